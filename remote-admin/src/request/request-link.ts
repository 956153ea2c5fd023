import {
  type AdminRequest,
  type Neutral,
  type RequestKind,
  referencePrefixes,
  requestKinds,
} from 'shared-lib/contracts';
import { paths, type RequestInbox } from 'shared-lib/paths';

/** The kind that the prefix of a reference names: FS-2026-000001 is a feasibility study. */
export const kindOfReference = (reference: string): RequestKind =>
  requestKinds.find((kind) => reference.startsWith(`${referencePrefixes[kind]}-`)) ?? 'contact';

/** The list of each kind. */
export const inboxes: Readonly<Record<RequestKind, RequestInbox>> = {
  contact: 'contacts',
  consultation: 'consultations',
  feasibility: 'feasibility-requests',
};

/** The workspace of a request, at the URL that the emails name. */
export const requestPath = ({ kind, reference }: { kind: RequestKind | Neutral; reference: string }): string =>
  paths.admin.request(kind === 'other' ? 'contacts' : inboxes[kind], reference);

/** The fragment opens the composer of the workspace. */
export const replyPath = (request: Pick<AdminRequest, 'kind' | 'reference'>): string => `${requestPath(request)}#reply`;
