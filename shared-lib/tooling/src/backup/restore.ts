import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { SiteConfig } from '../config.ts';
import { fileReason } from '../file-reason.ts';
import { readArchive } from './archive.ts';
import { backupManifest, engineOf, MANIFEST_FILE, missingFiles, SNAPSHOT_FILE, type BackupManifest } from './backup.ts';
import { measureFolder } from './collect-files.ts';
import { restoreDatabase, type DatabaseFacts } from './database-command.ts';
import type { Env } from './settings.ts';

interface RestoreOptions {
  /** The backup. */
  file: string;
  /** Private keys of age. */
  identities: readonly string[];
  /** Its data folder is empty, or not there yet. */
  config: Pick<SiteConfig, 'dataDir'>;
  /** Settings of the API, such as `DATABASE_URL`, whose database is empty. */
  env: Env;
}

/** What an empty disk, and a restore that was stopped, may have. */
const IGNORED = new Set(['.restore', 'lost+found']);
const FACTS_FILE = 'facts.json';

const assertEmpty = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = (await readdir(folder)).find((name) => !IGNORED.has(name));
  if (found !== undefined)
    throw new CliError(`DATA_DIR=${folder} has files (${found}): move them away, or give another folder.`);
};

const readManifest = async (folder: string, file: string): Promise<BackupManifest> => {
  try {
    return backupManifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
  } catch {
    throw new CliError(`${file} is no backup that this release can read: start the release that made it.`);
  }
};

const assertEngine = ({ engine }: BackupManifest, env: Env): void => {
  if (engine === engineOf(env)) return;
  throw new CliError(
    engine === 'postgres'
      ? 'The backup has a PostgreSQL database: set DATABASE_URL to an empty one.'
      : 'The backup has a database file: leave DATABASE_URL unset.',
  );
};

/** @throws {CliError} when what was unpacked, or the database, is not what the manifest says */
const assertComplete = (
  file: string,
  { rows, missing }: BackupManifest,
  restored: { facts: DatabaseFacts; folder: string },
): void => {
  const table = Object.keys(rows).find((name) => rows[name] !== restored.facts.rows[name]);
  if (table !== undefined)
    throw new CliError(`${file}: the table ${table} has ${restored.facts.rows[table] ?? 0} rows, not ${rows[table]}.`);
  const lost = missingFiles(restored.folder, restored.facts).find((name) => !missing.includes(name));
  if (lost !== undefined) throw new CliError(`${file}: a row names ${lost}, which is not in the backup.`);
};

const unpack = async (work: string, { file, identities, env }: RestoreOptions): Promise<BackupManifest> => {
  await readArchive(file, work, identities);
  const manifest = await readManifest(work, file);
  assertEngine(manifest, env);
  await rm(join(work, MANIFEST_FILE));
  const { files, bytes } = await measureFolder(work);
  if (files !== manifest.files || bytes !== manifest.bytes)
    throw new CliError(`${file} has ${files} files with ${bytes} bytes, not ${manifest.files} with ${manifest.bytes}.`);
  const facts = await restoreDatabase(join(work, SNAPSHOT_FILE), join(work, FACTS_FILE), { ...env, DATA_DIR: work });
  assertComplete(file, manifest, { facts, folder: work });
  for (const name of [SNAPSHOT_FILE, FACTS_FILE]) await rm(join(work, name));
  return manifest;
};

/**
 * Restores a backup into an empty data folder, and compares it with what it says about itself.
 * @returns what the backup says
 * @throws {CliError} when it cannot be restored; the data folder is empty again then
 */
export const restoreBackup = async (options: RestoreOptions): Promise<BackupManifest> => {
  const {
    file,
    config: { dataDir },
  } = options;
  if (!existsSync(file)) throw new CliError(`There is no backup at ${file}.`);
  const work = join(dataDir, '.restore');
  try {
    await assertEmpty(dataDir);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { mode: 0o700 });
    const manifest = await unpack(work, options);
    for (const name of await readdir(work)) await rename(join(work, name), join(dataDir, name));
    return manifest;
  } catch (error) {
    const reason = fileReason(error);
    throw reason ? new CliError(`Nothing was restored to ${dataDir}: ${reason}.`) : error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
