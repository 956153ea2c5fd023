import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { SiteConfig } from '../config.ts';
import { withFileLock } from '../release/file-lock.ts';
import { readIdentities } from './archive.ts';
import type { BackupManifest } from './backup.ts';
import { assertDiskSpace, measureFolder } from './collect-files.ts';
import { readDatabaseFacts } from './database-command.ts';
import { emptyDrillDatabase, readDrillDatabase } from './drill-database.ts';
import { openRestoredSite } from './drill-site.ts';
import { writeDrillReport, type DrillReport } from './report.ts';
import { restoreBackup } from './restore.ts';
import type { Env } from './settings.ts';
import { listBackups } from './stored-backups.ts';

interface DrillOptions {
  config: SiteConfig;
  env: Env;
  /** Folder of the backups. */
  folder: string;
  /** File with the private key. */
  identityFile: string;
  now: () => Date;
  /** Opens pages of the site that was restored into a folder. */
  openSite?: typeof openRestoredSite;
}

/** How much larger a site without many pictures is than its backup. */
const UNPACKED = 4;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** What the running site has more or less than the backup: what would be lost now. It may run on another machine. */
const compareWithRunning = async (
  { config, env }: DrillOptions,
  { rows }: BackupManifest,
  work: string,
): Promise<string[]> => {
  try {
    const now = await readDatabaseFacts(join(work, 'running.json'), { ...env, DATA_DIR: config.dataDir });
    const tables = Object.keys({ ...rows, ...now.rows }).filter((table) => rows[table] !== now.rows[table]);
    return tables.length === 0
      ? ['The running site has the same number of rows in every table.']
      : tables.map((table) => `  ${table}: ${rows[table] ?? 0} rows in the backup, ${now.rows[table] ?? 0} now`);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return [`The rows were not compared with the running site: ${error.message}`];
  }
};

const restoreAndOpen = async (options: DrillOptions, file: string, work: string): Promise<string[]> => {
  const { config, env, identityFile, openSite = openRestoredSite } = options;
  const identities = await readIdentities(identityFile);
  const dataDir = join(work, 'data');
  const database = { ...env, DATABASE_URL: readDrillDatabase(env) ?? '' };
  const manifest = await restoreBackup({ file, identities, config: { dataDir }, env: database });
  const rows = Object.values(manifest.rows);
  const lines = [
    `Restored ${manifest.files} files (${Math.ceil(manifest.bytes / 1_048_576)} MB), and ${rows.length} tables with ${sum(rows)} rows, as many as at the time of the backup.`,
    ...manifest.missing.map((name) => `The site itself had lost a file: ${name}`),
    ...(await compareWithRunning(options, manifest, work)),
  ];
  const pages = await openSite(config, env, dataDir);
  return [...lines, ...pages.map(({ path, heading }) => `Opened ${path}: «${heading}»`)];
};

/** Tries the newest backup. @returns name of the backup, and what was found */
const tryNewest = async (
  options: DrillOptions,
  work: string,
): Promise<Pick<DrillReport, 'outcome' | 'backup' | 'lines'>> => {
  let backup = '';
  try {
    const [newest] = await listBackups(options.folder);
    if (!newest) throw new CliError(`There is no backup in ${options.folder}.`);
    backup = basename(newest.file);
    const { size } = await stat(newest.file);
    await assertDiskSpace(work, Math.max(size * UNPACKED, (await measureFolder(options.config.dataDir)).bytes));
    const head = `The backup ${backup} (${Math.ceil(size / 1_048_576)} MB) was restored beside the site.`;
    return { outcome: 'passed', backup, lines: [head, ...(await restoreAndOpen(options, newest.file, work))] };
  } catch (error) {
    // A defect, too, means that nobody knows whether the backup can be restored.
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: 'failed', backup, lines: [`The backup ${backup || '(none)'} could not be tried: ${reason}`] };
  }
};

/**
 * Restores the newest backup beside the running site, compares its rows, opens three pages, and removes all of it again. The report stays
 * beside the backups, for the doctor.
 * @throws {CliError} when another drill runs, or the report cannot be written
 */
export const runDrill = async (options: DrillOptions): Promise<DrillReport> => {
  const {
    config: { dataDir },
    env,
    folder,
    now,
  } = options;
  const busyMessage = 'Another drill of this site is running.';
  return withFileLock(join(dataDir, 'drill.lock'), { deadlineMs: 0, busyMessage }, async () => {
    const work = join(dataDir, 'drill');
    const database = readDrillDatabase(env);
    try {
      await rm(work, { recursive: true, force: true });
      await mkdir(work, { mode: 0o700 });
      await emptyDrillDatabase(database);
      const report: DrillReport = { schema: 1, ...(await tryNewest(options, work)), at: now().toISOString() };
      await writeDrillReport(folder, report);
      return report;
    } finally {
      await rm(work, { recursive: true, force: true });
      await emptyDrillDatabase(database);
    }
  });
};
