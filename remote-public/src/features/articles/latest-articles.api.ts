import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-lib/http';
import { articleQueries } from './articles.api.ts';

const ON_HOME = 3;

/** Arrives with the first call: the home page comes with its data. */
const contract = async () => (await import('./articles.contract.ts')).articleList;

/** What the home page shows of the blog. */
export const latestArticles = () =>
  queryOptions({
    queryKey: [...articleQueries.all(), 'latest'],
    queryFn: ({ signal }) => http.get('/public/articles', contract, { params: { per_page: ON_HOME }, signal }),
  });
