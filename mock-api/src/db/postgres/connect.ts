import { Kysely, sql } from 'kysely';
import { DatabaseError, type Database } from '../open-database.ts';
import type { Tables } from '../tables.ts';
import { postgresDialect } from './dialect.ts';
import { isServerFailure, networkCode, serverCode } from './failure.ts';
import { createPool } from './pool.ts';

const MIN_VERSION = 15;

/** PostgreSQL error code → what the operator can do. The URL contains a password and is not repeated. */
const messages: Readonly<Record<string, string>> = {
  '28P01': 'The database server rejects the user or the password of DATABASE_URL: correct them.',
  '28000':
    'The database server does not accept the user of DATABASE_URL from this machine: check its pg_hba.conf, or correct DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist: create it with createdb, or correct DATABASE_URL.',
  '57P03': 'The database server is starting up or shutting down: try again in a moment.',
  '53300': 'The database server has no connection left: stop other clients, or raise its max_connections.',
};

const toDatabaseError = (error: unknown): unknown => {
  const message = messages[serverCode(error) ?? ''];
  if (message) return new DatabaseError(message);
  if (error instanceof Error && /does not support SSL|certificate|SSL/i.test(error.message))
    return new DatabaseError(
      `The database server and DATABASE_URL do not agree about encryption (${error.message}): correct its sslmode.`,
    );
  if (!isServerFailure(error)) return error;
  const reason = networkCode(error) ?? serverCode(error) ?? 'no response';
  return new DatabaseError(
    `The database server of DATABASE_URL cannot be reached (${reason}): start it, or correct DATABASE_URL.`,
  );
};

const assertSupported = async (db: Database): Promise<void> => {
  const { rows } = await sql<{
    version: string;
    encoding: string;
  }>`select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const [{ version, encoding } = { version: '0', encoding: '' }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (major < MIN_VERSION)
    throw new DatabaseError(`The database server is PostgreSQL ${major}: at least ${MIN_VERSION} is needed.`);
  if (encoding !== 'UTF8')
    throw new DatabaseError(
      `The database of DATABASE_URL has the encoding ${encoding}: create one with the encoding UTF8.`,
    );
};

/**
 * Connects to a PostgreSQL database.
 * @throws {DatabaseError} when the server is not reachable, rejects the user, is too old, or has another encoding than UTF8
 */
export const connectPostgres = async (url: string): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect: postgresDialect(async () => createPool(url)) });
  try {
    await assertSupported(db);
  } catch (error) {
    await db.destroy();
    throw toDatabaseError(error);
  }
  return db;
};
