import type { Migration } from 'kysely/migration';

/** How the page of an article shows its text. Older articles are plain ones. */
export const articleLayouts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('articles')
      .addColumn('layout', 'text', (column) => column.notNull().defaultTo('article'))
      .execute();
  },
};
