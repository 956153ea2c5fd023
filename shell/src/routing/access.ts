import type { Area } from 'shared-lib/federation';
import { session, useSession } from 'shared-lib/session';

/** Whether the signed-in user may open an area. Everybody may open an area without a guard. */
export const mayEnter = ({ guard }: Area): boolean => {
  const { user } = session.get();
  return !guard || (user !== null && (guard.role === 'any' || user.role === guard.role));
};

/** Resolves at once, or when the user of a stored token is known. */
export const sessionKnown = () =>
  new Promise<void>((resolve) => {
    if (session.get().status !== 'unknown') return resolve();
    const unsubscribe = useSession.subscribe(({ status }) => {
      if (status === 'unknown') return;
      unsubscribe();
      resolve();
    });
  });
