import { queryOptions } from '@tanstack/react-query';
import { adminRequest, type AdminRequest, type RequestKind } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { bulkIds, dialectCounts, toDialectQuery, type ListSource } from 'shared-lib/list';
import { pollWhileVisible } from 'shared-lib/patterns/polling';
import * as z from 'zod/mini';
import { requestsKey } from './summary-query.ts';

const rows = z.array(adminRequest);

/** Without a view the list leaves out spam and archived requests; `is_spam=false` leaves out only spam. */
export const withView = (query: URLSearchParams, kind: RequestKind | undefined): URLSearchParams => {
  const result = new URLSearchParams(query);
  if (!result.has('view') && !result.has('is_spam')) result.set('view', 'all');
  if (kind) result.set('kind', kind);
  return result;
};

/** Requests of one kind, or of all of them. */
export const requestSource = (kind?: RequestKind): ListSource<AdminRequest> => ({
  key: [...requestsKey, 'list', kind ?? 'all'],
  toQuery: (state, filters) => withView(toDialectQuery(state, filters), kind),
  fetchPage: async (query, signal) => {
    const { value, total } = await http.getPage(`/admin/requests?${query}`, rows, { signal });
    return { rows: value, total: total ?? value.length };
  },
  findIds: bulkIds('requests', { action: 'spam', is_spam: true }),
  countRows: dialectCounts('requests'),
});

const ARRIVALS_MS = 15_000;

/** How many requests arrived after the newest one that the list knows. */
export const arrivalsQuery = (newestId: number, kind?: RequestKind) =>
  queryOptions({
    queryKey: [...requestsKey, 'arrivals', kind ?? 'all', newestId],
    queryFn: async ({ signal }) => {
      const query = withView(new URLSearchParams({ id_gte: String(newestId + 1), _page: '1', _limit: '1' }), kind);
      return (await http.getPage(`/admin/requests?${query}`, rows, { signal })).total ?? 0;
    },
    ...pollWhileVisible(ARRIVALS_MS),
  });

/** The id of the newest request. */
export const newestQuery = (kind?: RequestKind) =>
  queryOptions({
    queryKey: [...requestsKey, 'newest', kind ?? 'all'],
    queryFn: async ({ signal }) => {
      const query = withView(new URLSearchParams({ _sort: 'id', _order: 'desc', _limit: '1' }), kind);
      const [newest] = await http.get(`/admin/requests?${query}`, rows, { signal });
      return newest?.id ?? 0;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
