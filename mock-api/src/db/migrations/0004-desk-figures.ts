import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Covering indexes for the numbers of the admin home page, because rows of requests are wide. */
export const deskFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('requests_open')
      .on('requests')
      .columns([
        'kind',
        'status',
        'is_spam',
        'archived_at',
        'assignee_id',
        'first_replied_at',
        'first_reply_due_at',
        'due_at',
      ])
      .execute();
    await db.schema
      .createIndex('requests_arrived')
      .on('requests')
      .columns(['kind', 'created_at', 'is_spam', 'status', 'first_replied_at', 'first_reply_due_at', 'source_path'])
      .execute();
    // Covers all columns of the index that it replaces.
    await db.schema.dropIndex('requests_kind_created_at').execute();
    await db.schema
      .createIndex('request_messages_unread')
      .on('request_messages')
      .columns(['read_at', 'author_role', 'request_id'])
      .execute();
    await db.schema
      .createIndex('request_events_moves')
      .on('request_events')
      .columns(['request_id', 'type', 'to'])
      .execute();
  },
};
