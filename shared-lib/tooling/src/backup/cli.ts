import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand, UsageError } from '../cli-error.ts';
import { readConfig } from '../config.ts';
import { fileReason } from '../file-reason.ts';
import { createPrivateFiles } from '../site/data-folder.ts';
import { makeKeyPair, readIdentities } from './archive.ts';
import { makeBackup } from './backup.ts';
import { runDrill } from './drill.ts';
import { mailReport } from './report.ts';
import { restoreBackup } from './restore.ts';
import { readBackupFolder, readBackupSettings } from './settings.ts';
import { listBackups } from './stored-backups.ts';

const USAGE = `Use one of:
  npm run backup                                    back up the whole site to BACKUP_DIR; it may keep running
  npm run backup -- key <file>                      make a key pair; the private key is written to the file
  npm run backup -- list                            list the backups, newest first
  npm run restore -- <backup> --identity <file>     restore a backup into an empty DATA_DIR; the file has the private key
  npm run drill -- [--identity <file>]              restore the newest backup beside the site and open three pages`;

const MB = 1_048_576;
const inMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** A path of the caller: npm runs the command in the folder of the checkout. */
const resolvePath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const backUp = async (): Promise<void> => {
  const config = readConfig();
  const settings = readBackupSettings(config, process.env);
  try {
    const { file, bytes, manifest, deleted } = await makeBackup({
      config,
      settings,
      env: process.env,
      now: new Date(),
    });
    console.log(
      `Backed up ${manifest.files} files (${inMegabytes(manifest.bytes)}) to ${file} (${inMegabytes(bytes)}).`,
    );
    for (const name of manifest.missing) console.log(`Warning: a row names ${name}, which the site has lost.`);
    if (deleted > 0) console.log(`Deleted ${deleted} older backups.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await mailReport('no backup was made', [reason], process.env).catch((failure: unknown) =>
      console.error(failure instanceof Error ? failure.message : failure),
    );
    throw error;
  }
};

const makeKey = async (path: string): Promise<void> => {
  const file = resolvePath(path);
  const { text, recipient } = await makeKeyPair();
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new CliError(`The key ${file} cannot be written: ${fileReason(error) ?? String(error)}.`);
  });
  console.log(`The private key is in ${file}. Without it no backup can be opened: keep two copies, none on this machine.
Start the backup with this public key; several are separated by commas:
  BACKUP_RECIPIENTS=${recipient}`);
};

const list = async (): Promise<void> => {
  const backups = await listBackups(readBackupFolder(readConfig(), process.env));
  for (const { file, madeAt } of backups) console.log(`${madeAt.toISOString()}  ${file}`);
  if (backups.length === 0) console.log('There is no backup yet.');
};

const restore = async (backup: string, identityFile: string): Promise<void> => {
  const config = readConfig();
  const identities = await readIdentities(resolvePath(identityFile));
  const { made_at, files, rows } = await restoreBackup({
    file: resolvePath(backup),
    identities,
    config,
    env: process.env,
  });
  console.log(`Restored ${files} files and ${Object.keys(rows).length} tables of ${made_at} to ${config.dataDir}.`);
};

const drill = async (identity: string | undefined): Promise<void> => {
  const config = readConfig();
  const folder = readBackupFolder(config, process.env);
  const identityFile = identity ?? process.env.BACKUP_IDENTITY;
  if (!identityFile) throw new UsageError('Name the file with the private key: --identity <file>, or BACKUP_IDENTITY.');
  const report = await runDrill({
    config,
    env: process.env,
    folder,
    identityFile: resolvePath(identityFile),
    now: () => new Date(),
  });
  const subject = report.outcome === 'passed' ? 'the last backup can be restored' : 'the drill failed';
  console.log(report.lines.join('\n'));
  if (!(await mailReport(subject, report.lines, process.env))) console.log('No e-mail was sent: SMTP_URL is not set.');
  if (report.outcome === 'failed') process.exitCode = 1;
};

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { identity: { type: 'string' } } });
  } catch {
    throw new UsageError(USAGE);
  }
};

await runCommand(async () => {
  createPrivateFiles();
  const {
    positionals: [command, operand, ...more],
    values: { identity },
  } = readArguments();
  const [first, second] = [operand ?? '', more[0] ?? ''];
  if (command === 'backup' && operand === undefined) await backUp();
  else if (command === 'backup' && first === 'list' && more.length === 0) await list();
  else if (command === 'backup' && first === 'key' && more.length === 1) await makeKey(second);
  else if (command === 'restore' && operand !== undefined && more.length === 0 && identity)
    await restore(first, identity);
  else if (command === 'drill' && operand === undefined) await drill(identity);
  else throw new UsageError(USAGE);
});
