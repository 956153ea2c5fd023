import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { layout } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Pagination } from 'shared-lib/ui/pagination';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { Grid } from '../../ui/grid.tsx';
import { articles } from '../../copy/articles.ts';
import { PromptCard } from '../../sections/prompt-card.tsx';
import { ArticleCard, FeaturedArticle, WideCard } from './article-card.tsx';
import { articleQueries } from './articles.api.ts';
import { blogHref, isFiltered, type BlogListState } from './blog-list-state.ts';
import { CardBody, CardPicture } from '../../ui/card.tsx';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { Cluster } from 'shared-lib/ui/stack';

const ArticleListSkeletonStack = styled.div`
  display: grid;
  gap: ${layout.gap};
`;

const FeaturedSkeleton = () => (
  <WideCard as="div">
    <CardPicture>
      <Skeleton $block="100%" />
    </CardPicture>
    <CardBody>
      <Skeleton $inline="40%" $block="1.4rem" />
      <Skeleton $inline="80%" $block="2.9rem" />
      <Skeleton $block="5.2rem" />
      <Skeleton $inline="7rem" $block="1.73rem" />
    </CardBody>
  </WideCard>
);

/** Skeleton of the article list; its first page begins with a featured article. */
const ArticleListSkeleton = ({ isFirstPage }: { isFirstPage: boolean }) => (
  <ArticleListSkeletonStack>
    {isFirstPage && <FeaturedSkeleton />}
    <CardGridSkeleton count={3} lines={2} factsHeight="1.4rem" hasFooter={false} />
  </ArticleListSkeletonStack>
);

const Stack = styled.div`
  display: grid;
  gap: ${layout.gap};
`;
/** Cards of the first row, which is visible at once unless a featured article is above it. */
const FIRST_ROW = 3;

const EmptyList = ({ listState, total }: { listState: BlogListState; total: number }) => {
  if (total > 0) {
    const { action, ...copy } = articles.pastLastPage;
    return (
      <EmptyState
        level={2}
        {...copy}
        action={<ButtonLink to={blogHref({ ...listState, page: 1 })}>{action}</ButtonLink>}
      />
    );
  }
  if (!isFiltered(listState)) return <EmptyState level={2} {...articles.none} />;
  return (
    <EmptyState level={2} {...articles.empty} action={<ButtonLink to={blogHref({})}>{articles.clear}</ButtonLink>} />
  );
};

const QuestionPrompt = () => (
  <PromptCard
    tone="sand"
    title={articles.questionPrompt.title}
    text={articles.questionPrompt.text}
    action={
      <ButtonLink block to={paths.contact('contact')}>
        {articles.questionPrompt.action}
      </ButtonLink>
    }
  />
);

/** The active search and tag, with a link that clears them. */
const ActiveFilters = ({ listState: { q, tag } }: { listState: BlogListState }) =>
  (q || tag) && (
    <Cluster as="p" $gap="1 4">
      {q && <span>{articles.found(q)}</span>}
      {tag && <span>{articles.tag(tag)}</span>}
      <TextLink to={blogHref({})}>{articles.clear}</TextLink>
    </Cluster>
  );

/** One page of the article list. The previous page stays visible while the next one loads. */
export const BlogList = ({ listState }: { listState: BlogListState }) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useLastingFailure(
    useQuery({ ...articleQueries.list(listState), placeholderData: keepPreviousData }),
  );
  const isUnfiltered = !isFiltered(listState);
  if (!data) {
    return error ? (
      <BlockFailed message={articles.listFailed} isTrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ArticleListSkeleton isFirstPage={isUnfiltered && listState.page === 1} />
    );
  }
  const { meta } = data;
  const isFirstPage = isUnfiltered && meta.page === 1;
  const [first] = data.data;
  const featured = isFirstPage ? first : undefined;
  const others = featured ? data.data.slice(1) : data.data;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <ActiveFilters listState={listState} />
      {!first && <EmptyList listState={listState} total={meta.total} />}
      {featured && <FeaturedArticle article={featured} />}
      {others.length > 0 && (
        <Grid>
          {others.map((article, index) => (
            <ArticleCard key={article.id} article={article} level={2} preloadPicture={!featured && index < FIRST_ROW} />
          ))}
          {isFirstPage && <QuestionPrompt />}
        </Grid>
      )}
      {first && (
        <Pagination page={meta.page} lastPage={meta.last_page} hrefOf={(page) => blogHref({ ...listState, page })}>
          <span role="status">{countOf(meta.total, articles.amount)}</span>
        </Pagination>
      )}
    </Stack>
  );
};
