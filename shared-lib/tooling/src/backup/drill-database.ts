import pg from 'pg';
import { CliError, UsageError } from '../cli-error.ts';
import type { Env } from './settings.ts';

/** The name says that the database may be emptied. */
const NAME = /_drill$/;

/**
 * The database that a drill restores into: `DRILL_DATABASE_URL`; undefined when the site has a database file.
 * @throws {UsageError} when it is not set, or its name does not end with `_drill`
 */
export const readDrillDatabase = ({ DATABASE_URL: url, DRILL_DATABASE_URL: drillUrl }: Env): string | undefined => {
  if (!url) return undefined;
  const name = URL.parse(drillUrl ?? '')?.pathname.slice(1) ?? '';
  if (!drillUrl || !NAME.test(name))
    throw new UsageError(
      'DRILL_DATABASE_URL is not set, or the name of its database does not end with "_drill": create one with createdb, which every drill empties.',
    );
  return drillUrl;
};

/** Removes everything from the database of a drill: it has personal data. @throws {CliError} when it does not respond */
export const emptyDrillDatabase = async (url: string | undefined): Promise<void> => {
  if (url === undefined) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('drop schema if exists public cascade; create schema public');
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new CliError(`The database of DRILL_DATABASE_URL cannot be emptied (${detail}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
};
