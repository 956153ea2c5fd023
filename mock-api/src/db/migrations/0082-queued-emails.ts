import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, texts } from '../table.ts';

/** Emails that wait for the mail server. They are stored in the transaction of the change that they tell of. */
export const queuedEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await texts(
      numberedTable(db, 'queued_emails'),
      'message_id',
      'kind',
      'recipient',
      'about',
      'email',
      'due_at',
      'created_at',
    )
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failed_at', 'text')
      .execute();
    await db.schema.createIndex('queued_emails_due_at').on('queued_emails').columns(['due_at', 'id']).execute();
  },
};
