import { acceptsMessages, type MessageInput, type RequestStatus, type TransitionActor } from 'shared-lib/contracts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { acceptanceColumns } from '../lifecycle/assignments.ts';
import { addEvent } from '../lifecycle/events.ts';
import { updateRequest } from '../repository.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import { changeStatus, openTransitions } from '../lifecycle/transitions.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';

/** Whether the role can add messages and files. In a closed conversation it can while it may reopen it. */
export const acceptsContributions = (
  row: Pick<RequestRow, 'kind' | 'status' | 'status_since'>,
  role: TransitionActor,
  now: string,
): boolean => {
  return acceptsMessages(row.status, openTransitions(row, role, now));
};

/** Attaches files to a message. A file of staff is published with it. */
const attach = async (
  { trx, now, actor }: RequestContext,
  row: RequestRow,
  messageId: number,
  fileIds: readonly number[],
): Promise<void> => {
  if (fileIds.length === 0) return;
  const attached = await trx
    .updateTable('request_files')
    .set(({ fn, val }) => ({ message_id: messageId, published_at: fn.coalesce('published_at', val(now)) }))
    .where('id', 'in', [...fileIds])
    .where('request_id', '=', row.id)
    .where('uploaded_by', '=', actor.id)
    .where('message_id', 'is', null)
    .returning('id')
    .execute();
  if (attached.length !== new Set(fileIds).size) throw invalid({ file_ids: [copy.moves.foreignFiles] });
};

/** The status before the request began to wait for its client. */
const statusBefore = async ({ trx }: RequestContext, row: RequestRow): Promise<string | null> => {
  const event = await trx
    .selectFrom('request_events')
    .select('from')
    .where('request_id', '=', row.id)
    .where('type', '=', 'status')
    .where('to', '=', row.status)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return event?.from ?? null;
};

/**
 * The status that a message leads to, when the transition is open. A contact message alternates between `in_progress` and
 * `replied`; another request returns to its previous status when its client writes.
 */
const statusAfterMessage = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
): Promise<RequestStatus | undefined> => {
  const open = openTransitions(row, role, context.now).map(({ to }) => to);
  const before = role === 'client' && row.status === 'awaiting_client' ? await statusBefore(context, row) : undefined;
  const next = row.kind === 'contact' ? (role === 'client' ? 'in_progress' : 'replied') : before;
  return open.find((to) => to === next);
};

/**
 * Adds a message with its files and notifies the other side.
 * @throws {ApiError} 409 when the request is closed, 422 when a file is not the author's or already attached
 */
export const addMessage = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  { body, file_ids }: MessageInput,
): Promise<RequestRow> => {
  const { trx, now, actor } = context;
  if (!acceptsContributions(row, role, now)) throw conflict(copy.moves.noMessages);
  const { id } = await trx
    .insertInto('request_messages')
    .values({
      request_id: row.id,
      author_id: actor.id,
      author_name: actor.name,
      author_role: actor.role,
      body,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attach(context, row, id, file_ids);
  await addEvent(context, row, { type: 'message' });
  const to = await statusAfterMessage(context, row, role);
  const isFirstReply = role !== 'client' && row.first_replied_at === null;
  const updated = await updateRequest(context, row, {
    ...(isFirstReply ? { first_replied_at: now } : {}),
    ...acceptanceColumns(context, row, role),
  });
  const result = to ? await changeStatus(context, updated, role, { to }, { isQuiet: true }) : updated;
  const at = `message-${id}` as const;
  if (role === 'client')
    await notifyStaff(context, result, { kind: 'message', title: notificationCopy.toStaff.message, body, at });
  else await notifyClient(context, result, { kind: 'message', title: notificationCopy.toClient.message, body, at });
  return result;
};

/** Marks the messages of the other side as read. */
export const readMessages = async (
  { trx, now }: RequestContext,
  row: RequestRow,
  reader: 'client' | 'staff',
): Promise<void> => {
  await trx
    .updateTable('request_messages')
    .set({ read_at: now })
    .where('request_id', '=', row.id)
    .where('read_at', 'is', null)
    .where('author_role', reader === 'client' ? 'in' : 'not in', ['admin', 'consultant'])
    .execute();
};
