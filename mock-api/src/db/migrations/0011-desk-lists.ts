import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the lists and counts of one client and one consultant, each of whom may have thousands of requests. */
export const deskLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const owner of ['user_id', 'assignee_id']) {
      await db.schema
        .createIndex(`requests_${owner}_updated_at`)
        .on('requests')
        .columns([owner, 'updated_at', 'id'])
        .execute();
      await db.schema
        .createIndex(`requests_${owner}_status`)
        .on('requests')
        .columns([owner, 'kind', 'status', 'is_spam', 'archived_at'])
        .execute();
    }
    await db.schema
      .createIndex('request_messages_request_unread')
      .on('request_messages')
      .columns(['request_id', 'read_at', 'author_role'])
      .execute();
    await db.schema.createIndex('notifications_unread').on('notifications').columns(['user_id', 'read_at']).execute();
  },
};
