import pg from 'pg';

/** How long a statement waits for what another one holds, and a connection for its server, as writers of SQLite wait for each other. */
const WAIT_MS = 5000;
/** A writer that fell silent gives its lock back. */
const SILENT_MS = 60_000;
const MOST_CONNECTIONS = 10;

/** What our connections are called in the server's list of them. */
export const APPLICATION = 'mock-api';

const { builtins } = pg.types;

/** Numbers as numbers and truth as 1 and 0, as SQLite gives them. */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, Number);
types.setTypeParser(builtins.NUMERIC, Number);
types.setTypeParser(builtins.BOOL, (text) => (text === 't' ? 1 : 0));

interface Room {
  /** Connections at most. */
  most?: number;
}

/** Connections to the server of an address, opened as they are needed. */
export const createPool = (url: string, { most = MOST_CONNECTIONS }: Room = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: most,
    // A process that has nothing else to do ends; one that serves has.
    allowExitOnIdle: true,
    application_name: APPLICATION,
    keepAlive: true,
    connectionTimeoutMillis: WAIT_MS,
    lock_timeout: WAIT_MS,
    idle_in_transaction_session_timeout: SILENT_MS,
  });
  // A connection that ends while nobody uses it is no loss: the next statement opens another one.
  pool.on('error', () => undefined);
  return pool;
};
