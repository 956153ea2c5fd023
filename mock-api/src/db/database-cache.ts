import type { Database } from './open-database.ts';
import { SqliteFileAdapter } from './sqlite-dialect.ts';

/** The cached values of one state of the database. The next write makes them unreachable. */
export interface CacheGeneration<Value> {
  get(key: string): Value | undefined;
  /** Does nothing when the database has changed since `current()`. */
  set(key: string, value: Value): void;
}

export interface DatabaseCache<Value> {
  /**
   * The generation of the current database state. Reads the state on every call, so that writes of other processes count.
   * @returns `undefined` on PostgreSQL, which has no cheap way to read its state
   */
  current(): CacheGeneration<Value> | undefined;
}

/**
 * Creates an in-memory cache that any write to the database invalidates. Call `current()` before you read from the database:
 * a write in between then makes the value newer than its generation, never older.
 * @param maxWeight total weight of all values; a value that exceeds it clears the cache
 * @param weightOf weight of a value; 1 when missing
 */
export const createDatabaseCache = <Value>(
  db: Database,
  maxWeight: number,
  weightOf: (value: Value) => number = () => 1,
): DatabaseCache<Value> => {
  const { adapter } = db.getExecutor();
  const values = new Map<string, Value>();
  let currentState: string | undefined;
  let totalWeight = 0;

  const clear = () => {
    values.clear();
    totalWeight = 0;
  };

  return {
    current() {
      if (!(adapter instanceof SqliteFileAdapter)) return undefined;
      const { state } = adapter;
      if (state !== currentState) {
        clear();
        currentState = state;
      }
      return {
        get: (key) => (state === currentState ? values.get(key) : undefined),
        set(key, value) {
          const weight = weightOf(value);
          if (state !== currentState || weight > maxWeight) return;
          if (totalWeight + weight > maxWeight) clear();
          values.set(key, value);
          totalWeight += weight;
        },
      };
    },
  };
};
