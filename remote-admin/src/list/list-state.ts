import type { Sort } from 'shared-lib/ui/data-table';
import type { ListShape } from './list-definition.ts';

/** Rows in a page; the first is the one that the address does not name. */
export const pageSizes = [25, 50, 100] as const;

/** What of a list is shown. All of it is in the address, so that it can be shared, reloaded and gone back to. */
export interface ListState {
  q: string;
  /** Field → the value it must have; fields that may have any are absent. */
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

/** Reads an address; whatever is not of this list counts as not said. */
export const readListState = (search: URLSearchParams, shape: ListShape): ListState => ({
  q: (search.get('q') ?? '').trim(),
  filters: Object.fromEntries(
    shape.filters.flatMap(({ key, options }) => {
      const wanted = search.get(key);
      return options.some(({ value }) => value === wanted) && wanted !== null ? [[key, wanted]] : [];
    }),
  ),
  sort: readSort(search, shape),
  page: readPage(search.get('page')),
  size: pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0],
});

const orderOf = ({ direction }: Sort) => (direction === 'descending' ? 'desc' : 'asc');

/** The shortest address of a state: what goes without saying is left out. */
export const writeListState = (
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

/** The same state in the words of the API (json-server 0.17). */
export const apiSearch = ({ q, filters, sort, page, size }: ListState): URLSearchParams =>
  new URLSearchParams({
    _page: String(page),
    _limit: String(size),
    _sort: sort.key,
    _order: orderOf(sort),
    ...(q ? { q } : {}),
    ...filters,
  });

/** Whatever is changed in what is shown, it is looked at from its first page. */
export const changeList = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
});

export const isNarrowed = ({ q, filters }: ListState): boolean => q !== '' || Object.keys(filters).length > 0;

export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
