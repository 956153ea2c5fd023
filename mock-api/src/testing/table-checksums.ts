import { createHash } from 'node:crypto';
import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
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

const readTableNames = (db: Database): Promise<readonly string[]> => {
  const names =
    tableNames.get(db) ??
    db.introspection.getTables().then((tables) =>
      tables
        // A pooled database has the seed's rows in a schema of their own.
        .filter(({ schema = 'public' }) => schema === 'public')
        .map(({ name }) => name)
        .filter((name) => !BOOKKEEPING.includes(name) && !INDEX.test(name)),
    );
  tableNames.set(db, names);
  return names;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const readOnSqlite = async (db: Database): Promise<Checksums> => {
  const checksums: Checksums = {};
  for (const name of await readTableNames(db)) {
    const rows = await db
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    checksums[name] = `${rows.length} rows, ${hashOf(JSON.stringify(rows))}`;
  }
  return checksums;
};

/**
 * Reads one text per table, all tables in one query.
 * @param text what PostgreSQL computes from the rows of a table, which are named `stored`
 */
const readTables = async (db: Database, names: readonly string[], text: RawBuilder<string>): Promise<Checksums> => {
  if (names.length === 0) return {};
  const queries = names.map(
    (name) => sql`select ${sql.lit(name)} as name, ${text} as text from ${sql.table(name)} as stored`,
  );
  const { rows } = await sql<{ name: string; text: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.text]));
};

/** PostgreSQL computes the checksums, because sending every row to every test takes minutes. */
const CHECKSUM = sql<string>`count(*) || ' rows, ' || coalesce(md5(string_agg(stored::text, '')), '')`;

/**
 * Changes with every write and takes little time: each stored row has the id of the transaction that wrote it (`xmin`), ids
 * increase, and a deleted row is missing in the count.
 */
const WRITES = sql<string>`count(*) || ' ' || coalesce(sum(stored.xmin::text::bigint), 0)`;

/** What was read last: the writes to each table, and the checksums that belong to them. */
const lastRead = new WeakMap<Database, { writes: Checksums; checksums: Checksums }>();

const readOnPostgres = async (db: Database): Promise<Checksums> => {
  const names = await readTableNames(db);
  // Read first: a write in between makes a checksum newer than its writes, so that the next call reads it again.
  const writes = await readTables(db, names, WRITES);
  const last = lastRead.get(db);
  const changed = names.filter((name) => last?.writes[name] !== writes[name]);
  const checksums = { ...last?.checksums, ...(await readTables(db, changed, CHECKSUM)) };
  lastRead.set(db, { writes, checksums });
  return checksums;
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
