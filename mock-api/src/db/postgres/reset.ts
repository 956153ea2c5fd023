import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { CliError, UsageError } from 'tooling/cli-error';
import type { Clock } from '../../clock.ts';
import { prepareDatabase, type SeedProfile } from '../../seed/seed.ts';
import type { Database } from '../open-database.ts';
import { connectPostgres, APPLICATION_NAME } from './connect.ts';

const CHECKS = 10;
const CHECK_INTERVAL_MS = 200;

interface ResetOptions {
  url: string;
  seed: SeedProfile;
  clock: Clock;
  /** Whether `--yes` was passed. */
  isConfirmed: boolean;
}

const isInUse = async (db: Database): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid()`.execute(
      db,
    );
  return rows.length > 0;
};

/** Checks repeatedly, because the connections of a stopped server disappear with a delay. @throws {CliError} */
const assertNotInUse = async (db: Database): Promise<void> => {
  for (let check = 0; check < CHECKS; check += 1) {
    if (!(await isInUse(db))) return;
    await setTimeout(CHECK_INTERVAL_MS);
  }
  throw new CliError('The database of DATABASE_URL is in use: stop the server first.');
};

/** Moves all tables to a new schema in one transaction. @returns the schema's name; `undefined` when there are no tables */
const moveAside = (db: Database, clock: Clock): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(trx);
    if (rows.length === 0) return undefined;
    const aside = `before_reset_${clock().toISOString().replaceAll(/\D/g, '')}`;
    await sql`create schema ${sql.id(aside)}`.execute(trx);
    for (const { name } of rows) await sql`alter table ${sql.id(name)} set schema ${sql.id(aside)}`.execute(trx);
    return aside;
  });

/**
 * Replaces all tables with new ones, as the first start creates them. Retains the old tables in another schema.
 * @returns the success message
 * @throws {CliError} without confirmation, or when the database is in use. Nothing is changed then.
 */
export const resetPostgres = async ({ url, seed, clock, isConfirmed }: ResetOptions): Promise<string> => {
  if (!isConfirmed)
    throw new UsageError('This replaces everything in the database of DATABASE_URL: use "reset --yes" to confirm.');
  const db = await connectPostgres(url);
  let aside: string | undefined;
  try {
    await assertNotInUse(db);
    aside = await moveAside(db, clock);
  } finally {
    await db.destroy();
  }
  await (await prepareDatabase({ databaseFile: '', databaseUrl: url, seed, clock })).destroy();
  return `Created new tables in the database of DATABASE_URL (SEED=${seed}).${aside ? ` The old ones are in the schema ${aside}.` : ''}`;
};
