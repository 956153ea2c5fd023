import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { Section } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import market from '../../art/gulf-market.svg';
import { articles } from '../../copy/articles.ts';
import { NotFoundPage, UnavailablePage } from '../../sections/error-pages.tsx';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';
import { ArticleCard } from './article-card.tsx';
import { latestArticles } from './articles.api.ts';
import { Stack } from 'shared-lib/ui/stack';

const { missing, unavailable, loading } = articles.article;
const breadcrumbs = (title: string) => breadcrumbsTo({ label: articles.title, to: paths.blog() }, { label: title });

/** The article does not exist; suggests the latest ones. */
export const ArticleNotFound = () => {
  const { data } = useQuery(latestArticles());
  const suggestions = (data?.data ?? []).map((article) => <ArticleCard key={article.id} article={article} />);
  return (
    <NotFoundPage
      breadcrumbs={breadcrumbs(missing.title)}
      art={market}
      copy={missing}
      to={paths.blog()}
      suggestions={suggestions}
    />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The article could not be loaded. */
export const ArticleUnavailable = (failure: Props) => (
  <UnavailablePage breadcrumbs={breadcrumbs(unavailable.title)} art={market} copy={unavailable} {...failure} />
);

/** Skeleton in the approximate dimensions of an article. */
export const ArticleSkeleton = () => (
  <Section>
    <VisuallyHidden as="h1">{loading}</VisuallyHidden>
    <LoadingArea>
      <Stack $gap="6">
        <Skeleton $inline="min(40rem, 100%)" $block="6rem" />
        <Skeleton $ratio="21 / 9" />
        <Skeleton $inline="min(44rem, 100%)" $block="40rem" />
      </Stack>
    </LoadingArea>
  </Section>
);
