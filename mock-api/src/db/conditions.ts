import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a folded column holds a folded text (see `foldArabic`); signs that LIKE understands are meant literally. */
export const holds = (column: string, folded: string): Condition => sql`${sql.ref(column)} like ${`%${literally(folded)}%`} escape '\\'`;

/**
 * Whether a column's text matches a pattern, in either case: text in the middle, `^` and `$` at its ends, `.*` inside. No
 * regular expression of a caller is ever run.
 */
export const matches = (column: string, pattern: string): Condition => {
  const [, start = '', middle = '', end = ''] = /^(\^?)(.*?)(\$?)$/su.exec(pattern) ?? [];
  const body = middle.toLowerCase().split('.*').map(literally).join('%');
  const like = `${start ? '' : '%'}${body}${end ? '' : '%'}`;
  return sql`lower(cast(${sql.ref(column)} as text)) like ${like} escape '\\'`;
};

/** Never true: what was asked for can match nothing. */
export const nothing: Condition = sql`1 = 0`;
