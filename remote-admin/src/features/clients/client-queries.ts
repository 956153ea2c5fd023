import { queryOptions } from '@tanstack/react-query';
import { clientDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Start of all query keys of clients. */
export const clientsKey = ['admin', 'clients'] as const;

/** Everything of a client. Always fetched again, because requests change it. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientsKey, 'row', id],
    queryFn: ({ signal }) => http.get(`/admin/clients/${id}`, clientDetail, { signal }),
    staleTime: 0,
  });
