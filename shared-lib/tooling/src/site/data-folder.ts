import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { CliError } from '../cli-error.ts';
import type { SiteConfig } from '../config.ts';

/** Folders whose files the site serves to everybody. They are many, and hold no personal data. */
const PUBLIC_FOLDERS = new Set(['releases', 'images', 'image-cache', 'studies']);
const STICKY = 0o1000;

/** Lets only the owner read files that this process creates. Worker threads have the setting of their process. */
export const createPrivateFiles = (): void => {
  if (isMainThread) process.umask(0o077);
};

/** Changes the mode of what belongs to this user. A file may disappear meanwhile, and those of others keep their mode. */
const setMode = (path: string, mode: number): Promise<void> => chmod(path, mode).catch(() => undefined);

/** Takes what older releases wrote away from other users of the machine: database, e-mails, files of requests, logs. */
const restrictFiles = async (folder: string, isRoot: boolean): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isFile()) await setMode(path, 0o600);
    else if (entry.isDirectory() && !(isRoot && PUBLIC_FOLDERS.has(entry.name))) {
      await setMode(path, 0o700);
      await restrictFiles(path, false);
    }
  }
};

/**
 * Creates `DATA_DIR`, which only its owner can open. The folder and its private files also lose the rights that an earlier release gave.
 * @throws {CliError} when it cannot be written
 */
export const createDataFolder = async ({ dataDir }: Pick<SiteConfig, 'dataDir'>): Promise<void> => {
  createPrivateFiles();
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new CliError(
      `Nothing can be written to ${dataDir}: make it writable, or give another folder with DATA_DIR=<folder>.`,
    );
  }
  // A folder that others use as well, such as /tmp, is not ours to close.
  if (((await stat(dataDir)).mode & STICKY) !== 0) return;
  await setMode(dataDir, 0o700);
  await restrictFiles(dataDir, true);
};
