import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import type { SiteConfig } from '../config.ts';
import { fileReason } from '../file-reason.ts';
import { withFileLock } from '../release/file-lock.ts';
import { writeArchive } from './archive.ts';
import { assertDiskSpace, collectFiles, measureFolder } from './collect-files.ts';
import { backupDatabase, type DatabaseFacts } from './database-command.ts';
import type { BackupSettings, Env } from './settings.ts';
import { backupName, removeExpired } from './stored-backups.ts';

/** What a backup says about itself: `manifest.json` beside its files. */
export const backupManifest = z.object({
  schema: z.literal(1),
  /** ISO time. */
  made_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Table → number of its rows at that moment. */
  rows: z.record(z.string(), z.int()),
  /** Files that rows name and that the site itself had lost. */
  missing: z.array(z.string()),
  /** Number and bytes of the other files of the backup. */
  files: z.int(),
  bytes: z.int(),
});

export type BackupManifest = z.infer<typeof backupManifest>;

export const MANIFEST_FILE = 'manifest.json';
/** The copy of the database in a backup. */
export const SNAPSHOT_FILE = 'database.snapshot';

interface BackupOptions {
  config: Pick<SiteConfig, 'dataDir'>;
  settings: BackupSettings;
  /** Settings of the API, such as `DATABASE_URL`. */
  env: Env;
  now: Date;
}

export interface MadeBackup {
  file: string;
  manifest: BackupManifest;
  /** Size of the file, in bytes. */
  bytes: number;
  /** How many older backups were deleted. */
  deleted: number;
}

const ATTEMPTS = 3;

export const engineOf = ({ DATABASE_URL: url }: Env): BackupManifest['engine'] => (url ? 'postgres' : 'sqlite');

/** The files of facts that a folder lacks. */
export const missingFiles = (folder: string, { files }: DatabaseFacts): string[] =>
  files.filter((file) => !existsSync(join(folder, file)));

interface Collected {
  rows: DatabaseFacts['rows'];
  missing: string[];
}

/**
 * Puts everything into a folder as it was at one moment, that of the database. A file is stored before its row and deleted after it, so
 * that each file of that moment is there before or after the copy of the database. One that is stored and deleted within that time is missed
 * once; one that is missed twice was lost before.
 */
const collect = async (work: string, { config: { dataDir }, env }: BackupOptions): Promise<Collected> => {
  const stage = join(work, 'files');
  let missedBefore = '';
  for (let attempt = 1; ; attempt += 1) {
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { recursive: true, mode: 0o700 });
    await collectFiles(dataDir, stage);
    const database = { ...env, DATA_DIR: dataDir };
    const facts = await backupDatabase(join(stage, SNAPSHOT_FILE), join(work, 'facts.json'), database);
    await collectFiles(dataDir, stage);
    const missing = missingFiles(stage, facts);
    const missed = missing.join();
    if (missed === '' || missed === missedBefore || attempt === ATTEMPTS) return { rows: facts.rows, missing };
    missedBefore = missed;
  }
};

const writeBackup = async (work: string, file: string, options: BackupOptions): Promise<BackupManifest> => {
  const { env, now, settings } = options;
  const { rows, missing } = await collect(work, options);
  const stage = join(work, 'files');
  const manifest: BackupManifest = {
    schema: 1,
    made_at: now.toISOString(),
    engine: engineOf(env),
    rows,
    missing,
    ...(await measureFolder(stage)),
  };
  await writeFile(join(stage, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  await writeArchive(stage, file, settings.recipients);
  return manifest;
};

/** Files take no space, as they are linked; the copy of the database takes as much as its file. */
const measureDatabase = async (dataDir: string): Promise<number> =>
  (await stat(join(dataDir, 'database/site.db')).catch(() => undefined))?.size ?? 0;

/** A backup that was killed leaves its unfinished file. Call it under the lock. */
const removeUnfinished = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => {
    throw new CliError(`BACKUP_DIR=${folder} cannot be read: create this folder, or mount its disk.`);
  });
  for (const name of names.filter((one) => one.endsWith('.tar.gz.age.part'))) await rm(join(folder, name));
};

/**
 * Makes a backup of everything that a site needs again: database, files, pictures, registry, releases and keys. The site may keep running.
 * Older backups that are no longer needed are deleted afterwards.
 * @throws {CliError} when none can be made; what was there before remains
 */
export const makeBackup = async (options: BackupOptions): Promise<MadeBackup> => {
  const {
    config: { dataDir },
    settings: { folder },
    now,
  } = options;
  if (!existsSync(dataDir)) throw new CliError(`DATA_DIR=${dataDir} is not there: nothing was backed up.`);
  const busyMessage = 'Another backup of this site is being made.';
  return withFileLock(join(dataDir, 'backup.lock'), { deadlineMs: 0, busyMessage }, async () => {
    await removeUnfinished(folder);
    const work = join(dataDir, '.backup');
    const file = join(folder, backupName(now));
    if (existsSync(file)) throw new CliError(`${file} exists already: wait a second.`);
    try {
      await rm(work, { recursive: true, force: true });
      await assertDiskSpace(dataDir, await measureDatabase(dataDir));
      const manifest = await writeBackup(work, file, options);
      return { file, manifest, bytes: (await stat(file)).size, deleted: await removeExpired(folder) };
    } catch (error) {
      const reason = fileReason(error);
      throw reason ? new CliError(`No backup was made of ${dataDir}: ${reason}.`) : error;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
};
