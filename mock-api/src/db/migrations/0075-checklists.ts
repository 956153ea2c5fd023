import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, table, texts } from '../table.ts';

const STATES = ['required', 'received', 'accepted', 'refused'];

/** The documents that a request needs from its client, and links to an archive of all files of a request. */
export const checklists: Migration = {
  async up(db: Kysely<unknown>) {
    await texts(numberedTable(db, 'checklist_items'), 'title', 'note', 'state', 'reason', 'created_at', 'updated_at')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addColumn('due_at', 'text')
      .addColumn('reminders', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('removed_at', 'text')
      .addCheckConstraint('checklist_items_state_known', oneOf('state', STATES))
      .execute();
    await db.schema
      .createIndex('checklist_items_request_id')
      .on('checklist_items')
      .columns(['request_id', 'id'])
      .execute();
    await db.schema.createIndex('checklist_items_due_at').on('checklist_items').columns(['due_at']).execute();
    await db.schema
      .alterTable('request_files')
      .addColumn('checklist_item_id', 'integer', (column) =>
        column.references('checklist_items.id').onDelete('set null'),
      )
      .execute();
    await texts(table(db, 'archive_links'), 'reader', 'expires_at')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addCheckConstraint('archive_links_reader_known', oneOf('reader', ['client', 'staff']))
      .execute();
  },
};
