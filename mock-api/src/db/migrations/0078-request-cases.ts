import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, table, texts } from '../table.ts';

/** Copies of a request's calculation that staff change, and the actual figures of its project after the delivery. */
export const requestCases: Migration = {
  async up(db: Kysely<unknown>) {
    await texts(numberedTable(db, 'case_copies'), 'name', 'note', 'author_name', 'calculation', 'created_at')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('case_copies_request_id').on('case_copies').columns(['request_id', 'id']).execute();
    await texts(table(db, 'case_actuals'), 'figures', 'updated_at')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addColumn('year', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('case_actuals_key', ['request_id', 'year'])
      .execute();
  },
};
