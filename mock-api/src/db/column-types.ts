/** The part of a zod contract that `readJson` needs. */
interface Contract<Value> {
  parse(value: unknown): Value;
}

/** Parses a JSON column with its contract. @throws {Error} for stored data that violates the contract */
export const readJson = <Value>(contract: Contract<Value>, text: string): Value => contract.parse(JSON.parse(text));

/** Types that are stored alike in SQLite and PostgreSQL: flags as 0 or 1, times as ISO texts, lists as JSON texts. */
export type Flag = 0 | 1;
export type Moment = string;
export type Json = string;

export interface Stamped {
  created_at: Moment;
  updated_at: Moment;
}

/** The texts of a row as `searchColumn` writes them, which searches of lists compare. */
export interface Searchable {
  search: string;
}
