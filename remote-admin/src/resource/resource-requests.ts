import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http, type Contract } from 'shared-lib/http';
import { resourceKey } from 'shared-lib/list';
import type { AdminResource } from 'shared-lib/paths';

/** The current state of one row. Always fetched again, because an editor must not start from an old state. */
export const rowQuery = <Row>(resource: AdminResource, contract: Contract<Row>, id: number) =>
  queryOptions({
    queryKey: [...resourceKey(resource), 'row', id],
    queryFn: ({ signal }) => http.get(`/admin/${resource}/${id}`, contract, { signal }),
    staleTime: 0,
  });

interface SaveOptions<Row> {
  resource: AdminResource;
  contract: Contract<Row>;
  /** Absent for a new row. */
  id?: number | undefined;
  input: object;
  /** `updated_at` of the row that the changes start from; the API refuses to overwrite a newer one. */
  version: string | null;
}

/** Creates a row, or changes the fields of a form: a newer API may have fields that this release does not know. @throws {HttpError} with `changedSince` when somebody else saved it in the meantime */
export const saveRow = <Row>({ resource, contract, id, input, version }: SaveOptions<Row>): Promise<Row> =>
  id === undefined
    ? http.post(`/admin/${resource}`, input, contract)
    : http.patch(`/admin/${resource}/${id}`, { ...input, updated_at: version }, contract);

/** Changes some fields of a row. */
export const patchRow = <Row>(
  resource: AdminResource,
  contract: Contract<Row>,
  id: number,
  fields: object,
): Promise<Row> => http.patch(`/admin/${resource}/${id}`, fields, contract);

/** @param ids the ids of all rows in their new order */
export const saveOrder = <Row>(
  resource: AdminResource,
  rows: Contract<Row[]>,
  ids: readonly number[],
): Promise<Row[]> => http.post(`/admin/${resource}/reorder`, { ids }, rows);

/** Refetches everything that is shown of a resource. */
export const refreshResource = (queryClient: QueryClient, resource: AdminResource): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: resourceKey(resource) });
