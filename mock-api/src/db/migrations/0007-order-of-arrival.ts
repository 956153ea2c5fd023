import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Inboxes in the order in which requests arrived, with the number that settles ties. `requests_arrived` of `0004` is made for
 * counting and lacks it: whoever read page 1000 by it put all rows before it in order first.
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
