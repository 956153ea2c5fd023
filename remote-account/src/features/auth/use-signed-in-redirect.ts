import { useState, useEffect, useSyncExternalStore } from 'react';
import type { User } from 'shared-lib/contracts';
import { paths, safeNextPath } from 'shared-lib/paths';
import { session, useSession } from 'shared-lib/session';
import { joinSaved } from 'shared-lib/saved';

const homePathOf = ({ role }: User): string => (role === 'admin' ? paths.admin.home() : paths.dashboard());

/**
 * Path to redirect a signed-in user to, or `undefined` for a guest. A user who signs in on this page goes to `next` or to
 * the home of their role. A user who was already signed in goes to the dashboard, as the specification requires.
 */
export const useSignedInRedirect = (next: string | null): string | undefined => {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  const [cameAsGuest, setCameAsGuest] = useState(false);
  if (status === 'guest' && !cameAsGuest) setCameAsGuest(true);
  if (!user) return undefined;
  return cameAsGuest ? safeNextPath(next, homePathOf(user)) : paths.dashboard();
};

/** A stored token changes the status of the session too, so this needs no event of its own. */
const subscribeToNothing = () => () => undefined;

/** Whether the user of a stored token is still being asked for. The server has no token, and neither does the first render in a browser. */
export const useIsRestoring = (): boolean => {
  const hasToken = useSyncExternalStore(
    subscribeToNothing,
    () => session.storedToken() !== null,
    () => false,
  );
  return useSession((state) => state.status) === 'unknown' && hasToken;
};

/**
 * Moves what a guest saved on this device to the account as soon as the user has signed in. Returns true when that is done: the
 * redirect may load another document, which would end the requests.
 */
export const useJoinedSaved = (isSignedIn: boolean): boolean => {
  const [isJoined, setIsJoined] = useState(false);
  useEffect(() => {
    if (isSignedIn) void joinSaved().then(() => setIsJoined(true));
  }, [isSignedIn]);
  return isSignedIn && isJoined;
};
