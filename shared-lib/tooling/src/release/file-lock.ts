import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli-error.ts';

const POLL_MS = 40;
const SQLITE_BUSY = 5;

interface LockOptions {
  /** How long to wait for another process before giving up. */
  deadlineMs: number;
  /** Error message when the deadline has passed. */
  busyMessage: string;
  /** Called once when another process holds the lock. */
  onWait?: () => void;
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Runs `task` while holding an exclusive lock on `file`. The operating system releases the lock (taken through SQLite) when
 * the process ends, so a crash never leaves a stale lock.
 * @throws {CliError} when another process still holds the lock at the deadline
 */
export const withFileLock = async <Result>(
  file: string,
  { deadlineMs, busyMessage, onWait }: LockOptions,
  task: () => Promise<Result>,
): Promise<Result> => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    const deadline = performance.now() + deadlineMs;
    for (let waits = 0; !tryLock(database); waits += 1) {
      if (waits === 0) onWait?.();
      if (performance.now() > deadline) throw new CliError(busyMessage);
      await wait(POLL_MS);
    }
    return await task();
  } finally {
    database.close();
  }
};

const tryLock = (database: DatabaseSync): boolean => {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
};
