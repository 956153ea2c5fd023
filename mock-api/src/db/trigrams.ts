import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './open-database.ts';
import { isSqlite } from './table.ts';

/** Columns (`table.column`) that have a trigram index, see migration `0006-trigrams`. */
const INDEXED: ReadonlySet<string> = new Set(['users.search', 'users.email', 'requests.search']);

/** Limit of candidate rows. Checking more of them one by one is as slow as scanning all texts. */
const MAX_CANDIDATES = 10_000;

/** More trigrams make the query longer without excluding more rows. */
const MAX_TRIGRAMS = 60;

/** The trigrams of a text: three neighbouring Unicode characters. A text with NUL has none, because the index stops at NUL. */
const trigramsOf = (text: string): string[] => {
  const characters = text.includes('\0') ? [] : Array.from(text);
  return characters.slice(2).map((_, position) => characters.slice(position, position + 3).join(''));
};

const quoted = (trigram: string): string => `"${trigram.replaceAll('"', '""')}"`;

/** Texts of which a column must contain one. */
export interface RequiredText {
  /** As `table.column`. */
  column: string;
  anyOf: readonly string[];
}

/** Selects the ids of candidates. */
type Candidates = RawBuilder<unknown>;

const isFew = async (db: Database, candidates: Candidates): Promise<boolean> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${candidates} limit ${MAX_CANDIDATES + 1})`.execute(db);
  return (rows[0]?.count ?? 0) <= MAX_CANDIDATES;
};

/** All trigrams of one of the texts; `undefined` when one of them is too short to have any. */
const expressionOf = ({ anyOf }: RequiredText): string | undefined => {
  const each = anyOf.map((text) => [...new Set(trigramsOf(text))].slice(0, MAX_TRIGRAMS).map(quoted).join(' AND '));
  return each.includes('') || each.length === 0 ? undefined : `(${each.join(' OR ')})`;
};

/** The rows that contain all trigrams of the texts. */
const withTrigrams = (index: RawBuilder<unknown>, texts: readonly RequiredText[]): Candidates | undefined => {
  const match = texts.flatMap((text) => expressionOf(text) ?? []).join(' AND ');
  return match === '' ? undefined : sql`select rowid from ${index} where ${index} match ${match}`;
};

/** Two characters that the index stores as they are. It changes some letters of other scripts in its own way. */
const SHORT_WORD = /^[\x20-\x7e\p{Script=Arabic}]{2}$/u;

/** An expression of more terms is too long for the index. */
const MAX_TERMS = 200;

/** The rows that contain two characters: those with a trigram that begins with them, and those whose text ends with them. */
const withShortWord = async (
  db: Database,
  table: string,
  index: string,
  { column, text }: { column: string; text: string },
): Promise<Candidates | undefined> => {
  const last = `${text}${String.fromCodePoint(0x10ffff)}`;
  const terms = sql`select term from ${sql.ref(`${index}_terms`)} where term >= ${text} and term < ${last}`;
  const { rows } = await sql<{ term: string }>`${terms} limit ${MAX_TERMS + 1}`.execute(db);
  if (rows.length > MAX_TERMS) return undefined;
  const ending = sql`select id as rowid from ${sql.ref(table)} where substr(${sql.ref(column)}, -2) = ${text}`;
  if (rows.length === 0) return ending;
  const match = rows.map(({ term }) => quoted(term)).join(' OR ');
  return sql`select rowid from ${sql.ref(index)} where ${sql.ref(index)} match ${match} union all ${ending}`;
};

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
  const [table = ''] = key.split('.');
  const index = `${table}_trigrams`;
  const indexed = texts.filter(({ column }) => INDEXED.has(column));
  const conditionOf = (candidates: Candidates) => sql<SqlBool>`${sql.ref(key)} in (${candidates})`;
  const candidates = withTrigrams(sql.ref(index), indexed);
  if (candidates && (await isFew(db, candidates))) return conditionOf(candidates);
  for (const { column, anyOf } of indexed) {
    const [text = '', ...others] = anyOf;
    if (others.length > 0 || !SHORT_WORD.test(text)) continue;
    const found = await withShortWord(db, table, index, { column, text });
    if (found && (await isFew(db, found))) return conditionOf(found);
  }
  return undefined;
};
