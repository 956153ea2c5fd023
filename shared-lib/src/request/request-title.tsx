import type { ClientRequest, RequestEvent, RequestFile, RequestMessage } from 'shared-lib/contracts';
import { clientStatusLabel, requestStatusLabel } from 'shared-lib/copy';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';

/** Who reads a request: its client, or a consultant or administrator. */
export type Side = 'client' | 'staff';

const tones: Record<ClientRequest['status'], BadgeTone> = {
  new: 'new',
  in_progress: 'working',
  replied: 'done',
  closed: 'off',
  converted: 'off',
  under_review: 'review',
  awaiting_client: 'waiting',
  scheduled: 'working',
  completed: 'done',
  quoted: 'waiting',
  accepted: 'working',
  on_hold: 'off',
  client_review: 'waiting',
  delivered: 'done',
  rejected: 'rejected',
  cancelled: 'off',
  other: 'review',
};

/** Label of a status for the side that reads it. */
export const statusLabelFor = (side: Side) => (side === 'client' ? clientStatusLabel : requestStatusLabel);

interface BadgeProps {
  request: Pick<ClientRequest, 'kind' | 'status'>;
  side?: Side | undefined;
}

/** The status of a request. */
export const RequestBadge = ({ request: { kind, status }, side = 'staff' }: BadgeProps) => (
  <Badge $tone={tones[status]}>{statusLabelFor(side)(kind, status)}</Badge>
);

const clientRoles: readonly RequestMessage['author']['role'][] = ['client', 'visitor'];

/** Whether a message or event comes from the client's side. */
export const isFromClient = ({ role }: RequestEvent['actor']): boolean => clientRoles.includes(role);

/** Ids of the elements that a link in an email or a notification points to. */
export const anchors = {
  message: ({ id }: Pick<RequestMessage, 'id'>) => `message-${id}`,
  file: ({ id }: Pick<RequestFile, 'id'>) => `file-${id}`,
  status: 'status',
  quote: 'quote',
  messages: 'messages',
  files: 'files',
  path: 'path',
  sent: 'sent',
  composer: 'composer',
  appointment: 'appointment',
  rating: 'rating',
  checklist: 'checklist',
  agreement: 'agreement',
  case: 'case',
} as const;
