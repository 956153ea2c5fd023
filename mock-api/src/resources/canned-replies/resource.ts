import { cannedReply, cannedReplyInput, type CannedReplyInput } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { columnsOf } from '../../dialect/columns.ts';
import { defineResource } from '../../dialect/define-resource.ts';

const columnsFor = ({ title, body, kind }: CannedReplyInput) => ({
  title,
  body,
  kind,
  search: foldArabic(`${title} ${body}`),
});

/** Replies that staff reuse. */
export const cannedReplies = defineResource({
  name: 'canned-replies',
  noun: 'canned_reply',
  input: cannedReplyInput,
  item: cannedReply,
  columns: columnsOf('canned_replies', {
    text: ['title', 'body', 'kind', 'created_at', 'updated_at'],
    nullable: ['kind'],
    integer: ['id'],
  }),
  search: 'canned_replies.search',
  key: 'canned_replies.id',
  rows: (db) => db.selectFrom('canned_replies').select(['id', 'title', 'body', 'kind', 'created_at', 'updated_at']),
  present: async (_db, rows) => [...rows],

  async insert({ trx, now }, input) {
    const { id } = await trx
      .insertInto('canned_replies')
      .values({ ...columnsFor(input), created_at: now, updated_at: now })
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
