import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { latest } from '../../copy/cards.ts';
import { ArticleCard } from './article-card.tsx';
import { latestArticles } from './articles.api.ts';
import { LatestBlock } from '../../sections/latest-block.tsx';

/** Latest articles of the home page. Optional: renders nothing when there are none or they cannot be loaded. */
export const LatestArticles = () => {
  const { data } = useQuery(latestArticles());
  if (!data || data.data.length === 0) return null;
  return (
    <LatestBlock copy={latest.articles} to={paths.blog()} tone="sand">
      {data.data.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </LatestBlock>
  );
};
