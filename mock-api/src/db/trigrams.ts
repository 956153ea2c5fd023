import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './open-database.ts';
import { isSqlite } from './table.ts';

/** Columns (`table.column`) that have a trigram index, see migration `0006-trigrams`. */
const INDEXED: ReadonlySet<string> = new Set(['users.search', 'users.email', 'requests.search']);

/** Limit of candidate rows. Checking more of them one by one is as slow as scanning all texts. */
export const MAX_CANDIDATES = 10_000;

/** More trigrams make the query longer without excluding more rows. */
const MAX_TRIGRAMS = 60;

/** The trigrams of a text: three neighbouring Unicode characters. A text with NUL has none, because the index stops at NUL. */
const trigramsOf = (text: string): string[] => {
  const characters = text.includes('\0') ? [] : Array.from(text);
  return characters.slice(2).map((_, position) => characters.slice(position, position + 3).join(''));
};

const quoted = (trigram: string): string => `"${trigram.replaceAll('"', '""')}"`;

/** A text that a column must contain. */
export interface RequiredText {
  /** As `table.column`. */
  column: string;
  text: string;
}

/**
 * Builds a condition that selects the candidates for a text search from the trigram index. The index ignores case and positions,
 * so the query must still check the texts themselves.
 * @param key id column, as `table.id`
 * @returns `undefined` without a usable index, or when there are too many candidates
 */
export const trigramCondition = async (
  db: Database,
  key: string,
  texts: readonly RequiredText[],
): Promise<RawBuilder<SqlBool> | undefined> => {
  if (!isSqlite(db)) return undefined;
  const trigrams = texts.filter(({ column }) => INDEXED.has(column)).flatMap(({ text }) => trigramsOf(text));
  if (trigrams.length === 0) return undefined;
  const index = sql.ref(`${key.split('.')[0]}_trigrams`);
  const match = [...new Set(trigrams)].slice(0, MAX_TRIGRAMS).map(quoted).join(' AND ');
  const rows = sql`select rowid from ${index} where ${index} match ${match}`;
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${MAX_CANDIDATES + 1})`.execute(db);
  return (counted[0]?.count ?? 0) > MAX_CANDIDATES ? undefined : sql<SqlBool>`${sql.ref(key)} in (${rows})`;
};
