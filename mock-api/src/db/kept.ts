import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { isSqlite } from './table.ts';

/**
 * A name for what the database holds at this moment: another one after every write. The first part changes with what other
 * connections and processes commit, the second with what this one writes.
 */
const stateOf = sql<{ state: string }>`select data_version || ' ' || total_changes() as state from pragma_data_version`;

/** What is kept of one state of the database; it is forgotten with the first write after. */
export interface KeptState<Value> {
  get(key: string): Value | undefined;
  /** Ignored when the database has changed meanwhile. */
  keep(key: string, value: Value): void;
}

export interface Kept<Value> {
  /** Asks the database each time, so that what another process wrote is never missed; nothing where it cannot tell. */
  now(): Promise<KeptState<Value> | undefined>;
}

/**
 * Keeps what was made of the database in memory, for as long as nothing at all is written to it. The state is asked for before
 * what is kept under it is read: what was written in between makes it too new for its state, never too old.
 * @param room how much may be kept; when that is used up, everything is forgotten
 * @param weigh how much of it a value takes
 */
export const createKept = <Value>(db: Database, room: number, weigh: (value: Value) => number = () => 1): Kept<Value> => {
  const question = isSqlite(db) ? stateOf.compile(db) : undefined;
  const values = new Map<string, Value>();
  let current: string | undefined;
  let used = 0;

  const forget = () => {
    values.clear();
    used = 0;
  };

  return {
    async now() {
      const state = question && (await db.executeQuery(question)).rows[0]?.state;
      if (state === undefined) return undefined;
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
