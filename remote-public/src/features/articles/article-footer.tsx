import { useId } from 'react';
import type { ArticleLink, ArticleSummary } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, media, text } from 'shared-lib/theme';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Grid } from '../../ui/grid.tsx';
import { Section, SectionHead } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { ArticleCard } from './article-card.tsx';
import { blogHref } from './blog-list-state.ts';

const Tags = styled(Chips)`
  margin-block-start: var(--s10);
`;

export const ArticleTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <nav aria-label={articles.article.tags}>
      <Tags>
        {tags.map((tag) => (
          <ChipLink key={tag} to={blogHref({ tag })}>
            {tag}
          </ChipLink>
        ))}
      </Tags>
    </nav>
  );

const Pair = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4);
  margin-block-start: var(--s10);
  padding-block-start: var(--s6);
  border-block-start: 1px solid ${color.line};
  a {
    display: grid;
    gap: var(--s1);
    align-content: start;
  }
  a:hover strong {
    color: ${color.link};
  }
  a[rel='next'] {
    grid-column: 2;
    text-align: end;
  }
  small {
    color: ${color.text3};
    ${text.xs}
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    a[rel='next'] {
      grid-column: auto;
      text-align: start;
    }
  }
`;

interface PreviousNextProps {
  previous: ArticleLink | null;
  next: ArticleLink | null;
}

/** Links to the articles published just before and just after this one. */
export const PreviousNextArticles = ({ previous, next }: PreviousNextProps) =>
  (previous || next) && (
    <Pair aria-label={articles.article.otherArticles}>
      {previous && (
        <Link to={paths.article(previous.slug)} rel="prev">
          <small>{articles.article.previous}</small>
          <strong>{previous.title_ar}</strong>
        </Link>
      )}
      {next && (
        <Link to={paths.article(next.slug)} rel="next">
          <small>{articles.article.next}</small>
          <strong>{next.title_ar}</strong>
        </Link>
      )}
    </Pair>
  );

export const RelatedArticles = ({ items }: { items: readonly ArticleSummary[] }) => {
  const titleId = useId();
  return (
    items.length > 0 && (
      <Section tone="sand" labelledBy={titleId}>
        <SectionHead id={titleId} title={articles.article.related} />
        <Grid>
          {items.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      </Section>
    )
  );
};
