import type { ConvertInput, TransitionActor, RatingInput } from 'shared-lib/contracts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { payloadOf } from '../../../fields/requests.ts';
import { conflict } from '../../../http/api-error.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import { insertRequest, updateRequest } from '../repository.ts';
import type { RequestContext, RequestRow } from './request-context.ts';
import { changeStatus } from './transitions.ts';
import { addEvent } from './events.ts';

/** Adds the client's rating of a finished request. @throws {ApiError} 409 when it is unfinished or already rated */
export const rateRequest = async (
  context: RequestContext,
  row: RequestRow,
  { score, comment }: RatingInput,
): Promise<RequestRow> => {
  if (row.status !== 'completed' && row.status !== 'delivered') throw conflict(copy.moves.noRating);
  const { trx, now } = context;
  const added = await trx
    .insertInto('ratings')
    .values({ request_id: row.id, score, comment, at: now })
    .onConflict((oc) => oc.column('request_id').doNothing())
    .returning('score')
    .executeTakeFirst();
  if (!added) throw conflict(copy.moves.rated);
  await addEvent(context, row, { type: 'rating', to: String(score) });
  await notifyStaff(context, row, {
    kind: 'status',
    title: notificationCopy.toStaff.rating(score),
    body: comment,
    at: 'rating',
  });
  return updateRequest(context, row, {});
};

/** The fields of the new request. Its project type is "other", because a contact message has no project type. */
const convertedPayload = (
  kind: ConvertInput['kind'],
  { subject, message }: Pick<RequestRow, 'subject' | 'message'>,
): Record<string, string> => {
  const text = [subject, message].filter(Boolean).join('\n\n');
  return payloadOf(
    kind,
    kind === 'consultation' ? { project_type: copy.requests.otherProject, description: text } : { project_idea: text },
  );
};

/**
 * Converts a contact message to a request with the same sender and consultant, and links both.
 * @returns the contact message
 * @throws {ApiError} 409 when the row is not a contact message
 */
export const convertRequest = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  { kind, note }: ConvertInput,
): Promise<RequestRow> => {
  if (row.kind !== 'contact') throw conflict(copy.moves.onlyMessages);
  const message = await changeStatus(context, row, role, { to: 'converted', note }, { isQuiet: true });
  const { name, email, phone, company, user_id } = row;
  const inserted = await insertRequest(context, {
    kind,
    priority: row.priority,
    name,
    email,
    phone,
    company,
    payload: convertedPayload(kind, row),
    user: user_id === null ? undefined : { id: user_id },
    source_path: row.source_path,
    level: kind,
  });
  const request = await updateRequest(context, inserted, { assignee_id: row.assignee_id });
  await notifyClient(context, request, {
    kind: 'status',
    title: notificationCopy.toClient.converted(request.reference),
    body: note,
  });
  return updateRequest(context, message, { converted_to: request.id });
};
