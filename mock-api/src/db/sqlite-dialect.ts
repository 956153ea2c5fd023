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

/** PreparedWrite statements kept per connection; lists build many variants, so the oldest go first. */
const MAX_STATEMENTS = 500;

/** The first part changes with what other connections and processes commit, the second with what this one writes. */
const STATE = "select data_version || ' ' || total_changes() as state from pragma_data_version";

/** SQLite would turn NaN into NULL and knows no booleans or dates: what is bound must be said exactly. */
const bindable = (value: unknown): SQLInputValue => {
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
    const values = parameters.map(bindable);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a row is made of is Kysely's knowledge, not SQLite's
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Its own statement: a cached one may be run again while the stream is read.
    const rows = this.#sqlite.prepare(sql).iterate(...parameters.map(bindable));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    for (const row of rows) yield { rows: [row as Row] };
  }

  #prepare(sql: string): StatementSync {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#sqlite.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** One connection; Kysely's own lock lets one query or transaction use it at a time. */
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
    // Takes the write lock at once, where waiting is still possible: upgrading a read transaction can only fail.
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

/** SQLite changes tables inside transactions, so that a migration happens wholly or not at all; and it can tell at once whether anything was written. */
export class SqliteFileAdapter extends SqliteAdapter {
  readonly #sqlite: DatabaseSync;
  #question: StatementSync | undefined;

  constructor(sqlite: DatabaseSync) {
    super();
    this.#sqlite = sqlite;
  }

  /**
   * A name for what the database holds at this moment: another one after every write. It does not wait for the connection's
   * lock: what an open transaction has written so far counts already, so that nothing older is taken for the present.
   */
  get state(): string {
    this.#question ??= this.#sqlite.prepare(STATE);
    return String(this.#question.get()?.state);
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
