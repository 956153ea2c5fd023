import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { areaOf, type Area } from './areas.ts';

export const mayEnter = ({ guard }: Area): boolean => {
  const { user } = session.get();
  return !guard || (user !== null && (guard.role === 'any' || user.role === guard.role));
};

/** Runs before anything of a guarded area is loaded: a guest is sent to sign in, a wrong role gets an explanation (403). */
export const guardArea: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const area = areaOf(pathname);
  if (!area.guard || mayEnter(area)) return;
  if (session.get().status === 'signed-in') throw new Response(null, { status: 403 });
  throw redirect(`${area.guard.signIn}?next=${encodeURIComponent(pathname + search)}`);
};
