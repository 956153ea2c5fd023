import type { QueryClient } from '@tanstack/react-query';
import { areaOf } from 'shared-lib/federation';
import { configureHttp } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { isSessionKey, restoreUser, session, type Session } from 'shared-lib/session';
import { discardUnsaved, drafts, hasUnsaved } from 'shared-lib/unsaved';
import { navigateTo } from '../navigation/navigator.ts';
import { closeSignInRequest, requestSignIn } from './sign-in-request.ts';

/** Time of the last chosen sign-out in this browser. The other tabs learn from it that the session did not just expire. */
const SIGNED_OUT_KEY = 'miqyas:signed-out';

/** When somebody last signed out in this browser; null when that is unknown. */
const lastSignOut = (): string | null => {
  try {
    return localStorage.getItem(SIGNED_OUT_KEY);
  } catch {
    return null;
  }
};

/** Tells the other tabs of this browser that the person chose to sign out. */
const markSignOut = (): void => {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
  } catch {
    // Without storage no other tab shares the session.
  }
};

/** Whether the key of a `storage` event says that somebody signed out. */
const isSignOut = (key: string | null): boolean => key === SIGNED_OUT_KEY;

/**
 * Revokes a token on the server. The visitor is signed out whatever the response is (specification §4), so a failure is not
 * reported. `keepalive` lets the request outlive this document, because the home page loads a new one.
 */
const revokeToken = async (token: string): Promise<void> => {
  await fetch('/api/auth/logout', {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
};

interface WatchSessionOptions {
  queryClient: QueryClient;
  /** Runs the guards of the current page again. */
  recheckGuards(): void;
}

/** Why the session ended: the server rejected the token, another tab signed out, or the person signed out here. */
type EndCause = 'expired' | 'elsewhere' | 'chosen';

/** Reacts to changes of the session for the whole page: sign-in dialog, cleared caches, redirects and guards. */
export const watchSession = ({ queryClient, recheckGuards }: WatchSessionOptions): void => {
  let endCause: EndCause = 'chosen';
  const withCause = (cause: EndCause, action: () => void) => {
    endCause = cause;
    action();
    endCause = 'chosen';
  };

  const restore = () => {
    session.restore();
    void restoreUser();
  };

  const signOutAtStart = lastSignOut();
  /** After a chosen sign-out in another tab nothing of the account stays on the screen, also no text that is not sent yet. */
  const leaveAccount = () => {
    if (areaOf(location.pathname).policy === 'public') return;
    drafts.forgetAll();
    // The page must not ask whether to stay.
    discardUnsaved();
    document.body.hidden = true;
    location.replace(paths.home());
  };

  configureHttp({ onUnauthorized: () => withCause('expired', session.signOut) });
  window.addEventListener('storage', ({ key }) => {
    if (isSignOut(key)) leaveAccount();
    else if (isSessionKey(key)) withCause('elsewhere', restore);
  });
  // A page from the back/forward cache may be older than the session.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (lastSignOut() !== signOutAtStart) leaveAccount();
    withCause('elsewhere', restore);
  });

  const handleSessionEnd = (before: Session, cause: EndCause) => {
    const isGuarded = areaOf(location.pathname).guard !== undefined;
    const shouldWait = isGuarded && (cause === 'expired' || hasUnsaved());
    if (cause !== 'chosen' && shouldWait) return requestSignIn(before.user?.email ?? '');
    // Aborts requests that still carry the old token.
    void queryClient.cancelQueries();
    queryClient.clear();
    drafts.forgetAll();
    if (cause === 'chosen') {
      // A stored token that the API refused belonged to nobody who could choose.
      if (before.status === 'signed-in') markSignOut();
      if (before.token) void revokeToken(before.token);
      navigateTo(paths.home());
    } else recheckGuards();
  };

  let lastUserId = session.get().user?.id;
  session.subscribe((now, before) => {
    if (now.token === before.token) return;
    if (now.status !== 'signed-in') return handleSessionEnd(before, endCause);
    if (lastUserId !== undefined && lastUserId !== now.user.id) queryClient.clear();
    lastUserId = now.user.id;
    closeSignInRequest();
    // Queries that failed with the old token run again with the new one.
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    recheckGuards();
  });
};
