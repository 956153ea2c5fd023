import { fieldErrorMessage, requestStatusLabel } from 'shared-lib/copy';
import type { AssignInput } from 'shared-lib/contracts';
import { notificationCopy } from '../../../copy/emails.ts';
import { flag } from '../../../db/tables.ts';
import { invalid } from '../../../http/api-error.ts';
import { followAppointment } from '../../bookings/booked.ts';
import { assertAvailable } from './assignments.ts';
import { addEvent } from './events.ts';
import { updateRequest } from '../repository.ts';
import { notifyColleague } from '../emails/notify.ts';
import type { RequestContext, RequestRow } from './request-context.ts';

/** Adds a note that only staff can read. */
export const addNote = async (context: RequestContext, row: RequestRow, body: string): Promise<RequestRow> => {
  const { trx, now, actor } = context;
  await trx
    .insertInto('request_notes')
    .values({
      request_id: row.id,
      author_id: actor.id,
      author_name: actor.name,
      author_role: actor.role,
      body,
      at: now,
    })
    .execute();
  return updateRequest(context, row, {});
};

/**
 * Assigns the request to a staff member, or unassigns it.
 * @throws {ApiError} 422 for an account that cannot work on requests, or a consultant who receives no new ones
 */
export const assignRequest = async (
  context: RequestContext,
  row: RequestRow,
  { assignee_id, note }: AssignInput,
): Promise<RequestRow> => {
  if (assignee_id === row.assignee_id) return row;
  const assignee =
    assignee_id === null
      ? undefined
      : await context.trx
          .selectFrom('users')
          .select(['id', 'name'])
          .where('id', '=', assignee_id)
          .where('role', 'in', ['consultant', 'admin'])
          .where('status', '=', 'active')
          .executeTakeFirst();
  if (assignee_id !== null && !assignee) throw invalid({ assignee_id: [fieldErrorMessage('assignee-invalid')] });
  if (assignee) await assertAvailable(context, assignee.id);
  const changed = await updateRequest(context, row, { assignee_id, assignment_accepted_at: null });
  await followAppointment(context, changed);
  await addEvent(context, row, { type: 'assigned', to: assignee?.name ?? null, note, visibility: 'internal' });
  const body = [requestStatusLabel(row.kind, row.status), note].filter(Boolean).join('\n');
  if (assignee)
    await notifyColleague(context, changed, assignee.id, {
      kind: 'assignment',
      title: notificationCopy.toStaff.assigned,
      body,
    });
  return changed;
};

export const setPriority = async (
  context: RequestContext,
  row: RequestRow,
  priority: RequestRow['priority'],
): Promise<RequestRow> => {
  if (priority === row.priority) return row;
  await addEvent(context, row, { type: 'priority', from: row.priority, to: priority, visibility: 'internal' });
  return updateRequest(context, row, { priority });
};

export const setSpam = async (context: RequestContext, row: RequestRow, isSpam: boolean): Promise<RequestRow> => {
  if (flag(isSpam) === row.is_spam) return row;
  await addEvent(context, row, { type: 'spam', to: String(isSpam), visibility: 'internal' });
  return updateRequest(context, row, { is_spam: flag(isSpam) });
};

/** Archives the request, or restores it from the archive. */
export const setArchived = async (
  context: RequestContext,
  row: RequestRow,
  isArchived: boolean,
): Promise<RequestRow> => {
  if (isArchived === (row.archived_at !== null)) return row;
  await addEvent(context, row, { type: 'archived', to: String(isArchived), visibility: 'internal' });
  return updateRequest(context, row, { archived_at: isArchived ? context.now : null });
};
