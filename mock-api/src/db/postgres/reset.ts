import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { CliError, UsageError } from 'shared-lib/tooling/cli-error';
import type { Clock } from '../../clock.ts';
import { prepareDatabase } from '../../seed/prepare-database.ts';
import type { SeedProfile } from '../../seed/seed.ts';
import type { Database } from '../open-database.ts';
import { connectPostgres } from './connect.ts';
import { APPLICATION } from './pool.ts';

const LOOKS = 10;
const LOOK_MS = 200;

interface Reset {
  url: string;
  seed: SeedProfile;
  clock: Clock;
  /** Whether the person said `--yes`. */
  isConfirmed: boolean;
}

const isInUse = async (db: Database): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${APPLICATION} and pid <> pg_backend_pid()`.execute(
      db,
    );
  return rows.length > 0;
};

/** Looks a while: what a stopped server leaves behind is gone a moment later. */
const refuseInUse = async (db: Database): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    if (!(await isInUse(db))) return;
    await setTimeout(LOOK_MS);
  }
  throw new CliError('The database of DATABASE_URL is in use: stop the server first.');
};

/** Moves every table into a schema of its own, in one transaction. @returns the schema's name; `undefined` when there is none to move */
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
 * Begins anew with a database as a first start makes it; what was there is kept in a schema beside it.
 * @returns what was done, in a sentence
 * @throws {CliError} when it is not meant, or the database is in use; nothing is changed then
 */
export const resetPostgres = async ({ url, seed, clock, isConfirmed }: Reset): Promise<string> => {
  if (!isConfirmed)
    throw new UsageError(
      'This takes everything out of the database of DATABASE_URL: say "reset --yes" if you mean it.',
    );
  const db = await connectPostgres(url);
  let aside: string | undefined;
  try {
    await refuseInUse(db);
    aside = await moveAside(db, clock);
  } finally {
    await db.destroy();
  }
  await (await prepareDatabase({ databaseFile: '', databaseUrl: url, seed, clock })).destroy();
  return `Began anew with the database of DATABASE_URL (SEED=${seed}).${aside ? ` What was there before is in its schema ${aside}.` : ''}`;
};
