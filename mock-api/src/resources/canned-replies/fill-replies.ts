import { fillVariables, type FilledReply, type ReplyVariable } from 'shared-lib/contracts';
import { clientStatusLabel } from 'shared-lib/copy';
import { formatDate, formatDateTime } from 'shared-lib/format';
import type { Database } from '../../db/open-database.ts';
import { requestTitle } from '../desk/request-title.ts';
import type { RequestRow } from '../requests/lifecycle/request-context.ts';

const valuesOf = async (db: Database, row: RequestRow): Promise<Record<ReplyVariable, string>> => {
  const assignee = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', row.assignee_id ?? 0)
    .executeTakeFirst();
  return {
    name: row.name,
    company: row.company,
    reference: row.reference,
    title: requestTitle(row),
    // The client reads the reply.
    status: clientStatusLabel(row.kind, row.status),
    assignee: assignee?.name ?? '',
    due_date: row.due_at === null ? '' : formatDate(row.due_at),
    appointment: row.appointment_at === null ? '' : formatDateTime(row.appointment_at),
  };
};

/** The replies for the kind of a request, with their variables filled. */
export const fillReplies = async (db: Database, row: RequestRow): Promise<FilledReply[]> => {
  const values = await valuesOf(db, row);
  const replies = await db
    .selectFrom('canned_replies')
    .select(['id', 'title', 'body'])
    .where((eb) => eb.or([eb('kind', 'is', null), eb('kind', '=', row.kind)]))
    .orderBy('title')
    .orderBy('id')
    .execute();
  return replies.map((reply) => ({ ...reply, body: fillVariables(reply.body, values) }));
};
