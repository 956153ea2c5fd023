import { createHash } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import { createDatabaseCache, type DatabaseCache } from '../db/database-cache.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

/** Tables that the server writes on every request, even on a rejected one. */
const BOOKKEEPING: readonly string[] = ['sessions', 'rate_limits'];

/** Index tables; their content derives from other tables. */
const INDEX = /_trigrams(?:_|$)/;

type Checksums = Record<string, string>;

/** Names of the tables of a database. Tests do not change them, and reading them takes long on PostgreSQL. */
const tableNames = new WeakMap<Database, Promise<readonly string[]>>();

const namesOf = (db: Database): Promise<readonly string[]> => {
  const names =
    tableNames.get(db) ??
    db.introspection
      .getTables()
      .then((tables) =>
        tables.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name) && !INDEX.test(name)),
      );
  tableNames.set(db, names);
  return names;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const readOnSqlite = async (db: Database): Promise<Checksums> => {
  const checksums: Checksums = {};
  for (const name of await namesOf(db)) {
    const rows = await db
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    checksums[name] = `${rows.length} rows, ${hashOf(JSON.stringify(rows))}`;
  }
  return checksums;
};

/** In one query: PostgreSQL computes the checksums, because reading every row for every test takes minutes. */
const readOnPostgres = async (db: Database): Promise<Checksums> => {
  const queries = (await namesOf(db)).map(
    (name) => sql`
      select ${sql.lit(name)} as name, count(*) || ' rows, ' || coalesce(md5(string_agg(stored::text, '')), '') as checksum
      from ${sql.table(name)} as stored`,
  );
  const { rows } = await sql<{ name: string; checksum: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
};

const readChecksums = (db: Database): Promise<Checksums> =>
  db.getExecutor().adapter instanceof PostgresAdapter ? readOnPostgres(db) : readOnSqlite(db);

const caches = new WeakMap<Database, DatabaseCache<Checksums>>();

const cacheOf = (db: Database): DatabaseCache<Checksums> => {
  const cache = caches.get(db) ?? createDatabaseCache<Checksums>(db, 1);
  caches.set(db, cache);
  return cache;
};

/**
 * The row count and a checksum of every table. Equal results before and after a request mean that it stored nothing.
 * The result is cached until something writes to the database.
 */
export const tableChecksums = async (db: Database): Promise<Checksums> => {
  const generation = cacheOf(db).current();
  const cached = generation?.get('all');
  if (cached) return cached;
  const checksums = await readChecksums(db);
  generation?.set('all', checksums);
  return checksums;
};
