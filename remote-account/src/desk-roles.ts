import { paths } from 'shared-lib/paths';
import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';

/** The pages of a client's own requests: every other role gets the 403 page. */
export const clientsOnly: MiddlewareFunction = () => {
  const { user } = session.get();
  if (user && user.role !== 'client') throw new Response(null, { status: 403 });
};

/** Pages about requests: an administrator has them in the administration, and a pending consultant has none yet. */
export const deskUsersOnly: MiddlewareFunction = () => {
  const { user } = session.get();
  if (user?.role === 'admin') throw redirect(paths.admin.home());
  if (user?.role === 'consultant' && user.status === 'pending') throw redirect(paths.dashboard());
};
