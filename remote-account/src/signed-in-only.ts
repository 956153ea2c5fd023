import { paths } from 'shared-lib/paths';
import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';

/**
 * Sends a guest to sign in when a page is asked for. In the site the shell's guard has answered before; alone the room has none.
 * Pages themselves send no guest anywhere: whoever signs out is on the way to the home page, and a page that is drawn in
 * that moment must not call her back.
 */
export const signedInOnly: MiddlewareFunction = ({ request }) => {
  if (session.get().user) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.auth(pathname + search));
};
