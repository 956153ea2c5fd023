import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../table.ts';

/** The curriculum vitae that a consultant uploads, one for each. */
export const consultantFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'consultant_files')
      .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('mime', 'text', (column) => column.notNull())
      .addColumn('stored_name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};
