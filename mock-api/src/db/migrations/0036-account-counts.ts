import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The home page of the administration counts accounts by role and status. Without this index it reads all rows. */
export const accountCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('users_role_status').on('users').columns(['role', 'status']).execute();
  },
};
