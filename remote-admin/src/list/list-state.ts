import type { Sort } from 'shared-lib/ui/data-table';
import type { ListShape } from './list-definition.ts';

/** Page sizes to choose from. The first is the default, which the URL omits. */
export const pageSizes = [25, 50, 100] as const;

/** State of a list. All of it is in the URL, so that the user can share it, reload it and go back to it. */
export interface ListState {
  q: string;
  /** Field → required value. Fields without a filter are absent. */
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  page: number;
  size: number;
}

const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

const readSort = (search: URLSearchParams, { columns, defaultSort }: ListShape): Sort => {
  const key = search.get('sort');
  if (!columns.some((column) => column.sortable && column.key === key) || key === null) return defaultSort;
  return { key, direction: search.get('order') === 'desc' ? 'descending' : 'ascending' };
};

/** Parses the query parameters of the URL. Ignores unknown or invalid ones. */
export const parseListState = (search: URLSearchParams, shape: ListShape): ListState => ({
  q: (search.get('q') ?? '').trim(),
  filters: Object.fromEntries(
    shape.filters.flatMap(({ key, options }) => {
      const requested = search.get(key);
      return options.some(({ value }) => value === requested) && requested !== null ? [[key, requested]] : [];
    }),
  ),
  sort: readSort(search, shape),
  page: readPage(search.get('page')),
  size: pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0],
});

const orderOf = ({ direction }: Sort) => (direction === 'descending' ? 'desc' : 'asc');

/** Serializes a state to query parameters. Omits default values. */
export const serializeListState = (
  { q, filters, sort, page, size }: ListState,
  { defaultSort }: ListShape,
): URLSearchParams => {
  const isDefaultSort = sort.key === defaultSort.key && sort.direction === defaultSort.direction;
  return new URLSearchParams({
    ...(q ? { q } : {}),
    ...filters,
    ...(isDefaultSort ? {} : { sort: sort.key, order: orderOf(sort) }),
    ...(size === pageSizes[0] ? {} : { size: String(size) }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
};

/** Query parameters of the API for a state (json-server 0.17 dialect). */
export const toApiQuery = ({ q, filters, sort, page, size }: ListState): URLSearchParams =>
  new URLSearchParams({
    _page: String(page),
    _limit: String(size),
    _sort: sort.key,
    _order: orderOf(sort),
    ...(q ? { q } : {}),
    ...filters,
  });

/** Applies changes. Returns to the first page unless the changes set a page. */
export const withChanges = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
});

export const isFiltered = ({ q, filters }: ListState): boolean => q !== '' || Object.keys(filters).length > 0;

export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
