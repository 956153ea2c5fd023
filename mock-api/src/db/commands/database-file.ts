import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CliError } from 'shared-lib/tooling/cli-error';
import type { Clock } from '../../clock.ts';

/** What SQLite may keep beside a database. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EACCES: 'it may not be read or written',
  EPERM: 'it may not be read or written',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder does not exist',
  EISDIR: 'it is a folder',
};

const codes: Record<number, string> = {
  5: 'another process is writing to it',
  6: 'another process is writing to it',
  8: 'it is read-only',
  10: 'the disk reports an error',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened',
  26: 'it is no SQLite database',
};

/** Why a file could not be used, in words; what is no failure of a file is thrown on. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')
    return codes[error.errcode & 0xff] ?? error.message;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return reasons[error.code] ?? error.message;
  throw error;
};

/** Runs what works on files. @throws {CliError} the sentence, with the reason behind it */
export const orRefuse = async <Value>(sentence: string, work: () => Promise<Value> | Value): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${sentence}: ${reasonOf(error)}.`);
  }
};

export const removeDatabase = (file: string): void => {
  for (const name of ['', ...COMPANIONS]) rmSync(file + name, { force: true });
};

const toDisk = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * Copies a database as it is at one moment, also while others write to it, into one file that is whole on the disk.
 * @param from is only read
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
    toDisk(to);
  } catch (error) {
    removeDatabase(to);
    throw error;
  }
};

/** What is wrong with the content of a database; `undefined` when it is sound. */
export const damageOf = (file: string): string | undefined => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const [integrity] = sqlite.prepare('pragma integrity_check(1)').all();
    if (integrity?.integrity_check !== 'ok') return String(integrity?.integrity_check).replaceAll(/\s+/g, ' ');
    const [orphan] = sqlite.prepare('pragma foreign_key_check').all();
    return orphan
      ? `a row of ${String(orphan.table)} names one of ${String(orphan.parent)} that is not there`
      : undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    sqlite.close();
  }
};

/** Names of the migrations that a database has; `undefined` when it is none of this site. */
export const migrationsOf = (file: string): string[] | undefined => {
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

/** Makes sure that nobody has a database open. One that is too damaged to tell counts as nobody's. */
export const refuseInUse = (file: string): void => {
  if (!existsSync(file)) return;
  try {
    const sqlite = new DatabaseSync(file, { timeout: 0 });
    try {
      // Leaving the write-ahead log is possible only for whoever is alone; the server enters it again when it starts.
      sqlite.exec('pragma journal_mode = delete');
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const inUse = error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
    if (inUse) throw new CliError(`The database ${file} is in use: stop the server first.`);
  }
};

/** Puts a database aside under a name that says when and why; `undefined` when there is none. */
export const moveAside = (file: string, why: string, clock: Clock): string | undefined => {
  if (!existsSync(file)) return undefined;
  const aside = `${file}.before-${why}-${clock().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const name of ['', ...COMPANIONS]) if (existsSync(file + name)) renameSync(file + name, aside + name);
  return aside;
};

/** Puts a finished file in its place, so that it is there after a power cut too. */
export const moveIntoPlace = (made: string, file: string): void => {
  renameSync(made, file);
  toDisk(dirname(file));
};

export const sizeOf = (file: string): string => `${(statSync(file).size / 1024).toFixed(0)} KB`;
