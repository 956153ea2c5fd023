import type { ClientRequest } from 'shared-lib/contracts';
import { requestStatusLabel } from 'shared-lib/copy';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { requestsCopy } from '../copy/requests.ts';

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

export const RequestBadge = ({ request: { kind, status } }: { request: Pick<ClientRequest, 'kind' | 'status'> }) => (
  <Badge $tone={tones[status]}>{requestStatusLabel(kind, status)}</Badge>
);

const MAX_TITLE = 90;

/** A title for the request from what the client wrote, shortened at a word. */
export const titleOf = ({ kind, subject, project_idea, description }: ClientRequest): string => {
  const text = (subject ?? project_idea ?? description ?? '').replaceAll(/\s+/g, ' ').trim();
  if (!text) return requestsCopy.untitled[kind];
  return text.length <= MAX_TITLE ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_TITLE))}…`;
};

export const nextStepOf = ({ status }: Pick<ClientRequest, 'status'>): string => requestsCopy.nextSteps[status];
