import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import { http } from 'shared-lib/http';
import { articleQueries } from './articles.api.ts';

const HOME_PAGE_COUNT = 3;

const contract = lazyContracts(() => import('./articles.contract.ts'));

/** The latest articles, for the home page and the not-found page. */
export const latestArticles = () =>
  queryOptions({
    queryKey: [...articleQueries.all(), 'latest'],
    queryFn: ({ signal }) =>
      http.get('/public/articles', contract('articleList'), { params: { per_page: HOME_PAGE_COUNT }, signal }),
  });
