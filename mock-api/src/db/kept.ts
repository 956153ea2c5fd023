import type { Database } from './open-database.ts';
import { SqliteFileAdapter } from './sqlite-dialect.ts';

/** What is kept of one state of the database; it is forgotten with the first write after. */
export interface KeptState<Value> {
  get(key: string): Value | undefined;
  /** Ignored when the database has changed meanwhile. */
  keep(key: string, value: Value): void;
}

export interface Kept<Value> {
  /** Asks the database each time, so that what another process wrote is never missed; nothing where it cannot tell. */
  now(): KeptState<Value> | undefined;
}

/**
 * Keeps what was made of the database in memory, for as long as nothing at all is written to it. The state is asked for before
 * what is kept under it is read: what was written in between makes it too new for its state, never too old.
 * @param room how much may be kept; when that is used up, everything is forgotten
 * @param weigh how much of it a value takes
 */
export const createKept = <Value>(
  db: Database,
  room: number,
  weigh: (value: Value) => number = () => 1,
): Kept<Value> => {
  const { adapter } = db.getExecutor();
  const values = new Map<string, Value>();
  let current: string | undefined;
  let used = 0;

  const forget = () => {
    values.clear();
    used = 0;
  };

  return {
    now() {
      if (!(adapter instanceof SqliteFileAdapter)) return undefined;
      const { state } = adapter;
      if (state !== current) {
        forget();
        current = state;
      }
      return {
        get: (key) => (state === current ? values.get(key) : undefined),
        keep(key, value) {
          const weight = weigh(value);
          if (state !== current || weight > room) return;
          if (used + weight > room) forget();
          values.set(key, value);
          used += weight;
        },
      };
    },
  };
};
