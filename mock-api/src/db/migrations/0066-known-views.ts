import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The lists that had saved views when this migration was written. */
const LISTS = [
  'inbox',
  'requests',
  'contacts',
  'consultations',
  'feasibility-requests',
  'users',
  'articles',
  'sectors',
  'services',
  'sliders',
  'studies',
  'canned-replies',
  'audit',
];

/** Removes saved views of lists that do not exist: the API stored any name. Nobody could open them. */
export const knownViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from saved_views where list not in (${sql.join(LISTS)})`.execute(db);
  },
};
