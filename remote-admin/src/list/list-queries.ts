import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, type Contract } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import type { ListDefinition } from './list-definition.ts';
import { apiSearch, type ListState } from './list-state.ts';

export interface Rows<Row> {
  rows: Row[];
  /** All rows behind the page. */
  total: number;
}

/** Keys of everything that is cached of a resource: saving one row makes `all` of them old. */
const resourceKeys = {
  all: (resource: AdminResource) => ['admin', resource] as const,
  page: (resource: AdminResource, search: string) => [...resourceKeys.all(resource), 'page', search] as const,
};

/** A page of a resource, asked for in the words of the API. */
export const rowsQuery = <Row>(resource: AdminResource, contract: Contract<Row[]>, search: URLSearchParams) =>
  queryOptions({
    queryKey: resourceKeys.page(resource, String(search)),
    queryFn: async ({ signal }): Promise<Rows<Row>> => {
      const { value, total } = await http.getPage(`/admin/${resource}?${search}`, contract, { signal });
      return { rows: value, total: total ?? value.length };
    },
  });

/** The page that a list shows; the one before stays until it is there. */
export const listQuery = <Row>({ resource, rows }: Pick<ListDefinition<Row>, 'resource' | 'rows'>, state: ListState) =>
  queryOptions({ ...rowsQuery(resource, rows, apiSearch(state)), placeholderData: keepPreviousData });
