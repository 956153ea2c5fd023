import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, table, texts } from '../table.ts';

/** Tags and snoozes of requests, and an index that finds requests with one phone number (their e-mail addresses have one already). */
export const requestTriage: Migration = {
  async up(db: Kysely<unknown>) {
    await texts(numberedTable(db, 'request_tags'), 'tag')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addUniqueConstraint('request_tags_once', ['request_id', 'tag'])
      .execute();
    await db.schema.createIndex('request_tags_tag').on('request_tags').columns(['tag', 'request_id']).execute();
    await texts(table(db, 'request_snoozes'), 'until', 'actor_name', 'created_at')
      .addColumn('request_id', 'integer', (column) => column.primaryKey().references('requests.id').onDelete('cascade'))
      .addColumn('actor_id', 'integer')
      .execute();
    await db.schema.createIndex('requests_phone').on('requests').column('phone_e164').execute();
  },
};
