import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { useNavigate, useParams } from 'shared-lib/router';
import { ArticleFailed, ArticleMissing, ArticleWaiting } from '../features/articles/article-absent.tsx';
import { ArticleView } from '../features/articles/article-view.tsx';
import { articleQueries } from '../features/articles/articles.api.ts';

/** An old name of an article gives way to the one of today; a number stays, for it never changes. */
const useNameOfToday = (asked: string, slug: string | undefined) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!slug || slug === asked || /^\d+$/.test(asked)) return;
    queryClient.setQueryData(articleQueries.detail(slug).queryKey, queryClient.getQueryData(articleQueries.detail(asked).queryKey));
    void navigate(paths.article(slug), { replace: true, preventScrollReset: true });
  }, [asked, slug, navigate, queryClient]);
};

export const ArticlePage = () => {
  const { idOrSlug = '' } = useParams();
  const { data: page, error, isFetching, refetch } = useQuery(articleQueries.detail(idOrSlug));
  useNameOfToday(idOrSlug, page?.data.slug);
  if (page) return <main key={page.data.id}><ArticleView page={page} /></main>;
  if (!error) return <main><ArticleWaiting /></main>;
  const isMissing = error instanceof HttpError && error.status === 404;
  return <main>{isMissing ? <ArticleMissing /> : <ArticleFailed isTrying={isFetching} onRetry={() => void refetch()} />}</main>;
};
