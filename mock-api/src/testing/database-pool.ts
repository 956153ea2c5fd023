import { Kysely, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/open-database.ts';
import { postgresDialect } from '../db/postgres/dialect.ts';
import { createPool } from '../db/postgres/connect.ts';
import type { Tables } from '../db/tables.ts';
import { copyTemplate, dropDatabase } from './postgres-database.ts';

/** A seeded database that tests use one after another. Creating one takes longer than most tests. */
interface PooledDatabase {
  url: string;
  pool: pg.Pool;
  /** How many tests have used it. */
  uses: number;
}

/** Emptied tables still occupy disk space; after this many tests a new database is faster. */
const MAX_USES = 40;

const free: PooledDatabase[] = [];

/** Schema with a copy of the seed's rows. The template database does not have it. */
const SEED_COPY = 'seed_copy';

/** Schema that notes for each table how its rows were stored when they last were those of the seed. */
const SEED_STATE = 'seed_state';

/** `rows_of` returns another text after every change of a table: its number of rows, and the newest transaction that wrote one of them. */
const COPY_SEED = `do $$ declare name text; begin
  create schema ${SEED_COPY};
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table ${SEED_COPY}.%I as table public.%I', name, name);
  end loop;
end $$;
create schema ${SEED_STATE};
create function ${SEED_STATE}.rows_of(name text) returns text language plpgsql as $$ declare result text; begin
  execute format('select concat_ws('' '', count(*), max(xmin::text::bigint)) from public.%I', name) into result;
  return result;
end $$;
create table ${SEED_STATE}.tables as
  select tablename as name, ${SEED_STATE}.rows_of(tablename) as stored from pg_tables where schemaname = '${SEED_COPY}'`;

/** Codes of PostgreSQL for what some tests leave: a trigger (`raise exception`), or a missing table. */
const NOT_RESTORABLE = ['P0001', '42P01'];

/**
 * Restores the seed's rows of every table that has changed, and the id sequences of all. Fails when a test left its trigger behind
 * (`storage-faults.ts`). The database computes generated columns and refuses values for them.
 */
const RESTORE = `do $$ declare changed text; columns text; begin
  if exists (select from pg_trigger where tgname = 'refuse') then raise exception 'a trigger is left'; end if;
  set local session_replication_role = replica;
  for changed in select name from ${SEED_STATE}.tables where stored <> ${SEED_STATE}.rows_of(name) loop
    execute format('delete from public.%I', changed);
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = format('public.%I', changed)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into public.%I (%s) select %s from ${SEED_COPY}.%I', changed, columns, columns, changed);
    update ${SEED_STATE}.tables set stored = ${SEED_STATE}.rows_of(changed) where name = changed;
  end loop;
  for changed in select relname from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and attidentity <> '' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(id), 1), max(id) is not null) from public.%I', changed, 'id', changed);
  end loop;
end $$`;

const take = async (serverUrl: string): Promise<PooledDatabase> => {
  const reused = free.pop();
  if (reused) return reused;
  const url = await copyTemplate(serverUrl);
  const pool = createPool(url, { maxConnections: 5 });
  await pool.query(COPY_SEED);
  return { url, pool, uses: 0 };
};

const release = async (serverUrl: string, database: PooledDatabase): Promise<void> => {
  database.uses += 1;
  const isReusable =
    database.uses < MAX_USES &&
    (await database.pool.query(RESTORE).then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && NOT_RESTORABLE.includes(error.code ?? '')) return false;
        throw error;
      },
    ));
  if (isReusable) return void free.push(database);
  await database.pool.end();
  await dropDatabase(serverUrl, database.url);
};

interface BorrowedDatabase {
  db: Database;
  /** Closes it and returns it to the pool for the next test. */
  release(): Promise<void>;
}

/** A seeded database from the pool. It is taken at the first query. */
export const borrowDatabase = (serverUrl: string): BorrowedDatabase => {
  let database: PooledDatabase | undefined;
  const pool = async (): Promise<PostgresPool> => {
    const { pool: shared } = (database = await take(serverUrl));
    return { connect: () => shared.connect(), end: async () => undefined, options: shared.options };
  };
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  return {
    db,
    async release() {
      await db.destroy();
      if (database) await release(serverUrl, database);
    },
  };
};
