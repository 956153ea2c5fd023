import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** A database that must not be used; the message is one English sentence for whoever starts the process. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

const BUSY_TIMEOUT_MS = 5000;

/** Of the file, kept in memory as it is needed: what a search or a deep page of a hundred thousand rows reads, fits. */
const CACHE_KIB = 64 * 1024;

/** Refuses files that SQLite would silently overwrite or could not write later. */
const inspectFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new DatabaseError(`${file} is not a file: move it away, or choose another DATA_DIR.`);
  if (found.size === 0)
    throw new DatabaseError(
      `The database ${file} is empty, so its content was lost: restore a backup, or delete the file to begin anew.`,
    );
  // Root may write to files that are marked as read-only; the mark is respected all the same.
  if ((found.mode & 0o222) === 0)
    throw new DatabaseError(`The database ${file} is read-only: make it writable (chmod u+w).`);
};

const damaged = (file: string, detail: string) =>
  new DatabaseError(
    `The database ${file} is damaged (${detail}): restore a backup, or move the file away to begin anew. Nothing was changed.`,
  );

const prepare = (sqlite: DatabaseSync, file: string): void => {
  sqlite.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off; pragma cache_size = -${CACHE_KIB}`,
  );
  const [check] = sqlite.prepare('pragma quick_check(1)').all();
  const verdict = String(check?.quick_check);
  if (verdict !== 'ok') throw damaged(file, verdict.replaceAll(/\s+/g, ' '));
};

const explain = (file: string, error: unknown): unknown => {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  return /malformed|not a database|corrupt/i.test(error.message)
    ? damaged(file, error.message)
    : new DatabaseError(
        `The database ${file} cannot be opened (${error.message}): check the folder's owner and permissions.`,
      );
};

/**
 * Opens the database of a file (created when missing) or of memory.
 * @throws {DatabaseError} when the file is damaged, emptied, read-only or out of reach; it is then left as it was.
 */
export const openDatabase = (file: string): Database => {
  const inMemory = file === ':memory:';
  if (!inMemory) inspectFile(file);
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    prepare(sqlite, file);
  } catch (error) {
    sqlite?.close();
    throw explain(file, error);
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
};
