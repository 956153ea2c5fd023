import type { RequestKind } from 'shared-lib/contracts';

/** Name of the admin resource that holds the requests of a kind; it is also the path segment of their pages. */
export const inboxName = {
  contact: 'contacts',
  consultation: 'consultations',
  feasibility: 'feasibility-requests',
} as const satisfies Record<RequestKind, string>;
