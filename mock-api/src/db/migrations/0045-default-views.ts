import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isFlag } from '../table.ts';

/** The saved view with which a list opens. */
export const defaultViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('saved_views')
      .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0).check(isFlag('is_default')))
      .execute();
  },
};
