import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

/** Limit of cached prepared statements. Lists have many variants, so the oldest are evicted. */
const MAX_STATEMENTS = 500;

/** `data_version` changes with commits of other connections, `total_changes` with writes of this one. */
const STATE_QUERY = "select data_version || ' ' || total_changes() as state from pragma_data_version";

/** Checks a bound value. SQLite would store NaN as NULL and has no booleans or dates. @throws {TypeError} */
const toBindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array)
    return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`A ${Number.isNaN(value) ? 'NaN' : typeof value} cannot be bound to a statement`);
};

class SqliteConnection implements DatabaseConnection {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql);
    const values = parameters.map(toBindable);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the row type, node:sqlite does not
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Not a cached statement, which may run again while the stream is read.
    const rows = this.#sqlite.prepare(sql).iterate(...parameters.map(toBindable));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    for (const row of rows) yield { rows: [row as Row] };
  }

  #prepare(sql: string): StatementSync {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#sqlite.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** A single connection. Kysely locks it for one query or transaction at a time. */
class SqliteDriver implements Driver {
  readonly #sqlite: DatabaseSync;
  readonly #connection: SqliteConnection;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
    this.#connection = new SqliteConnection(sqlite);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once, which waits for other writers. Upgrading a read transaction would fail instead.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Some failures (a full disk) roll back by themselves.
    if (this.#sqlite.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#sqlite.exec('pragma wal_checkpoint(truncate)');
    this.#sqlite.close();
  }
}

/** Runs migrations in transactions, and exposes whether the database has changed. */
export class SqliteFileAdapter extends SqliteAdapter {
  readonly #sqlite: DatabaseSync;
  #stateQuery: StatementSync | undefined;

  constructor(sqlite: DatabaseSync) {
    super();
    this.#sqlite = sqlite;
  }

  /**
   * Identifies the current content of the database; changes with every write. It does not wait for the connection's lock, so
   * that uncommitted writes of an open transaction count too and no stale value is considered current.
   */
  get state(): string {
    this.#stateQuery ??= this.#sqlite.prepare(STATE_QUERY);
    return String(this.#stateQuery.get()?.state);
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over the SQLite that is built into Node. */
export const sqliteDialect = (sqlite: DatabaseSync): Dialect => ({
  createDriver: () => new SqliteDriver(sqlite),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteFileAdapter(sqlite),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
