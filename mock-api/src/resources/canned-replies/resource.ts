import {
  cannedReply,
  cannedReplyInput,
  type CannedReplyInput,
  fillVariables,
  type FilledReply,
  type ReplyVariable,
} from 'shared-lib/contracts';
import { formatDate, formatDateTime } from 'shared-lib/format';
import { clientStatusLabel } from 'shared-lib/copy';
import { columnsOf } from '../../dialect/list-resource.ts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { idColumn } from '../../dialect/write-context.ts';
import type { Database } from '../../db/open-database.ts';
import { searchColumn } from '../../search/search-column.ts';
import { rowTitle } from '../requests/payload.ts';
import type { RequestRow } from '../requests/lifecycle/request-context.ts';

const readVariables = async (db: Database, row: RequestRow): Promise<Record<ReplyVariable, string>> => {
  const assignee = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', row.assignee_id ?? 0)
    .executeTakeFirst();
  return {
    name: row.name,
    company: row.company,
    reference: row.reference,
    title: rowTitle(row),
    // The client reads the reply.
    status: clientStatusLabel(row.kind, row.status),
    assignee: assignee?.name ?? '',
    due_date: row.due_at === null ? '' : formatDate(row.due_at),
    appointment: row.appointment_at === null ? '' : formatDateTime(row.appointment_at),
  };
};

/** The replies for the kind of a request, with their variables filled. */
export const fillReplies = async (db: Database, row: RequestRow): Promise<FilledReply[]> => {
  const values = await readVariables(db, row);
  const replies = await db
    .selectFrom('canned_replies')
    .select(['id', 'title', 'body'])
    .where((eb) => eb.or([eb('kind', 'is', null), eb('kind', '=', row.kind)]))
    .orderBy('title')
    .orderBy('id')
    .execute();
  return replies.map((reply) => ({ ...reply, body: fillVariables(reply.body, values) }));
};

const columnsFor = ({ title, body, kind }: CannedReplyInput) => ({
  title,
  body,
  kind,
  search: searchColumn(`${title} ${body}`),
});

/** Replies that staff reuse. */
export const cannedReplies = defineRecordedResource({
  name: 'canned-replies',
  singular: 'canned_reply',
  versions: { resource: 'canned_replies', title: 'title' },
  input: cannedReplyInput,
  item: cannedReply,
  columns: columnsOf('canned_replies', {
    text: ['title', 'body', 'kind', 'created_at', 'updated_at'],
    nullable: ['kind'],
    integer: ['id'],
  }),
  search: 'canned_replies.search',
  names: { search: 'canned_replies.search', columns: ['canned_replies.title'] },
  key: 'canned_replies.id',
  rows: (db) => db.selectFrom('canned_replies').select(['id', 'title', 'body', 'kind', 'created_at', 'updated_at']),
  present: async (_db, rows) => [...rows],

  async insert(context, input) {
    const { trx, now } = context;
    const { id } = await trx
      .insertInto('canned_replies')
      .values({ ...idColumn(context), ...columnsFor(input), created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update({ trx }, input, { id }, updated_at) {
    await trx
      .updateTable('canned_replies')
      .set({ ...columnsFor(input), updated_at })
      .where('id', '=', id)
      .execute();
  },

  async remove({ trx }, { id }) {
    await trx.deleteFrom('canned_replies').where('id', '=', id).execute();
  },
});
