import { Kysely, sql } from 'kysely';
import { DatabaseError, type Database } from '../open-database.ts';
import type { Tables } from '../tables.ts';
import { postgresDialect } from './dialect.ts';
import { isServerFailure, networkCode, serverCode } from './failure.ts';
import { createPool } from './pool.ts';

const OLDEST = 15;

/** What the server answers when it refuses to be used → what to do about it. Nothing of the address is repeated: it holds a password. */
const sentences: Readonly<Record<string, string>> = {
  '28P01': 'The database server refuses the user or the password of DATABASE_URL: correct them.',
  '28000':
    'The database server does not let the user of DATABASE_URL in from here: look at its pg_hba.conf, or correct DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names is not there: make it with createdb, or correct DATABASE_URL.',
  '57P03': 'The database server is starting up or shutting down: try again in a moment.',
  '53300': 'The database server has no connection left: stop what uses them, or raise its max_connections.',
};

const explain = (error: unknown): unknown => {
  const sentence = sentences[serverCode(error) ?? ''];
  if (sentence) return new DatabaseError(sentence);
  if (error instanceof Error && /does not support SSL|certificate|SSL/i.test(error.message))
    return new DatabaseError(
      `The database server and DATABASE_URL do not agree about encryption (${error.message}): correct its sslmode.`,
    );
  if (!isServerFailure(error)) return error;
  const reason = networkCode(error) ?? serverCode(error) ?? 'no answer';
  return new DatabaseError(
    `The database server of DATABASE_URL cannot be reached (${reason}): start it, or correct DATABASE_URL.`,
  );
};

const inspect = async (db: Database): Promise<void> => {
  const { rows } = await sql<{
    version: string;
    encoding: string;
  }>`select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const [{ version, encoding } = { version: '0', encoding: '' }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST)
    throw new DatabaseError(`The database server is PostgreSQL ${major}: at least ${OLDEST} is needed.`);
  if (encoding !== 'UTF8')
    throw new DatabaseError(
      `The database that DATABASE_URL names holds ${encoding} texts: make one with the encoding UTF8.`,
    );
};

/**
 * Connects to the PostgreSQL database of an address.
 * @throws {DatabaseError} when it cannot be reached, does not let us in, is too old, or could not hold our texts
 */
export const connectPostgres = async (url: string): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect: postgresDialect(async () => createPool(url)) });
  try {
    await inspect(db);
  } catch (error) {
    await db.destroy();
    throw explain(error);
  }
  return db;
};
