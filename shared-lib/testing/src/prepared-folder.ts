import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from 'tooling/config';
import { withFileLock } from 'tooling/release/file-lock';

/** What test runs of this checkout have prepared. */
export const TEST_DATA = join(ROOT, 'node_modules/.cache/test-data');

export interface Preparation {
  /** Where the prepared files stay for the next run. */
  folder: string;
  /** Differs when the result would differ. Only the files of the last key stay. */
  key: string;
  /** Fills an empty folder. */
  prepare: (folder: string) => Promise<void>;
}

const waiting = { deadlineMs: 240_000, busyMessage: 'Another test run does not finish preparing its data.' };

/** Prepares files, unless that was done before, and copies them to another folder. Processes take turns. */
export const copyPrepared = ({ folder, key, prepare }: Preparation, target: string): Promise<void> =>
  withFileLock(`${folder}.lock`, waiting, async () => {
    const prepared = join(folder, key);
    if (!existsSync(prepared)) {
      rmSync(folder, { recursive: true, force: true });
      const incoming = join(folder, 'incoming');
      mkdirSync(incoming, { recursive: true });
      await prepare(incoming);
      renameSync(incoming, prepared);
    }
    cpSync(prepared, target, { recursive: true });
  });
