import { areaOf } from 'shared-lib/federation';
import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { useSignInRequest } from '../session/sign-in-request.ts';
import { mayEnter, sessionKnown } from './access.ts';

/**
 * Whether the page is waiting below the sign-in dialog after its session ended. A page may still change its own query then, for
 * example after a debounced input, and that must not redirect.
 */
const waitsForSignIn = (pathname: string): boolean =>
  useSignInRequest.getState().email !== null && pathname === location.pathname;

/** Runs before any code of a guarded area is loaded: redirects a guest to sign-in and responds to a wrong role with 403. */
export const guardArea: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const area = areaOf(pathname);
  if (!area.guard) return;
  await sessionKnown();
  if (mayEnter(area)) return;
  if (waitsForSignIn(pathname)) return;
  if (session.get().status === 'signed-in') throw new Response(null, { status: 403 });
  throw redirect(`${area.guard.signIn}?next=${encodeURIComponent(pathname + search)}`);
};
