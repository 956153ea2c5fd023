import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { layout } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Grid } from 'shared-lib/ui/grid';
import { Pagination } from 'shared-lib/ui/pagination';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { PromptCard } from '../../sections/prompt-card.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';
import { articleQueries } from './articles.api.ts';
import { blogHref, isNarrowed, type BlogPlace } from './blog-place.ts';
import { WaitingArticles } from './waiting-articles.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${layout.gap};
`;
const Narrowed = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
`;

/** Without a featured article these are seen as soon as the page is. */
const FIRST_ROW = 3;

const Nothing = ({ place, total }: { place: BlogPlace; total: number }) => {
  if (total > 0) {
    const { action, ...words } = articles.beyond;
    return (
      <EmptyState
        level={2}
        {...words}
        action={<ButtonLink to={blogHref({ ...place, page: 1 })}>{action}</ButtonLink>}
      />
    );
  }
  if (!isNarrowed(place)) return <EmptyState level={2} {...articles.none} />;
  return (
    <EmptyState level={2} {...articles.empty} action={<ButtonLink to={blogHref({})}>{articles.clear}</ButtonLink>} />
  );
};

const Ask = () => (
  <PromptCard
    tone="sand"
    title={articles.ask.title}
    text={articles.ask.text}
    action={
      <ButtonLink block to={paths.contact('contact')}>
        {articles.ask.action}
      </ButtonLink>
    }
  />
);

/** Says by what else than its category the list is narrowed, and how to undo that. */
const NarrowedBy = ({ place: { q, tag } }: { place: BlogPlace }) =>
  (q || tag) && (
    <Narrowed>
      {q && <span>{articles.found(q)}</span>}
      {tag && <span>{articles.tag(tag)}</span>}
      <TextLink to={blogHref({})}>{articles.clear}</TextLink>
    </Narrowed>
  );

/** A page of the list. While another one is on its way, the one before stays. */
export const BlogList = ({ place }: { place: BlogPlace }) => {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...articleQueries.list(place),
    placeholderData: keepPreviousData,
  });
  const isWhole = !isNarrowed(place);
  if (!data) {
    return isError ? (
      <BlockFailed message={articles.listFailed} isTrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <WaitingArticles isFront={isWhole && place.page === 1} />
    );
  }
  const { meta } = data;
  const isFront = isWhole && meta.page === 1;
  const [first] = data.data;
  const featured = isFront ? first : undefined;
  const others = featured ? data.data.slice(1) : data.data;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <NarrowedBy place={place} />
      {!first && <Nothing place={place} total={meta.total} />}
      {featured && <FeaturedArticle article={featured} />}
      {others.length > 0 && (
        <Grid>
          {others.map((article, index) => (
            <ArticleCard key={article.id} article={article} level={2} isAhead={!featured && index < FIRST_ROW} />
          ))}
          {isFront && <Ask />}
        </Grid>
      )}
      {first && (
        <Pagination page={meta.page} lastPage={meta.last_page} hrefOf={(page) => blogHref({ ...place, page })}>
          <span role="status">{countOf(meta.total, articles.amount)}</span>
        </Pagination>
      )}
    </Stack>
  );
};
