import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** After which payment of a quote the work starts: the first one, as all quotes of earlier releases have it. */
export const workStart: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('quotes')
      .addColumn('work_start', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
