import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An index of the e-mail of requests, for comparisons that ignore the case of A to Z. */
export const requestEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index requests_email_key on requests (lower(email))`.execute(db);
  },
};
