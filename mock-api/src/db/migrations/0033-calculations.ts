import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, texts } from '../table.ts';

/** Calculations that people save or send with a request, and the times that clients suggest for a consultation. */
export const calculations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('requests')
      .addColumn('preferred_times', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('requests').addColumn('calculation', 'text').execute();
    await texts(
      numberedTable(db, 'saved_calculations'),
      'key',
      'name',
      'currency',
      'inputs',
      'figures',
      'created_at',
      'updated_at',
    )
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addUniqueConstraint('saved_calculations_key', ['user_id', 'key'])
      .execute();
  },
};
