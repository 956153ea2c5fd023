import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';

const REPLACED = [
  'requests_visible_created_at',
  'requests_visible_updated_at',
  'requests_visible_name',
  'requests_visible_clock',
  'requests_view',
  'requests_activity',
];

const isVisible = sql<boolean>`is_spam = 0 and archived_at is null`;

/**
 * Replaces the indexes of the inbox by partial ones, which contain only requests that are neither spam nor archived. Complete
 * indexes on these columns made SQLite choose them for the figures of the home page too, where others are faster. Also adds
 * covering indexes of titles, so that the search of the administration does not scan the long rows of content.
 */
export const visibleRequests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of REPLACED) await db.schema.dropIndex(name).execute();
    const visible = (name: string) => db.schema.createIndex(`requests_visible_${name}`).on('requests').where(isVisible);
    for (const name of ['created_at', 'updated_at', 'name'])
      await visible(name).columns([name, 'id', 'status']).execute();
    await visible('clock')
      .column(sql`(clock_due_at is null)`)
      .columns(['clock_due_at', 'id', 'status'])
      .execute();
    await visible('deadline').columns(['clock_due_at', 'id']).execute();
    await visible('status').columns(['status', 'kind', 'assignee_id', 'clock_due_at', 'id']).execute();
    await visible('activity').columns(['client_activity_at', 'id']).execute();
    // PostgreSQL rejects index entries of more than a few kilobytes, see `0005-long-lists`.
    if (isSqlite(db)) await visible('search').columns(['search', 'id', 'status']).execute();
    for (const name of ['articles', 'studies'])
      await db.schema.createIndex(`${name}_title_search`).on(name).columns(['title_search', 'id']).execute();
  },
};
