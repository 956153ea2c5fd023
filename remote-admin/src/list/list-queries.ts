import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, type Contract } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import type { ListDefinition } from './list-definition.ts';
import { toApiQuery, type ListState } from './list-state.ts';

export interface Rows<Row> {
  rows: Row[];
  /** Number of rows on all pages. */
  total: number;
}

/** Query keys of a resource. Invalidate `all` after saving a row. */
const resourceKeys = {
  all: (resource: AdminResource) => ['admin', resource] as const,
  page: (resource: AdminResource, search: string) => [...resourceKeys.all(resource), 'page', search] as const,
};

/** One page of a resource. `search` holds the query parameters of the API. */
export const rowsQuery = <Row>(resource: AdminResource, contract: Contract<Row[]>, search: URLSearchParams) =>
  queryOptions({
    queryKey: resourceKeys.page(resource, String(search)),
    queryFn: async ({ signal }): Promise<Rows<Row>> => {
      const { value, total } = await http.getPage(`/admin/${resource}?${search}`, contract, { signal });
      return { rows: value, total: total ?? value.length };
    },
  });

/** The page that a list shows. The previous page stays visible until the new one is loaded. */
export const listQueryOptions = <Row>(
  { resource, rows }: Pick<ListDefinition<Row>, 'resource' | 'rows'>,
  state: ListState,
) => queryOptions({ ...rowsQuery(resource, rows, toApiQuery(state)), placeholderData: keepPreviousData });
