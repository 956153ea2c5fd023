import { queryOptions } from '@tanstack/react-query';
import type { ArticlePage } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { lazyContracts } from 'shared-lib/api';
import { detailQuery } from '../../page-resource/detail-query.ts';
import type { BlogListState } from './blog-list-state.ts';

const contracts = () => import('./articles.contract.ts');

export const articleQueries = {
  all: () => ['articles'] as const,
  list: ({ page, q, category, tag, sort }: BlogListState) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'list', { page, q, category, tag, sort }],
      queryFn: ({ signal }) =>
        http.get('/public/articles', async () => (await contracts()).articleList, {
          params: { page, q: q || undefined, category, tag, sort },
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
    detailQuery<ArticlePage>({
      baseKey: [...articleQueries.all(), 'page'],
      idOrSlug,
      load: (_client, signal) =>
        http.get(`/public/articles/${encodeURIComponent(idOrSlug)}`, async () => (await contracts()).articleDetail, {
          signal,
        }),
      slugOf: ({ data }) => data.slug,
    }),
};

const HOME_PAGE_COUNT = 3;

const contract = lazyContracts(() => import('./articles.contract.ts'));

/** The latest articles, for the home page and the not-found page. */
export const latestArticles = () =>
  queryOptions({
    queryKey: [...articleQueries.all(), 'latest'],
    queryFn: ({ signal }) =>
      http.get('/public/articles', contract('articleList'), { params: { per_page: HOME_PAGE_COUNT }, signal }),
  });
