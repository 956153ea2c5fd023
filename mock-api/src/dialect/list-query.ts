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
  /** Conditions of the resource's `related` filters. */
  related: Expression<SqlBool>[];
  /** Folded search words. A row must contain all of them. */
  words: string[];
  sort: { column: ListColumn; direction: 'asc' | 'desc' }[];
  offset: number;
  limit: number;
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

const readFilter = (resource: ListResource, name: string, values: string[]): Filter | undefined => {
  const operator = Object.hasOwn(resource.columns, name)
    ? undefined
    : operators.find((one) => name.endsWith(`_${one}`));
  const field = operator ? name.slice(0, -operator.length - 1) : name;
  const column = Object.hasOwn(resource.columns, field) ? resource.columns[field] : undefined;
  if (!column) return undefined;
  assertValidLength(name, values);
  if (operator === 'like') for (const value of values) assertValidPattern(name, value);
  return { column, operator: operator ?? 'eq', values };
};

const readRelated = ({ related = {} }: ListResource, query: RawQuery): Expression<SqlBool>[] =>
  Object.entries(related).flatMap(([name, condition]) => {
    const values = all(query[name]);
    assertValidLength(name, values);
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
  const limit = Math.min(count(first(query, '_limit'), PAGE_SIZE) || PAGE_SIZE, MAX_ROWS);
  if (query._page !== undefined) {
    const page = Math.max(1, count(first(query, '_page'), 1));
    return { page, limit, offset: Math.min((page - 1) * limit, MAX_OFFSET) };
  }
  const offset = Math.min(count(first(query, '_start'), 0), MAX_OFFSET);
  if (query._end !== undefined) {
    const end = count(first(query, '_end'), 0);
    return { page: undefined, offset, limit: Math.min(Math.max(0, end - offset), MAX_ROWS) };
  }
  return { page: undefined, offset, limit: query._limit === undefined ? MAX_ROWS : limit };
};

const readWords = (query: RawQuery): string[] => {
  const text = first(query, 'q') ?? '';
  if (text.length > MAX_VALUE_LENGTH) throw badRequest(copy.http.badParameter('q'));
  const words = searchWords(text);
  // A query of punctuation only has no words: search for the text itself.
  return words.length > 0 ? words : foldArabic(text).split(' ').filter(Boolean);
};

/**
 * Parses the query of the json-server 0.17 dialect. Ignores unknown parameters, as json-server does. Only columns that the
 * resource defines are available.
 * @throws {ApiError} 400 for invalid patterns and values that are too long
 */
export const readListQuery = (resource: ListResource, query: RawQuery): ListQuery => ({
  filters: Object.entries(query).flatMap(([name, value]) => readFilter(resource, name, all(value)) ?? []),
  related: readRelated(resource, query),
  words: readWords(query),
  sort: readSort(resource, query),
  ...readRange(query),
});
