import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Index for inboxes by time of arrival, with the id as the last column. `requests_arrived` of `0004` has no id, so that page
 * 1000 had to sort all rows before it.
 */
export const orderOfArrival: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('requests_kind_created_at')
      .on('requests')
      .columns(['kind', 'created_at', 'id'])
      .execute();
  },
};
