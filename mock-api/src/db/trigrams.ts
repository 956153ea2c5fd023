import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './open-database.ts';
import { isSqlite } from './table.ts';

/** Columns, as `table.column`, that have an index of trigrams; `0006-trigrams` made them. */
const INDEXED: ReadonlySet<string> = new Set(['users.search', 'users.email', 'requests.search']);

/** Rows that an index narrows a list down to, at most: looking at each of more takes as long as reading all texts in order. */
export const MAX_CANDIDATES = 10_000;

/** More make the question longer and the answer no shorter. */
const MOST_TRIGRAMS = 60;

/** Three neighbouring signs of Unicode each; the index knows no shorter ones. A text with NUL ends there for the index, and is not looked up. */
const trigramsOf = (text: string): string[] => {
  const signs = text.includes('\0') ? [] : Array.from(text);
  return signs.slice(2).map((_, place) => signs.slice(place, place + 3).join(''));
};

const quoted = (trigram: string): string => `"${trigram.replaceAll('"', '""')}"`;

/** A text that rows must hold, somewhere in a column. */
export interface RequiredText {
  /** As `table.column`. */
  column: string;
  text: string;
}

/**
 * Asks the index which rows can hold texts at all. It is blind to case, and to where in a row the trigrams stand, so that rows are
 * looked at once more: this only leaves out such as cannot be meant.
 * @param key number of a row, as `table.id`
 * @returns `undefined` where nothing is known, or so many rows come into question that nothing is gained
 */
export const trigramCondition = async (
  db: Database,
  key: string,
  texts: readonly RequiredText[],
): Promise<RawBuilder<SqlBool> | undefined> => {
  if (!isSqlite(db)) return undefined;
  const found = texts.filter(({ column }) => INDEXED.has(column)).flatMap(({ text }) => trigramsOf(text));
  if (found.length === 0) return undefined;
  const index = sql.ref(`${key.split('.')[0]}_trigrams`);
  const question = [...new Set(found)].slice(0, MOST_TRIGRAMS).map(quoted).join(' AND ');
  const rows = sql`select rowid from ${index} where ${index} match ${question}`;
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${MAX_CANDIDATES + 1})`.execute(db);
  return (counted[0]?.count ?? 0) > MAX_CANDIDATES ? undefined : sql<SqlBool>`${sql.ref(key)} in (${rows})`;
};
