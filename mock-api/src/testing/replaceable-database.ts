import type { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteIntrospector, SqliteQueryCompiler, type Driver } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { sqliteDialect, SqliteFileAdapter } from '../db/sqlite-dialect.ts';
import type { Tables } from '../db/tables.ts';

export interface ReplaceableDatabase {
  db: Database;
  /** Closes the SQLite database below `db`, which then works on another one. */
  replace(sqlite: DatabaseSync): Promise<void>;
}

/** Shows caches that the database has changed when it is another one. */
class ReplaceableAdapter extends SqliteFileAdapter {
  readonly #state: () => string;

  constructor(first: DatabaseSync, state: () => string) {
    super(first);
    this.#state = state;
  }

  override get state(): string {
    return this.#state();
  }
}

/** A Kysely whose SQLite database can be replaced, so that an app that was created with it serves one test after another. */
export const createReplaceableDatabase = (first: DatabaseSync): ReplaceableDatabase => {
  const open = (sqlite: DatabaseSync) => ({
    driver: sqliteDialect(sqlite).createDriver(),
    adapter: new SqliteFileAdapter(sqlite),
  });
  let current = open(first);
  let replacements = 0;
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: (options) => current.driver.acquireConnection(options),
    beginTransaction: (connection, settings) => current.driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => current.driver.commitTransaction(connection),
    rollbackTransaction: (connection) => current.driver.rollbackTransaction(connection),
    releaseConnection: (connection) => current.driver.releaseConnection(connection),
    destroy: () => current.driver.destroy(),
  };
  const adapter = new ReplaceableAdapter(first, () => `${replacements} ${current.adapter.state}`);
  return {
    db: new Kysely<Tables>({
      dialect: {
        createDriver: () => driver,
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createAdapter: () => adapter,
        createIntrospector: (db) => new SqliteIntrospector(db),
      },
    }),
    async replace(sqlite) {
      await current.driver.destroy();
      current = open(sqlite);
      replacements += 1;
    },
  };
};
