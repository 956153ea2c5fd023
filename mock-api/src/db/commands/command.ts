import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand, UsageError } from 'tooling/cli-error';
import { createPrivateFiles } from 'tooling/site/data-folder';
import { readApiConfig, type ApiConfig } from '../../config.ts';
import { prepareDatabase, type SeedProfile } from '../../seed/seed.ts';
import { appliedMigrations, migrate } from '../migrate.ts';
import { DatabaseError, openSiteDatabase, type DatabaseLocation } from '../open-database.ts';
import { promptPassword, createAdmin } from './create-admin.ts';
import { backupDatabase, restoreDatabase } from './restore.ts';
import type { Clock } from '../../clock.ts';
import { assertNotInUse, moveAside, readSize, withFileErrors } from './database-file.ts';
import { readFacts, readFileFacts, writeFacts, type DatabaseFacts } from './facts.ts';

interface ResetOptions {
  file: string;
  seed: SeedProfile;
  clock: Clock;
  /** Whether `--yes` was passed. */
  isConfirmed: boolean;
}

/**
 * Replaces the database with a new one, as the first start creates it. Retains the old one beside it.
 * @returns the success message
 * @throws {CliError} without confirmation, or when the database is in use. Nothing is changed then.
 */
export const resetDatabase = async ({ file, seed, clock, isConfirmed }: ResetOptions): Promise<string> => {
  if (!isConfirmed) throw new UsageError(`This replaces everything in ${file}: use "reset --yes" to confirm.`);
  assertNotInUse(file);
  return withFileErrors(`The database ${file} cannot be written`, async () => {
    const aside = moveAside(file, 'reset', clock);
    const db = await prepareDatabase({ databaseFile: file, seed, clock });
    await db.destroy();
    return `Created a new database ${file} (SEED=${seed}).${aside ? ` The old one is ${aside}.` : ''}`;
  });
};

const USAGE = `Use one of:
  backup <file> [--facts=<file>]   copy the database to a file; the server may keep running
  restore <file>                   replace the database with a backup; the old database is retained
  facts <file>                     write the number of rows of each table, and the files that they name, as JSON
  reset --yes                      start with a new database; the old one is retained
  migrate                          run the missing migrations
  create-admin <email> [--name=…]  add an administrator; the password comes from PASSWORD, a pipe or a prompt`;

/** Commands that need a file or an e-mail address. */
const WITH_OPERAND = ['backup', 'restore', 'facts', 'create-admin'];

/** Resolves a path against the user's folder (`INIT_CWD`), because npm changes to the package's folder. */
const resolveFile = (path: string | undefined, purpose: string): string => {
  if (!path) throw new UsageError(`Name the file ${purpose}.`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
};

const runMigrations = async (config: ApiConfig): Promise<string> => {
  const db = await openSiteDatabase(config);
  const name = config.databaseUrl ? 'The database of DATABASE_URL' : config.databaseFile;
  const before = await appliedMigrations(db);
  await migrate(db);
  const added = (await appliedMigrations(db)).filter((migration) => !before.includes(migration));
  await db.destroy();
  return added.length > 0 ? `${name} was brought up to date: ${added.join(', ')}.` : `${name} is up to date.`;
};

const addAdmin = async (config: ApiConfig, email: string | undefined, name: string | undefined): Promise<string> => {
  if (!email) throw new UsageError('Name the e-mail address of the administrator: create-admin <email>.');
  const db = await prepareDatabase(config);
  try {
    return await createAdmin(db, config.clock, { email, name, password: () => promptPassword(process.env.PASSWORD) });
  } finally {
    await db.destroy();
  }
};

const reset = async (
  { databaseFile: file, databaseUrl: url, seed, clock }: ApiConfig,
  isConfirmed: boolean,
): Promise<string> => {
  if (!url) return resetDatabase({ file, seed, clock, isConfirmed });
  const { resetPostgres } = await import('../postgres/reset.ts');
  return resetPostgres({ url, seed, clock, isConfirmed });
};

/** Reads the facts of the database, which is not changed, also when it lacks migrations. */
const readDatabaseFacts = async ({ databaseFile, databaseUrl }: DatabaseLocation): Promise<DatabaseFacts> => {
  if (!databaseUrl)
    return withFileErrors(`The database ${databaseFile} cannot be read`, () => readFileFacts(databaseFile));
  const db = await openSiteDatabase({ databaseFile, databaseUrl });
  try {
    return await readFacts(db);
  } finally {
    await db.destroy();
  }
};

interface BackupOptions {
  target: string;
  /** Where the facts of the backup are written to, for programs. */
  factsFile: string | undefined;
}

const backUp = async (config: ApiConfig, { target, factsFile }: BackupOptions): Promise<string> => {
  if (config.databaseUrl) {
    const { dumpPostgres } = await import('../postgres/dump.ts');
    const facts = await dumpPostgres(config.databaseUrl, target);
    if (factsFile) await writeFacts(factsFile, facts);
    return `Backed up the database of DATABASE_URL to ${target} (${readSize(target)}).`;
  }
  const message = await backupDatabase(config.databaseFile, target);
  if (factsFile) await writeFacts(factsFile, await readDatabaseFacts({ databaseFile: target }));
  return message;
};

const restore = async ({ databaseFile, databaseUrl, clock }: ApiConfig, file: string): Promise<string> => {
  if (!databaseUrl) return restoreDatabase(databaseFile, file, clock);
  const { loadPostgres } = await import('../postgres/dump.ts');
  return loadPostgres(databaseUrl, file);
};

const printFacts = async (config: ApiConfig, factsFile: string): Promise<string> => {
  await writeFacts(factsFile, await readDatabaseFacts(config));
  return `Written to ${factsFile}.`;
};

const run = async (): Promise<string> => {
  createPrivateFiles();
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, name: { type: 'string' }, facts: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = '', operand] = positionals;
  // The message does not repeat the argument, which may be a password.
  if (positionals.length > (WITH_OPERAND.includes(command) ? 2 : 1))
    throw new UsageError(`Too many arguments. ${USAGE}`);
  const config = readApiConfig();
  switch (command) {
    case 'backup':
      return backUp(config, {
        target: resolveFile(operand, 'to write the backup to: backup <file>'),
        factsFile: values.facts && resolveFile(values.facts, 'for the facts'),
      });
    case 'restore':
      return restore(config, resolveFile(operand, 'to restore from: restore <file>'));
    case 'facts':
      return printFacts(config, resolveFile(operand, 'to write the facts to: facts <file>'));
    case 'reset':
      return reset(config, values.yes);
    case 'migrate':
      return runMigrations(config);
    case 'create-admin':
      return addAdmin(config, operand, values.name);
    default:
      throw new UsageError(USAGE);
  }
};

/** Converts errors that the operator can fix to CliErrors. Other errors are defects and keep their stack. */
const runWithCliErrors = async (): Promise<void> => {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    if (error instanceof DatabaseError) throw new CliError(error.message);
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new UsageError(`${error.message.split('. ', 1)[0] ?? ''}.`);
    throw error;
  }
};

await runCommand(runWithCliErrors);
