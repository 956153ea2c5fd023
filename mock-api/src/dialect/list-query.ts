import type { Expression, SqlBool } from 'kysely';
import { copy } from '../copy/ar.ts';
import { badRequest } from '../http/api-error.ts';
import { readSearch, type SearchWord } from '../search/search-words.ts';
import type { ListColumn, ListResource } from './list-resource.ts';

export type RawQuery = Readonly<Record<string, string | string[]>>;

/** Parameters of the dialect that are no fields. */
const DIALECT_PARAMETERS: ReadonlySet<string> = new Set([
  'q',
  '_page',
  '_limit',
  '_start',
  '_end',
  '_sort',
  '_order',
  '_embed',
  '_expand',
  '_delay',
]);

const operators = ['gte', 'lte', 'ne', 'like'] as const;
type Operator = 'eq' | (typeof operators)[number];

export interface Filter {
  column: ListColumn;
  operator: Operator;
  values: string[];
}

export interface ListQuery {
  filters: Filter[];
  /** Conditions of the resource's `related` filters. */
  related: Expression<SqlBool>[];
  /** A row must contain all of them. */
  words: readonly SearchWord[];
  sort: { column: ListColumn; direction: 'asc' | 'desc' }[];
  offset: number;
  limit: number;
  /** Parameters without an effect, such as misspelled fields; a field that `_sort` does not know as `_sort=name`. */
  ignored: string[];
  /** Set for numbered pages, whose response has a `Link` header. */
  page: number | undefined;
}

const PAGE_SIZE = 10;
const MAX_ROWS = 1000;
const MAX_OFFSET = 10_000_000;
const MAX_VALUE_LENGTH = 200;
const MAX_VALUES = 1000;

const all = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());
const first = (query: RawQuery, name: string): string | undefined => all(query[name])[0];
const list = (query: RawQuery, name: string): string[] => all(query[name]).flatMap((text) => text.split(','));

const count = (text: string | undefined, fallback: number): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : fallback;

const assertValidLength = (name: string, values: readonly string[]) => {
  if (values.length > MAX_VALUES || values.some((value) => value.length > MAX_VALUE_LENGTH))
    throw badRequest(copy.http.badParameter(name));
};

/** Rejects a `_like` value that json-server's regular expressions would reject. A leading plus is allowed for phone numbers. */
const assertValidPattern = (name: string, pattern: string) => {
  try {
    // The expression is only compiled. Running it would let clients choose expensive expressions.
    void new RegExp(pattern.replace(/^\^?\+/, String.raw`\+`));
  } catch {
    throw badRequest(copy.http.badParameter(name));
  }
};

const columnOf = ({ columns }: ListResource, name: string): ListColumn | undefined =>
  Object.hasOwn(columns, name) ? columns[name] : undefined;

/** The column and the operator that a parameter names: `price_gte` is the column `price` with the operator `gte`. */
const filteredColumn = (resource: ListResource, name: string): Omit<Filter, 'values'> | undefined => {
  const operator = columnOf(resource, name) ? undefined : operators.find((one) => name.endsWith(`_${one}`));
  const column = columnOf(resource, operator ? name.slice(0, -operator.length - 1) : name);
  return column && { column, operator: operator ?? 'eq' };
};

const readFilter = (resource: ListResource, name: string, values: string[]): Filter | undefined => {
  const filtered = filteredColumn(resource, name);
  if (!filtered) return undefined;
  assertValidLength(name, values);
  if (filtered.operator === 'like') for (const value of values) assertValidPattern(name, value);
  return { ...filtered, values };
};

const ignoredParameters = (resource: ListResource, query: RawQuery): string[] => [
  ...Object.keys(query).filter(
    (name) =>
      !DIALECT_PARAMETERS.has(name) && !Object.hasOwn(resource.related ?? {}, name) && !filteredColumn(resource, name),
  ),
  ...list(query, '_sort').flatMap((name) => (name && !columnOf(resource, name) ? [`_sort=${name}`] : [])),
];

const readRelated = ({ related = {} }: ListResource, query: RawQuery): Expression<SqlBool>[] =>
  Object.entries(related).flatMap(([name, condition]) => {
    const values = all(query[name]);
    assertValidLength(name, values);
    return values.length > 0 ? [condition(values)] : [];
  });

const readSort = (resource: ListResource, query: RawQuery): ListQuery['sort'] => {
  const directions = list(query, '_order');
  return list(query, '_sort').flatMap((name, index) => {
    const column = columnOf(resource, name);
    return column
      ? [{ column, direction: directions[index]?.toLowerCase() === 'desc' ? ('desc' as const) : ('asc' as const) }]
      : [];
  });
};

const readRange = (query: RawQuery): Pick<ListQuery, 'offset' | 'limit' | 'page'> => {
  const limit = Math.min(count(first(query, '_limit'), PAGE_SIZE), MAX_ROWS);
  if (query._page !== undefined) {
    const page = Math.max(1, count(first(query, '_page'), 1));
    // Like json-server: a page without rows gets the default size, a range without rows stays empty.
    const size = limit || PAGE_SIZE;
    return { page, limit: size, offset: Math.min((page - 1) * size, MAX_OFFSET) };
  }
  const offset = Math.min(count(first(query, '_start'), 0), MAX_OFFSET);
  if (query._end !== undefined) {
    const end = count(first(query, '_end'), 0);
    return { page: undefined, offset, limit: Math.min(Math.max(0, end - offset), MAX_ROWS) };
  }
  return { page: undefined, offset, limit: query._limit === undefined ? MAX_ROWS : limit };
};

const readWords = (query: RawQuery): SearchWord[] => {
  const text = first(query, 'q') ?? '';
  if (text.length > MAX_VALUE_LENGTH) throw badRequest(copy.http.badParameter('q'));
  return readSearch(text);
};

/**
 * Parses the query of the json-server 0.17 dialect. Unknown parameters have no effect, as in json-server, but are
 * listed in `ignored`. Only columns that the
 * resource defines are available.
 * @throws {ApiError} 400 for invalid patterns and values that are too long
 */
export const readListQuery = (resource: ListResource, query: RawQuery): ListQuery => ({
  filters: Object.entries(query).flatMap(([name, value]) => readFilter(resource, name, all(value)) ?? []),
  related: readRelated(resource, query),
  words: readWords(query),
  sort: readSort(resource, query),
  ignored: ignoredParameters(resource, query),
  ...readRange(query),
});
