import { useParams } from 'shared-lib/router';
import { usePageResource } from '../page-resource/page-resource.ts';
import { ArticleNotFound, ArticleUnavailable, ArticleSkeleton } from '../features/articles/article-states.tsx';
import { ArticleView } from '../features/articles/article-view.tsx';
import { articleQueries } from '../features/articles/articles.api.ts';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { resource, isFetching, refetch } = usePageResource(articleQueries.detail(idOrSlug));
  if (!resource) return <ArticleSkeleton />;
  if (resource.status === 'missing') return <ArticleNotFound />;
  if (resource.status === 'failed')
    return <ArticleUnavailable message={resource.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <ArticleView key={resource.value.data.id} page={resource.value} />;
};

export const ArticlePage = () => (
  <main>
    <Content />
  </main>
);
