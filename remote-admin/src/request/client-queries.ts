import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { clientAccount, clientDetail, type ClientDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { requestsKey } from './summary-query.ts';

/** Start of all query keys of clients. */
export const clientsKey = ['admin', 'clients'] as const;

/** Everything of a client. Always fetched again, because requests change it. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientsKey, 'row', id],
    queryFn: ({ signal }) => http.get(`/admin/clients/${id}`, clientDetail, { signal }),
    staleTime: 0,
  });

/** The account of a client as its owner sees it. Always fetched again, because the client works with it. */
export const clientAccountQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientsKey, 'account', id],
    queryFn: ({ signal }) => http.get(`/admin/clients/${id}/account`, clientAccount, { signal }),
    staleTime: 0,
  });

/** Changes a client by an action below its path, and shows the new state. */
export const useClientChange = (id: number) => {
  const queryClient = useQueryClient();
  return async (action: string, body: object): Promise<ClientDetail> => {
    const changed = await http.post(`/admin/clients/${id}/${action}`, body, clientDetail);
    queryClient.setQueryData(clientQuery(id).queryKey, changed);
    for (const queryKey of [clientsKey, requestsKey])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    return changed;
  };
};
