import { Kysely, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/open-database.ts';
import { postgresDialect } from '../db/postgres/dialect.ts';
import { createPool } from '../db/postgres/pool.ts';
import type { Tables } from '../db/tables.ts';
import { copyTemplate, dropDatabase } from './postgres-database.ts';

/** A database of tests that come one after the other; making one takes longer than most tests. */
interface Lent {
  address: string;
  pool: pg.Pool;
  /** How often it was lent. */
  times: number;
}

/** Emptied tables keep room for what was in them; after so many tests a new database is quicker. */
const MOST_TIMES = 40;

const free: Lent[] = [];

/** What the seed was made of: kept in a schema beside the tables, of which the template has none. */
const KEPT = 'kept_seed';

const KEEP = `do $$ declare name text; begin
  create schema ${KEPT};
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table ${KEPT}.%I as table public.%I', name, name);
  end loop;
end $$`;

/** Gives every table its rows of the seed, and its next number; fails where a test has changed the tables themselves. */
const RESTORE = `do $$ declare name text; begin
  if exists (select from pg_trigger where not tgisinternal) then raise exception 'a trigger is left'; end if;
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = '${KEPT}' loop
    execute format('delete from public.%I', name);
    execute format('insert into public.%I select * from ${KEPT}.%I', name, name);
  end loop;
  for name in select table_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(id), 1), max(id) is not null) from public.%I', name, 'id', name);
  end loop;
end $$`;

const take = async (serverUrl: string): Promise<Lent> => {
  const kept = free.pop();
  if (kept) return kept;
  const address = await copyTemplate(serverUrl);
  const pool = createPool(address, { most: 5 });
  await pool.query(KEEP);
  return { address, pool, times: 0 };
};

const giveBack = async (serverUrl: string, lent: Lent): Promise<void> => {
  lent.times += 1;
  const isGood =
    lent.times < MOST_TIMES &&
    (await lent.pool.query(RESTORE).then(
      () => true,
      () => false,
    ));
  if (isGood) return void free.push(lent);
  await lent.pool.end();
  await dropDatabase(serverUrl, lent.address);
};

interface TestDatabase {
  db: Database;
  /** Closes it, for the next test to use. */
  giveBack(): Promise<void>;
}

/** A database with the seed, taken when it is first asked something. */
export const lendDatabase = (serverUrl: string): TestDatabase => {
  let lent: Lent | undefined;
  const pool = async (): Promise<PostgresPool> => {
    const { pool: shared } = (lent = await take(serverUrl));
    return { connect: () => shared.connect(), end: async () => undefined, options: shared.options };
  };
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  return {
    db,
    async giveBack() {
      await db.destroy();
      if (lent) await giveBack(serverUrl, lent);
    },
  };
};
