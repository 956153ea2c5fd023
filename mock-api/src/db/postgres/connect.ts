import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { DatabaseError, type Database } from '../open-database.ts';
import type { Tables } from '../tables.ts';
import { postgresDialect } from './dialect.ts';
import { isServerFailure, networkCode, serverCode } from '../storage-failure.ts';

/** Timeout for locks and for connecting; the same as SQLite's busy timeout. */
const WAIT_MS = 5000;
/** Ends an idle transaction, which releases its writer lock. */
const IDLE_TRANSACTION_MS = 60_000;
const MAX_CONNECTIONS = 10;

/** Application name of our connections in `pg_stat_activity`. */
export const APPLICATION_NAME = 'mock-api';

const { builtins } = pg.types;

/** Parses numbers as numbers and booleans as 1 and 0, like SQLite. */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, Number);
types.setTypeParser(builtins.NUMERIC, Number);
types.setTypeParser(builtins.BOOL, (text) => (text === 't' ? 1 : 0));

interface PoolOptions {
  maxConnections?: number;
}

/** Creates a pool that opens connections on demand. */
export const createPool = (url: string, { maxConnections = MAX_CONNECTIONS }: PoolOptions = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: maxConnections,
    // Idle connections do not keep the process alive.
    allowExitOnIdle: true,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    connectionTimeoutMillis: WAIT_MS,
    lock_timeout: WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  // An idle connection that breaks needs no handling: the next statement opens another one.
  pool.on('error', () => undefined);
  return pool;
};

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
