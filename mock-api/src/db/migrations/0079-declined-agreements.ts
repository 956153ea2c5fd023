import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why the client declined a version of an agreement. */
export const declinedAgreements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('agreements')
      .addColumn('decline_reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
