import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

const POLL_MS = 40;
const SQLITE_BUSY = 5;

interface LockOptions {
  /** How long to wait for another process before giving up. */
  deadlineMs: number;
  /** Said when the other process keeps it longer than that. */
  busy: string;
  /** Called once, when another process has it. */
  onWait?: () => void;
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Runs `work` while no other process runs work under the same file. The lock is the operating system's (through SQLite): it goes
 * with the process that holds it, so a crash never leaves one behind.
 * @throws {Refusal} when the lock cannot be had before the deadline
 */
export const withFileLock = async <Result>(
  file: string,
  { deadlineMs, busy, onWait }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    const deadline = performance.now() + deadlineMs;
    for (let waits = 0; !tryLock(database); waits += 1) {
      if (waits === 0) onWait?.();
      if (performance.now() > deadline) throw new Refusal(busy);
      await wait(POLL_MS);
    }
    return await work();
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
