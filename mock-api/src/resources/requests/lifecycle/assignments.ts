import type { TransitionActor } from 'shared-lib/contracts';
import type { RequestContext, RequestRow } from './request-context.ts';

/** A consultant who works on a request accepts its assignment by that. */
export const acceptanceColumns = (
  { now, actor }: RequestContext,
  row: RequestRow,
  role: TransitionActor,
): Partial<RequestRow> =>
  role === 'consultant' && row.assignee_id === actor.id && row.assignment_accepted_at === null
    ? { assignment_accepted_at: now }
    : {};
