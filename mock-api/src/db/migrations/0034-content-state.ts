import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite, table } from '../table.ts';

/** Tables that public pages show. A migration that builds one of them again must create its triggers again. */
const CONTENT = [
  'services',
  'sectors',
  'service_sectors',
  'sliders',
  'settings',
  'articles',
  'article_tags',
  'studies',
];
const EVENTS = ['insert', 'update', 'delete'] as const;

/** The counter of downloads is no change of content. */
const conditionOf = (name: string, event: string) =>
  name === 'studies' && event === 'update' ? sql`when (new.downloads = old.downloads)` : sql``;

const createTrigger = (db: Kysely<unknown>, name: string, event: (typeof EVENTS)[number]) => {
  const trigger = sql.ref(`${name}_${event}_content`);
  const on = sql`after ${sql.raw(event)} on ${sql.ref(name)}`;
  const condition = conditionOf(name, event);
  const run = isSqlite(db)
    ? sql`begin update content_state set revision = revision + 1; end`
    : sql`execute function content_changed()`;
  return sql`create trigger ${trigger} ${on} for each row ${condition} ${run}`.execute(db);
};

/**
 * A number that every write of public content raises, in the transaction of the write. Triggers do it, so that no program can
 * forget it. Also indexes scheduled content, whose next date is read with the number.
 */
export const contentState: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'content_state')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into content_state (revision) values (1)`.execute(db);
    if (!isSqlite(db))
      await sql`create or replace function content_changed() returns trigger language plpgsql as $$
        begin update content_state set revision = revision + 1; return null; end $$`.execute(db);
    for (const name of CONTENT) for (const event of EVENTS) await createTrigger(db, name, event);
    for (const name of ['articles', 'studies'])
      await db.schema
        .createIndex(`${name}_scheduled`)
        .on(name)
        .columns(['published_at'])
        .where(sql<boolean>`status = 'scheduled'`)
        .execute();
  },
};
