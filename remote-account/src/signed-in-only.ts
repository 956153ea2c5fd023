import { paths } from 'shared-lib/paths';
import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';

/**
 * Redirects a guest to the login. Inside the site the shell's guard runs first; standalone, the remote has no other guard.
 * Pages themselves never redirect guests: a user who signs out is being taken to the home page, and a dashboard that
 * renders at that moment must not redirect to the login instead.
 */
export const signedInOnly: MiddlewareFunction = ({ request }) => {
  if (session.get().user) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.auth(pathname + search));
};
