import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { areaOf, type Area } from './areas.ts';
import { useSignInRequest } from './session/sign-in-request.ts';

export const mayEnter = ({ guard }: Area): boolean => {
  const { user } = session.get();
  return !guard || (user !== null && (guard.role === 'any' || user.role === guard.role));
};

/**
 * A page whose session has ended waits below the dialog that asks for sign-in. What it does meanwhile with its own query, such as
 * the end of a pause in typing, must not take it away.
 */
const waitsForSignIn = (pathname: string): boolean =>
  useSignInRequest.getState().email !== null && pathname === location.pathname;

/** Runs before anything of a guarded area is loaded: a guest is sent to sign in, a wrong role gets an explanation (403). */
export const guardArea: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const area = areaOf(pathname);
  if (!area.guard || mayEnter(area)) return;
  if (waitsForSignIn(pathname)) return;
  if (session.get().status === 'signed-in') throw new Response(null, { status: 403 });
  throw redirect(`${area.guard.signIn}?next=${encodeURIComponent(pathname + search)}`);
};
