import { queryOptions } from '@tanstack/react-query';
import { enveloped, service, serviceSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

export const serviceQueries = {
  all: () => ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'list'],
      queryFn: ({ signal }) => http.get('/public/services', enveloped(z.array(serviceSummary)), { signal }),
    }),
  detail: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'detail', idOrSlug],
      queryFn: ({ signal }) => http.get(`/public/services/${encodeURIComponent(idOrSlug)}`, enveloped(service), { signal }),
    }),
};
