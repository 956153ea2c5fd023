import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand, UsageError } from 'shared-lib/tooling/cli-error';
import { readApiConfig, type ApiConfig } from '../../config.ts';
import { prepareDatabase } from '../../seed/prepare-database.ts';
import { appliedMigrations, migrate } from '../migrate.ts';
import { DatabaseError } from '../open-database.ts';
import { openSiteDatabase } from '../site-database.ts';
import { askPassword } from './prompt-password.ts';
import { backupDatabase } from './backup.ts';
import { createAdmin } from './create-admin.ts';
import { resetDatabase } from './reset.ts';
import { restoreDatabase } from './restore.ts';

const USAGE = `Say one of:
  backup <file>                    copy the database into a file; the server may go on
  restore <file>                   put a backup in the place of the database; the old one is kept aside
  reset --yes                      begin anew; the old one is kept aside
  migrate                          bring the tables up to date
  create-admin <email> [--name=…]  add an administrator; the password comes from PASSWORD, a pipe, or is asked for`;

/** Commands that are about a file or an address; the others stand alone. */
const WITH_OPERAND = ['backup', 'restore', 'create-admin'];

/** npm changes into the package's folder; a path means what it means where the person is. */
const fileOf = (given: string | undefined, what: string): string => {
  if (!given) throw new UsageError(`Name the file ${what}.`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), given);
};

const bringUpToDate = async (config: ApiConfig): Promise<string> => {
  const db = await openSiteDatabase(config);
  const what = config.databaseUrl ? 'The database of DATABASE_URL' : config.databaseFile;
  const before = await appliedMigrations(db);
  await migrate(db);
  const added = (await appliedMigrations(db)).filter((name) => !before.includes(name));
  await db.destroy();
  return added.length > 0 ? `${what} was brought up to date: ${added.join(', ')}.` : `${what} is up to date.`;
};

const addAdmin = async (config: ApiConfig, email: string | undefined, name: string | undefined): Promise<string> => {
  if (!email) throw new UsageError('Name the e-mail address of the administrator: create-admin <email>.');
  const db = await prepareDatabase(config);
  try {
    return await createAdmin(db, config.clock, { email, name, password: () => askPassword(process.env.PASSWORD) });
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

/** A server is copied by its own programs; only a file is ours to copy. */
const fileOfSite = ({ databaseFile, databaseUrl }: ApiConfig, program: string): string => {
  if (databaseUrl)
    throw new CliError(`The database of DATABASE_URL is copied by PostgreSQL's own programs: ${program}`);
  return databaseFile;
};

const DUMP = 'pg_dump --format=custom --file=<file> "$DATABASE_URL"';
const LOAD =
  'stop the server, then pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" <file>';

const run = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, name: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = '', operand] = positionals;
  // Not named: somebody may have typed a password.
  if (positionals.length > (WITH_OPERAND.includes(command) ? 2 : 1))
    throw new UsageError(`That is a word too many. ${USAGE}`);
  const config = readApiConfig();
  switch (command) {
    case 'backup':
      return backupDatabase(fileOfSite(config, DUMP), fileOf(operand, 'to write the backup to: backup <file>'));
    case 'restore':
      return restoreDatabase(
        fileOfSite(config, LOAD),
        fileOf(operand, 'to restore from: restore <file>'),
        config.clock,
      );
    case 'reset':
      return reset(config, values.yes);
    case 'migrate':
      return bringUpToDate(config);
    case 'create-admin':
      return addAdmin(config, operand, values.name);
    default:
      throw new UsageError(USAGE);
  }
};

/** Whatever a person can put right is one sentence; the rest is a defect and keeps its stack. */
const inOneSentence = async (): Promise<void> => {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    if (error instanceof DatabaseError) throw new CliError(error.message);
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new UsageError(`${error.message.split('. ', 1)[0] ?? ''}.`);
    throw error;
  }
};

await runCommand(inOneSentence);
