import type { Migration } from 'kysely/migration';

/** The yearly operation behind the cash flows of a study, as JSON. */
export const studyOperations: Migration = {
  async up(db) {
    await db.schema
      .alterTable('studies')
      .addColumn('operations', 'text', (column) => column.notNull().defaultTo('null'))
      .execute();
  },
};
