import type { Expression, SqlBool } from 'kysely';

/** A column that lists may be filtered and sorted by; what is not named here does not exist for callers. */
export interface ListColumn {
  /** Where it is, as `table.column`. */
  ref: string;
  type: 'text' | 'integer' | 'number' | 'flag';
  isNullable?: boolean;
}

/** What a resource shows of itself in lists. */
export interface ListResource {
  /** Name on the wire → column. */
  columns: Readonly<Record<string, ListColumn>>;
  /** What rows can be narrowed down to though it is no column of theirs, such as a tag: name on the wire → any of these values. */
  related?: Readonly<Record<string, (values: readonly string[]) => Expression<SqlBool>>>;
  /** Column of folded text that `q` looks in. */
  search: string;
  /** Unique column that settles the order of equal rows. */
  key: string;
}

/**
 * What a query's text means for a column.
 * @returns `undefined` when no row can hold it: `?id=abc` matches nothing, and is no error
 */
export const valueFor = ({ type }: ListColumn, text: string): string | number | undefined => {
  if (type === 'text') return text;
  if (type === 'flag') return { true: 1, false: 0 }[text];
  const value = Number(text);
  // Strict, as the dialect is: 007 is not 7.
  return String(value) === text && Number.isFinite(value) ? value : undefined;
};
