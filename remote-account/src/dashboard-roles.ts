import { paths, type RequestInbox } from 'shared-lib/paths';
import { redirect, type MiddlewareFunction } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { referencePrefixes } from 'shared-lib/contracts';

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

const inboxes: Readonly<Record<string, RequestInbox>> = {
  [referencePrefixes.contact]: 'contacts',
  [referencePrefixes.consultation]: 'consultations',
  [referencePrefixes.feasibility]: 'feasibility-requests',
};

/** The list of the administration that has a request; undefined when the reference names no kind. */
const requestInbox = (reference: string): RequestInbox | undefined => inboxes[reference.slice(0, 2).toUpperCase()];

/** The pages of a client's own requests: every other role gets the 403 page. */
export const clientsOnly: MiddlewareFunction = () => {
  const { user } = session.get();
  if (user && user.role !== 'client') throw new Response(null, { status: 403 });
};

/** The pages of an approved consultant's own work: every other role gets the 403 page. */
export const consultantsOnly: MiddlewareFunction = () => {
  const { user } = session.get();
  if (user && user.role !== 'consultant') throw new Response(null, { status: 403 });
  redirectPendingConsultant();
};

/** Links of emails lead here for every role. The administration has pages with the same content. */
const redirectAdministrator = (path: string): void => {
  const { user } = session.get();
  if (user?.role === 'admin') throw redirect(path);
};

/** A consultant who waits for approval has no requests yet. */
const redirectPendingConsultant = (): void => {
  const { user } = session.get();
  if (user?.role === 'consultant' && user.status === 'pending') throw redirect(paths.dashboard());
};

/** Lists about requests. */
export const requestListUsers: MiddlewareFunction = () => {
  redirectAdministrator(paths.admin.inbox());
  redirectPendingConsultant();
};

/** The page of one request. The query names the message or file that it shows first. */
export const requestUsers: MiddlewareFunction = ({ request, params: { reference = '' } }) => {
  const inbox = requestInbox(reference);
  const { search } = new URL(request.url);
  redirectAdministrator(inbox ? paths.admin.request(inbox, reference) + search : paths.admin.inbox());
  redirectPendingConsultant();
};

export const notificationUsers: MiddlewareFunction = () => redirectAdministrator(paths.admin.notifications());

/** An administrator confirms a new e-mail address here, because the administration has no page for it. */
export const profileUsers: MiddlewareFunction = ({ request }) => {
  if (!new URL(request.url).searchParams.has('confirm-email')) redirectAdministrator(paths.admin.profile());
};
