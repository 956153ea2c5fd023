import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite, table } from '../table.ts';

export const MOVES = sql`("type" in ('created', 'status') and "to" is not null)`;
const COUNTED = ['kind', 'status', 'is_spam', 'created_at', 'sector_id'];

/** The day in Riyadh, which has no daylight saving time. */
export const dayOf = (db: Kysely<unknown>, row: string) =>
  isSqlite(db)
    ? sql`strftime('%Y-%m-%d', ${sql.ref(`${row}.created_at`)}, '+3 hours')`
    : sql`to_char(${sql.ref(`${row}.created_at`)}::timestamp + interval '3 hours', 'YYYY-MM-DD')`;

export const INSERT = sql`insert into request_figures (figure, day, kind, value, count)`;
export const ADD = sql`on conflict (figure, day, kind, value) do update set count = request_figures.count + excluded.count`;

/** Adds all figures of a request. @param row `new` or `old` of a trigger */
const addRequest = (db: Kysely<unknown>, row: 'new' | 'old') => sql`${INSERT}
  select figure, ${dayOf(db, row)}, ${sql.ref(`${row}.kind`)}, value, ${sql.lit(row === 'new' ? 1 : -1)} from (
    select 'status' as figure, ${sql.ref(`${row}.status`)} as value
    union all select 'sector', coalesce(cast(${sql.ref(`${row}.sector_id`)} as text), '')
    union all select distinct 'reached', "to" from request_events where request_id = ${sql.ref(`${row}.id`)} and ${MOVES}
  ) as figures where ${sql.ref(`${row}.is_spam`)} = 0 ${ADD};`;

/** Adds the status that an event reached, unless another event of the request reached it as well. */
const addEvent = (db: Kysely<unknown>, row: 'new' | 'old') => sql`${INSERT}
  select 'reached', ${dayOf(db, 'requests')}, kind, ${sql.ref(`${row}.to`)}, ${sql.lit(row === 'new' ? 1 : -1)} from requests
  where id = ${sql.ref(`${row}.request_id`)} and is_spam = 0 and ${sql.ref(`${row}.to`)} is not null
    and ${sql.ref(`${row}.type`)} in ('created', 'status') and not exists (
      select 1 from request_events as other where other.request_id = ${sql.ref(`${row}.request_id`)}
        and other.id <> ${sql.ref(`${row}.id`)} and other."to" = ${sql.ref(`${row}.to`)} and other."type" in ('created', 'status')
    ) ${ADD};`;

interface Trigger {
  name: string;
  on: RawBuilder<unknown>;
  when?: RawBuilder<unknown>;
  run: RawBuilder<unknown>;
}

export const createTrigger = async (db: Kysely<unknown>, { name, on, when, run }: Trigger) => {
  const condition = when ? sql`when (${when})` : sql``;
  const trigger = sql`create trigger ${sql.ref(name)} ${on} for each row ${condition}`;
  if (isSqlite(db)) {
    await sql`${trigger} begin ${run} end`.execute(db);
    return;
  }
  // A trigger before a change returns the row, or nothing is changed; the result of the others is ignored.
  await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin ${run} return coalesce(new, old); end $$`.execute(
    db,
  );
  await sql`${trigger} execute function ${sql.ref(name)}()`.execute(db);
};

const createTriggers = async (db: Kysely<unknown>) => {
  const columns = sql.join(COUNTED.map((column) => sql.ref(column)));
  const differs = sql.join(
    COUNTED.map((column) => sql`${sql.ref(`old.${column}`)} is distinct from ${sql.ref(`new.${column}`)}`),
    sql` or `,
  );
  const moves = sql`"type", "to", request_id`;
  // Each event must see those that the same statement has changed before it. PostgreSQL runs triggers after it for all rows at its end.
  const timing = sql.raw(isSqlite(db) ? 'after' : 'before');
  const [add, remove] = [addRequest(db, 'new'), addRequest(db, 'old')];
  const [addMove, removeMove] = [addEvent(db, 'new'), addEvent(db, 'old')];
  const triggers: Trigger[] = [
    { name: 'requests_insert_figures', on: sql`after insert on requests`, run: add },
    // Before its events are deleted with it: they are counted with the request.
    { name: 'requests_delete_figures', on: sql`before delete on requests`, run: remove },
    {
      name: 'requests_update_figures',
      on: sql`after update of ${columns} on requests`,
      when: differs,
      run: sql`${remove} ${add}`,
    },
    { name: 'request_events_insert_figures', on: sql`${timing} insert on request_events`, run: addMove },
    { name: 'request_events_delete_figures', on: sql`${timing} delete on request_events`, run: removeMove },
    {
      name: 'request_events_update_figures',
      on: sql`${timing} update of ${moves} on request_events`,
      run: sql`${removeMove} ${addMove}`,
    },
  ];
  for (const trigger of triggers) await createTrigger(db, trigger);
};

const fill = async (db: Kysely<unknown>) => {
  const day = dayOf(db, 'requests');
  await sql`${INSERT} select 'status', ${day}, kind, status, count(*) from requests
    where is_spam = 0 group by ${day}, kind, status`.execute(db);
  await sql`${INSERT} select 'sector', ${day}, kind, coalesce(cast(sector_id as text), ''), count(*) from requests
    where is_spam = 0 group by ${day}, kind, sector_id`.execute(db);
  await sql`${INSERT} select 'reached', ${day}, kind, "to", count(distinct requests.id) from requests
    inner join request_events on request_events.request_id = requests.id
    where is_spam = 0 and ${MOVES} group by ${day}, kind, "to"`.execute(db);
};

/**
 * Counts of requests per day, kind and status, reached status or sector, without spam, for the figures of the home page of the
 * administration: a year of 100,000 requests took a third of a second to count. Triggers keep them, so that no program can forget it.
 * A migration that builds `requests` or `request_events` again must create the triggers again.
 */
export const requestFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'request_figures')
      .addColumn('figure', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_figures_key', ['figure', 'day', 'kind', 'value'])
      .execute();
    await fill(db);
    await createTriggers(db);
  },
};
