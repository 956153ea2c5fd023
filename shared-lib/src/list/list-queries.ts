import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bulkResponse, listCounts } from 'shared-lib/contracts';
import { http, type Contract } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import { toApiFilters } from './filter-values.ts';
import type { ListDefinition, ListSource, ListState, ListTab, Rows } from './list-definition.ts';
import { toDialectQuery } from './list-state.ts';
import { toSearch, type ParamValue } from './url-state.ts';

/** Start of all query keys of a resource of the administration. Invalidate it after saving a row. */
export const resourceKey = (resource: AdminResource) => ['admin', resource] as const;

/** The parameters that select rows, without page and order. */
const selectionOf = (query: URLSearchParams): string =>
  String(new URLSearchParams([...query].filter(([name]) => !name.startsWith('_'))));

/** Counts rows of the administration for several queries in one request. */
export const dialectCounts =
  (resource: AdminResource | 'requests' | 'clients'): NonNullable<ListSource<unknown>['countRows']> =>
  (queries, signal) => {
    const search = new URLSearchParams(queries.map((query) => ['of', selectionOf(query)]));
    return http.get(`/admin/${resource}/counts?${search}`, listCounts, { signal });
  };

/** The filters of a list as the body of a bulk request. */
const filterOf = (query: URLSearchParams): Record<string, string[]> => {
  const selection = new URLSearchParams(selectionOf(query));
  return Object.fromEntries([...new Set(selection.keys())].map((name) => [name, selection.getAll(name)]));
};

/**
 * Ids of the rows that a bulk action by filter would change.
 * @param action an action of the resource; the request only looks, so that any will do
 */
export const bulkIds =
  (resource: AdminResource | 'requests', action: object): NonNullable<ListSource<unknown>['findIds']> =>
  async (query) => {
    const body = { ...action, filter: filterOf(query) };
    const { preview } = await http.post(`/admin/${resource}/bulk?dry_run=1`, body, bulkResponse);
    return preview?.states.flatMap(({ ids }) => ids) ?? [];
  };

/** Rows of a resource of the administration. @param rows contract of one page */
export const dialectSource = <Row>(resource: AdminResource, rows: Contract<Row[]>): ListSource<Row> => ({
  key: resourceKey(resource),
  toQuery: toDialectQuery,
  fetchPage: async (query, signal) => {
    const { value, total } = await http.getPage(`/admin/${resource}?${query}`, rows, { signal });
    return { rows: value, total: total ?? value.length };
  },
  findIds: bulkIds(resource, { action: 'delete' }),
  countRows: dialectCounts(resource),
});

interface PagedSourceOptions<Row> {
  key: readonly string[];
  /** Path of the API. */
  path: string;
  /** Contract of one page with its total. */
  contract: Contract<{ data: Row[]; meta: { total: number } }>;
  /** Further parameters for a state, such as the sort order in the words of the API. */
  toParams?: (state: ListState) => Readonly<Record<string, ParamValue>>;
}

/** Rows of an API that pages with `page` and `per_page`. */
export const pagedSource = <Row>({ key, path, contract, toParams }: PagedSourceOptions<Row>): ListSource<Row> => ({
  key,
  toQuery: (state, filters) =>
    toSearch({
      page: state.page,
      per_page: state.size,
      q: state.q,
      ...toApiFilters(state.filters, filters),
      ...toParams?.(state),
    }),
  fetchPage: async (query, signal) => {
    const { data, meta } = await http.get(`${path}?${query}`, contract, { signal });
    return { rows: data, total: meta.total };
  },
});

/** One page of a source. `query` holds the parameters of the API. */
export const rowsQuery = <Row>(source: ListSource<Row>, query: URLSearchParams) =>
  queryOptions({
    queryKey: [...source.key, 'page', String(query)],
    queryFn: ({ signal }): Promise<Rows<Row>> => source.fetchPage(query, signal),
  });

type Listed<Row> = Pick<ListDefinition<Row>, 'source' | 'filters'>;

/** The page that a list shows. The previous page stays visible until the new one is loaded. */
export const listQueryOptions = <Row>({ source, filters }: Listed<Row>, state: ListState) =>
  queryOptions({ ...rowsQuery(source, source.toQuery(state, filters)), placeholderData: keepPreviousData });

/** Counts one query after the other: requests a page of one row of each, and uses its total. */
const countOneByOne =
  <Row>(source: ListSource<Row>): NonNullable<ListSource<Row>['countRows']> =>
  (queries, signal) =>
    Promise.all(queries.map(async (query) => (await source.fetchPage(query, signal)).total));

/** Counts the rows of several tabs, in one request where the API can. */
export const countsQuery = <Row>(
  { source, filters, defaultSort }: Listed<Row> & { defaultSort: ListState['sort'] },
  tabs: readonly ListTab[],
) => {
  const queries = tabs.map((tab) =>
    source.toQuery({ q: tab.q ?? '', filters: tab.filters, sort: defaultSort, page: 1, size: 1 }, filters),
  );
  const count = source.countRows ?? countOneByOne(source);
  return queryOptions({
    queryKey: [...source.key, 'counts', ...queries.map(String)],
    queryFn: ({ signal }) => count(queries, signal),
    placeholderData: keepPreviousData,
  });
};
