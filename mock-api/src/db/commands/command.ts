import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand, UsageError } from 'tooling/cli-error';
import { createPrivateFiles } from 'tooling/site/data-folder';
import { readApiConfig, type ApiConfig } from '../../config.ts';
import { prepareDatabase, type SeedProfile } from '../../seed/seed.ts';
import { appliedMigrations, migrate } from '../migrate.ts';
import { DatabaseError, openSiteDatabase } from '../open-database.ts';
import { promptPassword, createAdmin } from './create-admin.ts';
import { backupDatabase, restoreDatabase } from './restore.ts';
import type { Clock } from '../../clock.ts';
import { assertNotInUse, moveAside, withFileErrors } from './database-file.ts';

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
  backup <file>                    copy the database to a file; the server may keep running
  restore <file>                   replace the database with a backup; the old database is retained
  reset --yes                      start with a new database; the old one is retained
  migrate                          run the missing migrations
  create-admin <email> [--name=…]  add an administrator; the password comes from PASSWORD, a pipe or a prompt`;

/** Commands that need a file or an e-mail address. */
const WITH_OPERAND = ['backup', 'restore', 'create-admin'];

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

/** The path of the SQLite file. @throws {CliError} on PostgreSQL, which has its own backup programs */
const databaseFileOf = ({ databaseFile, databaseUrl }: ApiConfig, program: string): string => {
  if (databaseUrl)
    throw new CliError(`The database of DATABASE_URL is copied by PostgreSQL's own programs: ${program}`);
  return databaseFile;
};

const DUMP_COMMAND = 'pg_dump --format=custom --file=<file> "$DATABASE_URL"';
const LOAD_COMMAND =
  'stop the server, then pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" <file>';

const run = async (): Promise<string> => {
  createPrivateFiles();
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, name: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = '', operand] = positionals;
  // The message does not repeat the argument, which may be a password.
  if (positionals.length > (WITH_OPERAND.includes(command) ? 2 : 1))
    throw new UsageError(`Too many arguments. ${USAGE}`);
  const config = readApiConfig();
  switch (command) {
    case 'backup':
      return backupDatabase(
        databaseFileOf(config, DUMP_COMMAND),
        resolveFile(operand, 'to write the backup to: backup <file>'),
      );
    case 'restore':
      return restoreDatabase(
        databaseFileOf(config, LOAD_COMMAND),
        resolveFile(operand, 'to restore from: restore <file>'),
        config.clock,
      );
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
