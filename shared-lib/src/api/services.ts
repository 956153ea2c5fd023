import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-lib/http';
import { lazyContracts } from './lazy-contract.ts';

const contract = lazyContracts(() => import('./contracts.ts'));

export const serviceQueries = {
  all: () => ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'list'],
      queryFn: ({ signal }) => http.get('/public/services', contract('serviceList'), { signal }),
    }),
  detail: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'detail', idOrSlug],
      queryFn: ({ signal }) =>
        http.get(`/public/services/${encodeURIComponent(idOrSlug)}`, contract('serviceDetail'), { signal }),
    }),
};
