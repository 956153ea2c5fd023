import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../table.ts';

/** What consultants say about their work, and what administrators decided about their accounts. */
export const consultantProfiles: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'consultant_profiles')
      .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('specialty', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('cv', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('link', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('written_at', 'text')
      .addColumn('decision', 'text')
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('decided_at', 'text')
      .addColumn('decided_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
