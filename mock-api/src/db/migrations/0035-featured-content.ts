import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The featured position of articles and studies: staff choose which rows come first, and their order. */
export const featuredContent: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['articles', 'studies']) {
      await db.schema.alterTable(name).addColumn('featured_position', 'integer').execute();
      await db.schema
        .createIndex(`${name}_featured`)
        .on(name)
        .columns(['featured_position', 'id'])
        .where(sql<boolean>`featured_position is not null`)
        .execute();
    }
  },
};
