import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-lib/http';
import { articleQueries } from './articles.api.ts';

const HOME_PAGE_COUNT = 3;

/** Loaded lazily with the first request: the home page usually gets its data from the server markup. */
const contract = async () => (await import('./articles.contract.ts')).articleList;

/** The latest articles, for the home page and the not-found page. */
export const latestArticles = () =>
  queryOptions({
    queryKey: [...articleQueries.all(), 'latest'],
    queryFn: ({ signal }) => http.get('/public/articles', contract, { params: { per_page: HOME_PAGE_COUNT }, signal }),
  });
