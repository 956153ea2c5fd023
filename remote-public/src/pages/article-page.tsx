import { useParams } from 'shared-lib/router';
import { useAnswer } from '../answers/answer.ts';
import { ArticleMissing, ArticleUnavailable, ArticleWaiting } from '../features/articles/article-not-here.tsx';
import { ArticleView } from '../features/articles/article-view.tsx';
import { articleQueries } from '../features/articles/articles.api.ts';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { answer, isFetching, refetch } = useAnswer(articleQueries.detail(idOrSlug));
  if (!answer) return <ArticleWaiting />;
  if (answer.is === 'missing') return <ArticleMissing />;
  if (answer.is === 'failed')
    return <ArticleUnavailable message={answer.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <ArticleView key={answer.value.data.id} page={answer.value} />;
};

export const ArticlePage = () => (
  <main>
    <Content />
  </main>
);
