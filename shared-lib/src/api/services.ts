import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-lib/http';
import { lazyContract } from './lazy-contract.ts';

export const serviceQueries = {
  all: () => ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'list'],
      queryFn: ({ signal }) => http.get('/public/services', lazyContract('serviceList'), { signal }),
    }),
  detail: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'detail', idOrSlug],
      queryFn: ({ signal }) =>
        http.get(`/public/services/${encodeURIComponent(idOrSlug)}`, lazyContract('serviceDetail'), { signal }),
    }),
};
