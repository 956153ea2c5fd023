import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the hidden field of a form caught a request of a program; empty for all others, also for those that staff call spam. */
export const caughtRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('requests').addColumn('caught_at', 'text').execute();
    await sql`create index requests_caught_at on requests (caught_at) where caught_at is not null`.execute(db);
  },
};
