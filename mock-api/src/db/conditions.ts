import { sql, type RawBuilder, type SqlBool, expressionBuilder, type Expression } from 'kysely';
import { isoNow, type Clock } from '../clock.ts';
import type { Tables } from './tables.ts';

/** Sorts rows by the order of their ids in a list. */
export const orderByIds = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

/** Tables whose rows have a publication status: draft, scheduled, published, archived. */
export type PublishedTable = 'articles' | 'studies';

/**
 * Whether visitors may see a row: its status is published or scheduled, and its date has passed. No job has to run at that date.
 */
export const isPublished = (table: PublishedTable, clock: Clock): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, PublishedTable>();
  return eb.and([
    eb(`${table}.status`, 'in', ['published', 'scheduled']),
    eb(`${table}.published_at`, '<=', isoNow(clock)),
  ]);
};

type Condition = RawBuilder<SqlBool>;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a folded column contains a folded text (see `foldArabic`). Wildcards of LIKE are escaped. */
export const containsText = (column: string, folded: string): Condition =>
  sql`${sql.ref(column)} like ${`%${escapeLike(folded)}%`} escape '\\'`;

/** Whether a search column contains one of the texts of a word (see `readSearch`). */
export const containsAny = (column: string, texts: readonly string[]): Condition =>
  sql`(${sql.join(
    texts.map((text) => containsText(column, text)),
    sql` or `,
  )})`;

const parsePattern = (pattern: string) => {
  const [, start = '', middle = '', end = ''] = /^(\^?)(.*?)(\$?)$/su.exec(pattern) ?? [];
  return { isAnchoredStart: start !== '', literals: middle.toLowerCase().split('.*'), isAnchoredEnd: end !== '' };
};

/** The literal texts of a pattern, which every match contains (case-insensitive). */
export const patternLiterals = (pattern: string): string[] => parsePattern(pattern).literals;

/**
 * Whether a value matches a pattern, case-insensitive. A pattern is text with `^` and `$` at its ends and `.*` inside; it is
 * converted to LIKE, so that no regular expression of a client runs.
 */
export const matchesPattern = (value: RawBuilder<unknown>, pattern: string): Condition => {
  const { isAnchoredStart, literals, isAnchoredEnd } = parsePattern(pattern);
  const like = `${isAnchoredStart ? '' : '%'}${literals.map(escapeLike).join('%')}${isAnchoredEnd ? '' : '%'}`;
  return sql`lower(cast(${value} as text)) like ${like} escape '\\'`;
};

/**
 * Whether a column has one of these numbers. Thousands of numbers fit, because they are bound as one parameter: the keys of a
 * JSON object, which both databases can read as rows.
 */
export const isOneOf = (column: string, numbers: readonly number[]): Condition =>
  sql`${sql.ref(column)} in (select cast(key as bigint) from json_each(${JSON.stringify(Object.fromEntries(numbers.map((number) => [number, 0])))}))`;

/** A condition that is never true. */
export const matchesNothing: Condition = sql`1 = 0`;
