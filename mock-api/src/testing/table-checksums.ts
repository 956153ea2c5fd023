import { createHash } from 'node:crypto';
import { createDatabaseCache, type DatabaseCache } from '../db/database-cache.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

/** Tables that the server writes on every request, even on a rejected one. */
const BOOKKEEPING: readonly string[] = ['sessions', 'rate_limits'];

/** Index tables; their content derives from other tables. */
const INDEX = /_trigrams(?:_|$)/;

type Checksums = Record<string, string>;

const readChecksums = async (db: Database): Promise<Checksums> => {
  const tables = (await db.introspection.getTables()).filter(
    ({ name }) => !BOOKKEEPING.includes(name) && !INDEX.test(name),
  );
  const checksums: Checksums = {};
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    checksums[name] =
      `${rows.length} rows, ${createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)}`;
  }
  return checksums;
};

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
