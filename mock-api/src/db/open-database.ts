import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The location of the site's database. */
export interface DatabaseLocation {
  databaseFile: string;
  /** URL of a PostgreSQL database that replaces the file. It may contain a password: never print it. */
  databaseUrl?: string | undefined;
}

/**
 * Opens the site's database: the file, which is created when missing, or the database of DATABASE_URL.
 * @throws {DatabaseError} when it cannot be used. It is left unchanged.
 */
export const openSiteDatabase = async ({ databaseFile, databaseUrl }: DatabaseLocation): Promise<Database> => {
  if (!databaseUrl) return openDatabase(databaseFile);
  // Imported on demand, so that a site on SQLite starts without the PostgreSQL driver.
  const { connectPostgres } = await import('./postgres/connect.ts');
  return connectPostgres(databaseUrl);
};

export type Database = Kysely<Tables>;

/** A database that cannot be used. The message is one English sentence for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

const BUSY_TIMEOUT_MS = 5000;

/** Page cache of SQLite. Large enough for a search or a late page in a list of 100,000 rows. */
const CACHE_KIB = 64 * 1024;

/** @throws {DatabaseError} for a file that SQLite would silently overwrite or could not write later */
const assertUsableFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new DatabaseError(`${file} is not a file: move it away, or choose another DATA_DIR.`);
  if (found.size === 0)
    throw new DatabaseError(
      `The database ${file} is empty, so its content was lost: restore a backup, or delete the file to start with a new one.`,
    );
  // Root can write to read-only files: respect the mode anyway.
  if ((found.mode & 0o222) === 0)
    throw new DatabaseError(`The database ${file} is read-only: make it writable (chmod u+w).`);
};

/** Lets only the owner read the database. SQLite gives the files beside it (`-wal`, `-shm`) the same mode. */
const restrict = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
};

const damaged = (file: string, detail: string) =>
  new DatabaseError(
    `The database ${file} is damaged (${detail}): restore a backup, or move the file away to start with a new one. Nothing was changed.`,
  );

const prepare = (sqlite: DatabaseSync, file: string): void => {
  sqlite.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off; pragma cache_size = -${CACHE_KIB}`,
  );
  const [check] = sqlite.prepare('pragma quick_check(1)').all();
  const result = String(check?.quick_check);
  if (result !== 'ok') throw damaged(file, result.replaceAll(/\s+/g, ' '));
};

const toDatabaseError = (file: string, error: unknown): unknown => {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  return /malformed|not a database|corrupt/i.test(error.message)
    ? damaged(file, error.message)
    : new DatabaseError(
        `The database ${file} cannot be opened (${error.message}): check the folder's owner and permissions.`,
      );
};

/**
 * Opens a SQLite database for a dialect of Kysely.
 * @param file path of the file, which is created when missing, or `:memory:`
 * @throws {DatabaseError} when the file is damaged, empty, read-only or not accessible. The file is left unchanged.
 */
export const openSqlite = (file: string): DatabaseSync => {
  const inMemory = file === ':memory:';
  if (!inMemory) assertUsableFile(file);
  let sqlite: DatabaseSync | undefined;
  try {
    if (!inMemory) restrict(file);
    sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    prepare(sqlite, file);
  } catch (error) {
    sqlite?.close();
    throw toDatabaseError(file, error);
  }
  return sqlite;
};

/** Opens a SQLite database, see `openSqlite`. */
export const openDatabase = (file: string): Database =>
  new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file)) });
