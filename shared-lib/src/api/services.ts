import { queryOptions } from '@tanstack/react-query';
import type { ServiceSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { lazyContracts } from './lazy-contract.ts';

const contract = lazyContracts(() => import('./contracts.ts'));

/**
 * Every document holds this list, without texts that no list shows: the English name, the text of the picture, and the long description of a service that has a
 * short one.
 */
export const toListedService = (service: ServiceSummary): ServiceSummary => ({
  ...service,
  name_en: '',
  image_alt: '',
  description_ar: service.short_description_ar ? '' : service.description_ar,
});

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
