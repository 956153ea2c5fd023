import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CliError } from 'tooling/cli-error';
import { fileReason } from 'tooling/file-reason';
import type { Clock } from '../../clock.ts';

/** Suffixes of the files that SQLite writes beside a database. */
const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

const sqliteReasons: Record<number, string> = {
  5: 'another process is writing to it',
  6: 'another process is writing to it',
  8: 'it is read-only',
  10: 'the disk reports an error',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened',
  26: 'it is not a SQLite database',
};

/** The reason of a file or SQLite error. Throws other errors again. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')
    return sqliteReasons[error.errcode & 0xff] ?? error.message;
  const reason = fileReason(error);
  if (reason === undefined) throw error;
  return reason;
};

/** Runs a file operation. @throws {CliError} `<message>: <reason>.` for a file or SQLite error */
export const withFileErrors = async <Value>(
  message: string,
  operation: () => Promise<Value> | Value,
): Promise<Value> => {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${message}: ${reasonOf(error)}.`);
  }
};

export const removeDatabase = (file: string): void => {
  for (const name of ['', ...SIDE_FILE_SUFFIXES]) rmSync(file + name, { force: true });
};

const syncToDisk = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * Copies a consistent snapshot of a database, even while other processes write to it, into one file without side files.
 * @param from is opened read-only
 */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      await backup(source, to);
    } finally {
      source.close();
    }
    const copy = new DatabaseSync(to);
    copy.exec('pragma journal_mode = delete');
    copy.close();
    syncToDisk(to);
  } catch (error) {
    removeDatabase(to);
    throw error;
  }
};

/** Checks the integrity of a database. @returns the first problem, `undefined` when there is none */
export const findDamage = (file: string): string | undefined => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const [integrity] = sqlite.prepare('pragma integrity_check(1)').all();
    if (integrity?.integrity_check !== 'ok') return String(integrity?.integrity_check).replaceAll(/\s+/g, ' ');
    const [orphan] = sqlite.prepare('pragma foreign_key_check').all();
    return orphan ? `a row of ${String(orphan.table)} refers to a missing row of ${String(orphan.parent)}` : undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    sqlite.close();
  }
};

/** The names of the migrations that a database has; `undefined` when it is no database of this site. */
export const readMigrations = (file: string): string[] | undefined => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    return sqlite
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name));
  } catch {
    return undefined;
  } finally {
    sqlite.close();
  }
};

/** @throws {CliError} when a process has the database open. A database that is too damaged to check passes. */
export const assertNotInUse = (file: string): void => {
  if (!existsSync(file)) return;
  try {
    const sqlite = new DatabaseSync(file, { timeout: 0 });
    try {
      // Leaving WAL mode needs exclusive access. The server enables WAL again when it starts.
      sqlite.exec('pragma journal_mode = delete');
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const inUse = error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
    if (inUse) throw new CliError(`The database ${file} is in use: stop the server first.`);
  }
};

/** Renames a database with a suffix that has the reason and the time. @returns the new path, `undefined` without a database */
export const moveAside = (file: string, reason: string, clock: Clock): string | undefined => {
  if (!existsSync(file)) return undefined;
  const aside = `${file}.before-${reason}-${clock().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const name of ['', ...SIDE_FILE_SUFFIXES]) if (existsSync(file + name)) renameSync(file + name, aside + name);
  return aside;
};

/** Renames a finished file to its final path, durably even after a power failure. */
export const moveIntoPlace = (finished: string, file: string): void => {
  renameSync(finished, file);
  syncToDisk(dirname(file));
};

export const readSize = (file: string): string => `${(statSync(file).size / 1024).toFixed(0)} KB`;
