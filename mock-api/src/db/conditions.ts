import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a folded column holds a folded text (see `foldArabic`); signs that LIKE understands are meant literally. */
export const containsText = (column: string, folded: string): Condition =>
  sql`${sql.ref(column)} like ${`%${literally(folded)}%`} escape '\\'`;

const readPattern = (pattern: string) => {
  const [, start = '', middle = '', end = ''] = /^(\^?)(.*?)(\$?)$/su.exec(pattern) ?? [];
  return { isAtStart: start !== '', pieces: middle.toLowerCase().split('.*'), isAtEnd: end !== '' };
};

/** Texts that whatever matches a pattern holds, in either case. */
export const patternLiterals = (pattern: string): string[] => readPattern(pattern).pieces;

/**
 * Whether a column's text matches a pattern, in either case: text in the middle, `^` and `$` at its ends, `.*` inside. No
 * regular expression of a caller is ever run.
 */
export const matchesPattern = (column: string, pattern: string): Condition => {
  const { isAtStart, pieces, isAtEnd } = readPattern(pattern);
  const like = `${isAtStart ? '' : '%'}${pieces.map(literally).join('%')}${isAtEnd ? '' : '%'}`;
  return sql`lower(cast(${sql.ref(column)} as text)) like ${like} escape '\\'`;
};

/**
 * Whether a column holds one of these numbers, be they thousands: they travel as one parameter, the names of a JSON object, which
 * both databases read as rows.
 */
export const isOneOf = (column: string, numbers: readonly number[]): Condition =>
  sql`${sql.ref(column)} in (select cast(key as bigint) from json_each(${JSON.stringify(Object.fromEntries(numbers.map((number) => [number, 0])))}))`;

/** Never true: what was asked for can match nothing. */
export const matchesNothing: Condition = sql`1 = 0`;
