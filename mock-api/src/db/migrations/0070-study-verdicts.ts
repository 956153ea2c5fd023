import type { Migration } from 'kysely/migration';

/** The recommendation of a study and one sentence about it. Studies of older releases have none. */
export const studyVerdicts: Migration = {
  async up(db) {
    await db.schema.alterTable('studies').addColumn('verdict', 'text').execute();
    await db.schema
      .alterTable('studies')
      .addColumn('verdict_sentence', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
