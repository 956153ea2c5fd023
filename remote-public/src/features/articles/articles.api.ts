import { queryOptions } from '@tanstack/react-query';
import type { ArticlePage } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { oneAnswer } from '../../answers/one-answer.ts';
import type { BlogPlace } from './blog-place.ts';

const contracts = () => import('./articles.contract.ts');

export const articleQueries = {
  all: () => ['articles'] as const,
  list: ({ page, q, category, tag }: BlogPlace) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'list', { page, q, category, tag }],
      queryFn: ({ signal }) =>
        http.get('/public/articles', async () => (await contracts()).articleList, {
          params: { page, q: q || undefined, category, tag },
          signal,
        }),
    }),
  categories: () =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'categories'],
      queryFn: ({ signal }) =>
        http.get('/public/articles/categories', async () => (await contracts()).articleCategories, { signal }),
    }),
  detail: (idOrSlug: string) =>
    oneAnswer<ArticlePage>({
      kind: [...articleQueries.all(), 'page'],
      asked: idOrSlug,
      load: (_client, signal) =>
        http.get(`/public/articles/${encodeURIComponent(idOrSlug)}`, async () => (await contracts()).articleDetail, {
          signal,
        }),
      slugOf: ({ data }) => data.slug,
    }),
};
