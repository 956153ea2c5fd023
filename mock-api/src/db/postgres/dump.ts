import { spawn } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { sql } from 'kysely';
import { CliError } from 'tooling/cli-error';
import { migrationNames } from '../migrate.ts';
import { readFacts, type DatabaseFacts } from '../commands/facts.ts';
import { connectPostgres } from './connect.ts';

/** Parameter of a connection URL → variable that PostgreSQL's programs read. */
const PARAMETERS: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** The connection for PostgreSQL's programs. In their arguments, other users of the machine could read the password. */
const programEnvironment = (url: string): Record<string, string> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const parts = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(parts)) if (value) environment[name] = decodeURIComponent(value);
  for (const [parameter, value] of searchParams) {
    const name = PARAMETERS[parameter];
    if (name) environment[name] = value;
  }
  return environment;
};

/** Runs a program of PostgreSQL. @throws {CliError} with the first line that it complained about */
const runProgram = async (program: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<void> => {
  const child = spawn(program, args, {
    env: { ...process.env, ...programEnvironment(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(new CliError(`${program} is not installed here: install PostgreSQL's client programs.`)),
    );
    child.once('close', resolve);
  });
  const [ended, complaints] = await Promise.all([code, readText(child.stderr)]);
  if (ended === 0) return;
  const [complaint = `${program} ended with code ${ended}`] = complaints.trim().split('\n');
  throw new CliError(`The database of DATABASE_URL was not copied (${complaint.trim()}).`);
};

/**
 * Copies the database to a file of `pg_dump`, and reads its facts at the same moment. Servers may keep writing.
 * @throws {CliError} when the copy cannot be made; no file remains then
 */
export const dumpPostgres = async (url: string, target: string): Promise<DatabaseFacts> => {
  if (await stat(target).catch(() => undefined))
    throw new CliError(`${target} exists already: give the backup another name, or move that file away.`);
  const db = await connectPostgres(url);
  try {
    return await db.connection().execute(async (connection) => {
      // Not a transaction of Kysely, which would keep every other writer waiting.
      await sql`begin isolation level repeatable read read only`.execute(connection);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(connection);
      const options = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-schema=before_reset_*'];
      const [facts] = await Promise.all([
        readFacts(connection),
        runProgram('pg_dump', [...options, `--snapshot=${rows[0]?.id ?? ''}`, `--file=${target}`], url),
      ]);
      await sql`rollback`.execute(connection);
      return facts;
    });
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
};

/**
 * Loads a file of `pg_dump` into an empty database.
 * @returns the success message
 * @throws {CliError} when the database has tables, or the file cannot be used. Nothing is changed then.
 */
export const loadPostgres = async (url: string, file: string): Promise<string> => {
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new CliError(`There is no backup at ${file}.`);
  const db = await connectPostgres(url);
  try {
    if (Object.keys((await readFacts(db)).rows).length > 0)
      throw new CliError(
        'The database of DATABASE_URL is not empty: create another one, or move its tables away with "reset --yes" and drop the new ones.',
      );
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--dbname='];
    await runProgram('pg_restore', [...options, file], url);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const unknown = rows.find(({ name }) => !migrationNames.includes(name));
    if (unknown)
      throw new CliError(
        `The backup ${file} was written by a newer release (it has "${unknown.name}"): start that one.`,
      );
    return `Restored the database of DATABASE_URL from ${file}.`;
  } finally {
    await db.destroy();
  }
};
