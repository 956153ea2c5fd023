import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';
import { ADD, createTrigger, dayOf, INSERT, MOVES } from './0061-request-figures.ts';

const COUNTED = ['kind', 'status', 'is_spam', 'created_at', 'sector_id', 'source_page'];

const AGREED = {
  consultation: ['scheduled', 'completed'],
  feasibility: ['accepted', 'in_progress', 'on_hold', 'client_review', 'delivered'],
};

/** Whether a request became work. @param row `new`, `old` or `requests` */
const isAgreed = (row: string) =>
  sql.join(
    Object.entries(AGREED).map(
      ([kind, statuses]) =>
        sql`(${sql.ref(`${row}.kind`)} = ${sql.lit(kind)} and ${sql.ref(`${row}.status`)} in (${sql.join(
          statuses.map((status) => sql.lit(status)),
        )}))`,
    ),
    sql` or `,
  );

/** Adds all figures of a request. @param row `new` or `old` of a trigger */
const addRequest = (db: Kysely<unknown>, row: 'new' | 'old') => sql`${INSERT}
  select figure, ${dayOf(db, row)}, ${sql.ref(`${row}.kind`)}, value, ${sql.lit(row === 'new' ? 1 : -1)} from (
    select 'status' as figure, ${sql.ref(`${row}.status`)} as value
    union all select 'sector', coalesce(cast(${sql.ref(`${row}.sector_id`)} as text), '')
    union all select 'page', ${sql.ref(`${row}.source_page`)}
    union all select 'agreed', ${sql.ref(`${row}.source_page`)} where ${isAgreed(row)}
    union all select distinct 'reached', "to" from request_events where request_id = ${sql.ref(`${row}.id`)} and ${MOVES}
  ) as figures where ${sql.ref(`${row}.is_spam`)} = 0 ${ADD};`;

const replaceTriggers = async (db: Kysely<unknown>) => {
  const on = isSqlite(db) ? sql`` : sql` on requests`;
  for (const change of ['insert', 'delete', 'update'])
    await sql`drop trigger ${sql.ref(`requests_${change}_figures`)}${on}`.execute(db);
  const columns = sql.join(COUNTED.map((column) => sql.ref(column)));
  const differs = sql.join(
    COUNTED.map((column) => sql`${sql.ref(`old.${column}`)} is distinct from ${sql.ref(`new.${column}`)}`),
    sql` or `,
  );
  const [add, remove] = [addRequest(db, 'new'), addRequest(db, 'old')];
  await createTrigger(db, { name: 'requests_insert_figures', on: sql`after insert on requests`, run: add });
  // Before its events are deleted with it: they are counted with the request.
  await createTrigger(db, { name: 'requests_delete_figures', on: sql`before delete on requests`, run: remove });
  await createTrigger(db, {
    name: 'requests_update_figures',
    on: sql`after update of ${columns} on requests`,
    when: differs,
    run: sql`${remove} ${add}`,
  });
};

const folderOf: Readonly<Record<string, string>> = { service: '/services', sector: '/sectors', study: '/studies' };

/** The page that led to a request, from the path and query that its form was sent from. */
const pageOf = (path: string): string => {
  const page = path ? URL.parse(path, 'http://site') : null;
  if (!page) return '';
  for (const [name, folder] of Object.entries(folderOf)) {
    const topic = page.searchParams.get(name);
    if (topic) return `${folder}/${encodeURIComponent(topic)}`;
  }
  return page.searchParams.get('calculation') ? '/tools/feasibility' : page.pathname;
};

const fill = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ source_path: string }>`select distinct source_path from requests`.execute(db);
  for (const { source_path } of rows)
    await sql`update requests set source_page = ${pageOf(source_path)} where source_path = ${source_path}`.execute(db);
  const day = dayOf(db, 'requests');
  for (const [figure, condition] of [
    ['page', sql`is_spam = 0`],
    ['agreed', sql`is_spam = 0 and (${isAgreed('requests')})`],
  ] as const)
    await sql`${INSERT} select ${sql.lit(figure)}, ${day}, kind, source_page, count(*) from requests
      where ${condition} group by ${day}, kind, source_page`.execute(db);
};

/** The page that led to each request, and the counts of requests, and of those that became work, by that page. */
export const sourcePages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('requests')
      .addColumn('source_page', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await fill(db);
    await replaceTriggers(db);
    await db.schema
      .createIndex('requests_source_page')
      .on('requests')
      .columns(['source_page', 'is_spam', 'archived_at', 'created_at', 'id'])
      .execute();
  },
};
