import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { Section } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import market from '../../art/gulf-market.svg';
import { articles } from '../../copy/articles.ts';
import { Missing, Unavailable } from '../../sections/not-here.tsx';
import { trailTo } from '../../seo/breadcrumbs.ts';
import { ArticleCard } from './article-card.tsx';
import { latestArticles } from './latest-articles.api.ts';

const { missing, unavailable, waiting } = articles.article;
const trail = (title: string) => trailTo({ label: articles.title, to: paths.blog() }, { label: title });

const Column = styled.div`
  display: grid;
  gap: 1.5rem;
`;

/** No article has this address: says so and shows the latest. */
export const ArticleMissing = () => {
  const { data } = useQuery(latestArticles());
  const suggested = (data?.data ?? []).map((article) => <ArticleCard key={article.id} article={article} />);
  return <Missing trail={trail(missing.title)} art={market} words={missing} to={paths.blog()} suggested={suggested} />;
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The article could not be had. */
export const ArticleUnavailable = (failure: Props) => (
  <Unavailable trail={trail(unavailable.title)} art={market} words={unavailable} {...failure} />
);

/** An article that is on its way, in about its measures. */
export const ArticleWaiting = () => (
  <Section>
    <VisuallyHidden as="h1">{waiting}</VisuallyHidden>
    <LoadingArea>
      <Column>
        <Skeleton $inline="min(40rem, 100%)" $block="6rem" />
        <Skeleton $ratio="21 / 9" />
        <Skeleton $inline="min(44rem, 100%)" $block="40rem" />
      </Column>
    </LoadingArea>
  </Section>
);
