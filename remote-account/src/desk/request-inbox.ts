import { referencePrefixes } from 'shared-lib/contracts';
import type { RequestInbox } from 'shared-lib/paths';

const inboxes: Readonly<Record<string, RequestInbox>> = {
  [referencePrefixes.contact]: 'contacts',
  [referencePrefixes.consultation]: 'consultations',
  [referencePrefixes.feasibility]: 'feasibility-requests',
};

/** The list of the administration that has a request; undefined when the reference names no kind. */
export const requestInbox = (reference: string): RequestInbox | undefined =>
  inboxes[reference.slice(0, 2).toUpperCase()];
