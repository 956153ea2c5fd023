import { foldArabic, searchWords } from 'shared-lib/format';
import type { Expression, SqlBool } from 'kysely';
import { copy } from '../copy/ar.ts';
import { badRequest } from '../http/api-error.ts';
import type { ListColumn, ListResource } from './list-resource.ts';

export type RawQuery = Readonly<Record<string, string | string[]>>;

const operators = ['gte', 'lte', 'ne', 'like'] as const;
type Operator = 'eq' | (typeof operators)[number];

export interface Filter {
  column: ListColumn;
  operator: Operator;
  values: string[];
}

export interface ListQuery {
  filters: Filter[];
  /** Filters by what is no column. */
  related: Expression<SqlBool>[];
  /** Folded words; a row holds them all. */
  words: string[];
  sort: { column: ListColumn; direction: 'asc' | 'desc' }[];
  offset: number;
  limit: number;
  /** Set when the caller pages by number: then links are given. */
  page: number | undefined;
}

const PAGE_SIZE = 10;
const MOST_ROWS = 1000;
const MOST_OFFSET = 10_000_000;
const LONGEST_VALUE = 200;
const MOST_VALUES = 1000;

const all = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());
const first = (query: RawQuery, name: string): string | undefined => all(query[name])[0];
const list = (query: RawQuery, name: string): string[] => all(query[name]).flatMap((text) => text.split(','));

const count = (text: string | undefined, fallback: number): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : fallback;

const refuseLong = (name: string, values: readonly string[]) => {
  if (values.length > MOST_VALUES || values.some((value) => value.length > LONGEST_VALUE))
    throw badRequest(copy.http.badParameter(name));
};

/** A pattern that is no regular expression is a slip of its writer; a plus in front is a phone number. */
const refuseBrokenPattern = (name: string, pattern: string) => {
  try {
    // Only compiled, never run: what it would cost to run is the caller's to choose.
    void new RegExp(pattern.replace(/^\^?\+/, String.raw`\+`));
  } catch {
    throw badRequest(copy.http.badParameter(name));
  }
};

const readFilter = (resource: ListResource, name: string, values: string[]): Filter | undefined => {
  const operator = Object.hasOwn(resource.columns, name)
    ? undefined
    : operators.find((one) => name.endsWith(`_${one}`));
  const field = operator ? name.slice(0, -operator.length - 1) : name;
  const column = Object.hasOwn(resource.columns, field) ? resource.columns[field] : undefined;
  if (!column) return undefined;
  refuseLong(name, values);
  if (operator === 'like') for (const value of values) refuseBrokenPattern(name, value);
  return { column, operator: operator ?? 'eq', values };
};

const readRelated = ({ related = {} }: ListResource, query: RawQuery): Expression<SqlBool>[] =>
  Object.entries(related).flatMap(([name, condition]) => {
    const values = all(query[name]);
    refuseLong(name, values);
    return values.length > 0 ? [condition(values)] : [];
  });

const readSort = (resource: ListResource, query: RawQuery): ListQuery['sort'] => {
  const directions = list(query, '_order');
  return list(query, '_sort').flatMap((name, index) => {
    const column = Object.hasOwn(resource.columns, name) ? resource.columns[name] : undefined;
    return column
      ? [{ column, direction: directions[index]?.toLowerCase() === 'desc' ? ('desc' as const) : ('asc' as const) }]
      : [];
  });
};

const readRange = (query: RawQuery): Pick<ListQuery, 'offset' | 'limit' | 'page'> => {
  const limit = Math.min(count(first(query, '_limit'), PAGE_SIZE) || PAGE_SIZE, MOST_ROWS);
  if (query._page !== undefined) {
    const page = Math.max(1, count(first(query, '_page'), 1));
    return { page, limit, offset: Math.min((page - 1) * limit, MOST_OFFSET) };
  }
  const offset = Math.min(count(first(query, '_start'), 0), MOST_OFFSET);
  if (query._end !== undefined) {
    const end = count(first(query, '_end'), 0);
    return { page: undefined, offset, limit: Math.min(Math.max(0, end - offset), MOST_ROWS) };
  }
  return { page: undefined, offset, limit: query._limit === undefined ? MOST_ROWS : limit };
};

const readWords = (query: RawQuery): string[] => {
  const text = first(query, 'q') ?? '';
  if (text.length > LONGEST_VALUE) throw badRequest(copy.http.badParameter('q'));
  const words = searchWords(text);
  // Signs alone are looked for as they stand.
  return words.length > 0 ? words : foldArabic(text).split(' ').filter(Boolean);
};

/**
 * Reads the json-server 0.17 dialect. Unknown names are ignored, as json-server does; columns come from the resource only.
 * @throws {ApiError} 400 for patterns and values that cannot be meant
 */
export const readListQuery = (resource: ListResource, query: RawQuery): ListQuery => ({
  filters: Object.entries(query).flatMap(([name, value]) => readFilter(resource, name, all(value)) ?? []),
  related: readRelated(resource, query),
  words: readWords(query),
  sort: readSort(resource, query),
  ...readRange(query),
});
