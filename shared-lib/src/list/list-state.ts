import { useEffect, useRef } from 'react';
import type { Sort } from 'shared-lib/ui/data-table';
import { useSearchParams } from 'shared-lib/router';
import { readFilters, readLimit, toApiFilters } from './filter-values.ts';
import type { ListFilter, ListShape, ListState } from './list-definition.ts';
import { readChoice, readPage, readSearchText, toSearch } from './url-state.ts';

/** At most 60 rows in the document, so that sorting and paging stay fast. */
const DEFAULT_SIZES = [25, 50];
const DEFAULT_SIZE = 25;

/** Rows per page to choose from. The first is the default, which the URL omits. */
export const sizesOf = ({ sizes = DEFAULT_SIZES }: Pick<ListShape, 'sizes'>): readonly number[] => sizes;
const defaultSizeOf = (shape: Pick<ListShape, 'sizes'>): number => sizesOf(shape)[0] ?? DEFAULT_SIZE;

const readSort = (search: URLSearchParams, { columns, defaultSort }: ListShape): Sort => {
  const sortable = columns.filter((column) => column.sortable).map(({ key }) => key);
  const key = readChoice(search, 'sort', sortable);
  if (key === undefined) return defaultSort;
  return { key, direction: search.get('order') === 'desc' ? 'descending' : 'ascending' };
};

/** Parses the query parameters of the URL. Ignores unknown or invalid ones. */
export const parseListState = (search: URLSearchParams, shape: ListShape): ListState => ({
  q: readSearchText(search),
  filters: readFilters(search, shape.filters),
  sort: readSort(search, shape),
  page: readPage(search),
  size:
    sizesOf(shape).find((size) => String(size) === readLimit(search.get('size') ?? '').digits) ?? defaultSizeOf(shape),
});

const orderOf = ({ direction }: Sort) => (direction === 'descending' ? 'desc' : 'asc');

/** Serializes a state to query parameters. Omits default values. */
export const serializeListState = ({ q, filters, sort, page, size }: ListState, shape: ListShape): URLSearchParams => {
  const { defaultSort } = shape;
  const isDefaultSort = sort.key === defaultSort.key && sort.direction === defaultSort.direction;
  return toSearch({
    q,
    ...filters,
    ...(isDefaultSort ? {} : { sort: sort.key, order: orderOf(sort) }),
    size: size === defaultSizeOf(shape) ? undefined : size,
    page,
  });
};

/** Query parameters of the administration's API for a state (json-server 0.17 dialect). */
export const toDialectQuery = (
  { q, filters, sort, page, size }: ListState,
  definitions: readonly ListFilter[],
): URLSearchParams =>
  toSearch({
    _page: page,
    _limit: size,
    _sort: sort.key,
    _order: orderOf(sort),
    q,
    ...toApiFilters(filters, definitions),
  });

/** Applies changes. Returns to the first page unless the changes set a page. */
export const withChanges = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
});

export const isFiltered = ({ q, filters }: Pick<ListState, 'q' | 'filters'>): boolean =>
  q !== '' || Object.keys(filters).length > 0;

export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

export interface ListControls {
  state: ListState;
  /** Changes the state. Use `replace` for changes while typing, so that they add no history entries. */
  change: (changes: Partial<ListState>, options?: { replace: boolean }) => void;
  /** URL of the same list after changes; without changes of the page it is the first page. */
  hrefOf: (changes: Partial<ListState>) => string;
}

/** Reads and changes the list state in the URL. */
export const useListState = (shape: ListShape): ListControls => {
  const [search, setSearch] = useSearchParams();
  // A navigation takes a moment: a further change meanwhile adds to the first one in place of undoing it.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const searchAfter = (before: URLSearchParams, changes: Partial<ListState>) =>
    serializeListState(withChanges(parseListState(before, shape), changes), shape);
  return {
    state: parseListState(search, shape),
    change: (changes, options) => {
      latest.current = searchAfter(latest.current, changes);
      setSearch(latest.current, { preventScrollReset: true, ...options });
    },
    hrefOf: (changes) => `?${searchAfter(search, changes)}`,
  };
};
