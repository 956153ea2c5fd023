import { queryOptions } from '@tanstack/react-query';
import type { ServiceSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { lazyContracts } from './lazy-contract.ts';

const contract = lazyContracts(() => import('./contracts.ts'));

/** Lists show the long description only of a service without a short one: without the other ones every document is smaller. */
export const toListedService = (service: ServiceSummary): ServiceSummary =>
  service.short_description_ar === '' ? service : { ...service, description_ar: '' };

export const serviceQueries = {
  all: () => ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'list'],
      queryFn: async ({ signal }) =>
        (await http.get('/public/services', contract('serviceList'), { signal })).map(toListedService),
    }),
  detail: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'detail', idOrSlug],
      queryFn: ({ signal }) =>
        http.get(`/public/services/${encodeURIComponent(idOrSlug)}`, contract('serviceDetail'), { signal }),
    }),
};
