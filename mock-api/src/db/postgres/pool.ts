import pg from 'pg';

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
