import type { MessageInput, Mover, RequestStatus } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { news } from '../../copy/news.ts';
import { conflict, invalid } from '../../http/api-error.ts';
import { addEvent } from './events.ts';
import { updateRequest } from './repository.ts';
import { tellClient, tellStaff } from './tell.ts';
import { moveRequest, openMoves } from './transitions.ts';
import type { RequestRow, Work } from './work.ts';

/** After these nobody writes any more; a closed conversation only opens by a client's answer, for a while. */
const SILENT: readonly RequestStatus[] = ['rejected', 'cancelled', 'converted'];

/** Whether the request still takes messages and files of this side. */
export const isOpenFor = (
  row: Pick<RequestRow, 'kind' | 'status' | 'status_since'>,
  mover: Mover,
  now: string,
): boolean => {
  if (SILENT.includes(row.status)) return false;
  return row.status !== 'closed' || openMoves(row, mover, now).length > 0;
};

const attach = async (
  { trx, actor }: Work,
  row: RequestRow,
  messageId: number,
  fileIds: readonly number[],
): Promise<void> => {
  if (fileIds.length === 0) return;
  const attached = await trx
    .updateTable('request_files')
    .set({ message_id: messageId })
    .where('id', 'in', [...fileIds])
    .where('request_id', '=', row.id)
    .where('uploaded_by', '=', actor.id)
    .where('message_id', 'is', null)
    .returning('id')
    .execute();
  if (attached.length !== new Set(fileIds).size) throw invalid({ file_ids: [copy.moves.foreignFiles] });
};

/** Where the request was before the client was asked for something. */
const statusBefore = async ({ trx }: Work, row: RequestRow): Promise<string | null> => {
  const asked = await trx
    .selectFrom('request_events')
    .select('from')
    .where('request_id', '=', row.id)
    .where('type', '=', 'status')
    .where('to', '=', row.status)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return asked?.from ?? null;
};

/** Where a message leads by itself: an answer that was waited for goes on, a conversation comes back to life, an answered one is answered. */
const followUp = async (work: Work, row: RequestRow, mover: Mover): Promise<RequestStatus | undefined> => {
  const open = openMoves(row, mover, work.now).map(({ to }) => to);
  const before = mover === 'client' && row.status === 'awaiting_client' ? await statusBefore(work, row) : undefined;
  const wanted = row.kind === 'contact' ? (mover === 'client' ? 'in_progress' : 'replied') : before;
  return open.find((to) => to === wanted);
};

/** Adds a message of one side, with its files, and tells the other. */
export const addMessage = async (
  work: Work,
  row: RequestRow,
  mover: Mover,
  { body, file_ids }: MessageInput,
): Promise<RequestRow> => {
  const { trx, now, actor } = work;
  if (!isOpenFor(row, mover, now)) throw conflict(copy.moves.noMessages);
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
  await attach(work, row, id, file_ids);
  await addEvent(work, row, { type: 'message' });
  const to = await followUp(work, row, mover);
  const isFirstReply = mover !== 'client' && row.first_replied_at === null;
  const kept = await updateRequest(work, row, isFirstReply ? { first_replied_at: now } : {});
  const moved = to ? await moveRequest(work, kept, mover, { to }, { isQuiet: true }) : kept;
  if (mover === 'client') await tellStaff(work, moved, { kind: 'message', title: news.toStaff.message, body });
  else await tellClient(work, moved, { kind: 'message', title: news.toClient.message, body });
  return moved;
};

/** Notes that one side has seen what the other wrote. */
export const readMessages = async ({ trx, now }: Work, row: RequestRow, reader: 'client' | 'staff'): Promise<void> => {
  await trx
    .updateTable('request_messages')
    .set({ read_at: now })
    .where('request_id', '=', row.id)
    .where('read_at', 'is', null)
    .where('author_role', reader === 'client' ? 'in' : 'not in', ['admin', 'consultant'])
    .execute();
};
