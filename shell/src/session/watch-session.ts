import type { QueryClient } from '@tanstack/react-query';
import { configureHttp } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { isSessionKey, session, type Session } from 'shared-lib/session';
import { drafts, hasUnsaved } from 'shared-lib/unsaved';
import { areaOf } from '../areas.ts';
import { navigateTo } from '../navigation/navigator.ts';
import { closeSignInRequest, requestSignIn } from './sign-in-request.ts';
import { revokeToken } from './sign-out.ts';

interface Watched {
  queryClient: QueryClient;
  /** Asks the guards of what is on the screen again. */
  recheckGuards(): void;
}

type Loss = 'expired' | 'elsewhere' | 'chosen';

/** Decides what a change of the session means for the page: everywhere else it is only a value in a store. */
export const watchSession = ({ queryClient, recheckGuards }: Watched): void => {
  let lossCause: Loss = 'chosen';
  const causing = (cause: Loss, act: () => void) => {
    lossCause = cause;
    act();
    lossCause = 'chosen';
  };

  configureHttp({ onUnauthorized: () => causing('expired', session.signOut) });
  window.addEventListener('storage', ({ key }) => {
    if (isSessionKey(key)) causing('elsewhere', session.restore);
  });
  // A page that comes back from the back/forward cache may be older than the session.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) causing('elsewhere', session.restore);
  });

  const lose = (before: Session, cause: Loss) => {
    const guarded = areaOf(location.pathname).guard !== undefined;
    const waits = guarded && (cause === 'expired' || hasUnsaved());
    if (cause !== 'chosen' && waits) return requestSignIn(before.user?.email ?? '');
    queryClient.clear();
    drafts.forgetAll();
    if (cause === 'chosen') {
      if (before.token) void revokeToken(before.token);
      navigateTo(paths.home());
    } else recheckGuards();
  };

  let lastUserId = session.get().user?.id;
  session.subscribe((now, before) => {
    if (now.token === before.token) return;
    if (now.status !== 'signed-in') return lose(before, lossCause);
    if (lastUserId !== undefined && lastUserId !== now.user.id) queryClient.clear();
    lastUserId = now.user.id;
    closeSignInRequest();
    // What the dead token was refused is asked again with the new one.
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    recheckGuards();
  });
};
