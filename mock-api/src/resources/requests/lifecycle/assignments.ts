import { fieldErrorMessage } from 'shared-lib/copy';
import type { DeclineAssignmentInput, TransitionActor } from 'shared-lib/contracts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { followAppointment } from '../../bookings/booked.ts';
import { notifyAdmins } from '../emails/notify.ts';
import { updateRequest } from '../repository.ts';
import { addEvent } from './events.ts';
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

/** Accepts the assignment of a request. Repeating it has no effect. */
export const acceptAssignment = async (context: RequestContext, row: RequestRow): Promise<RequestRow> => {
  if (row.assignment_accepted_at !== null) return row;
  const { actor, now } = context;
  const note = copy.assignments.accepted;
  await addEvent(context, row, { type: 'assigned', to: actor.name, note, visibility: 'internal' });
  return updateRequest(context, row, { assignment_accepted_at: now });
};

/**
 * Returns a request to the administrators, who see the reason.
 * @throws {ApiError} 409 when the consultant has accepted it before
 */
export const declineAssignment = async (
  context: RequestContext,
  row: RequestRow,
  { note }: DeclineAssignmentInput,
): Promise<void> => {
  if (row.assignment_accepted_at !== null) throw conflict(copy.assignments.alreadyAccepted);
  await addEvent(context, row, { type: 'assigned', to: null, note, visibility: 'internal' });
  const changed = await updateRequest(context, row, { assignee_id: null });
  await followAppointment(context, changed);
  await notifyAdmins(context, changed, {
    kind: 'assignment',
    title: notificationCopy.toStaff.assignmentDeclined(context.actor.name),
    body: note,
  });
};

/** @throws {ApiError} 422 when the consultant receives no new requests */
export const assertAvailable = async ({ trx }: RequestContext, consultantId: number): Promise<void> => {
  const absence = await trx
    .selectFrom('consultant_absences')
    .select('user_id')
    .where('user_id', '=', consultantId)
    .executeTakeFirst();
  if (absence) throw invalid({ assignee_id: [fieldErrorMessage('assignee-away')] });
};
