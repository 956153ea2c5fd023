import { lazy, Suspense } from 'react';
import type { ArticlePage } from 'shared-lib/contracts';
import { layout, media, paperStack, SCREEN_ONLY } from 'shared-lib/theme';
import { paths } from 'shared-lib/paths';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { PageTools, PrintedPublication } from '../../sections/page-tools.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleHead } from './article-head.tsx';
import { loadDiary, loadedDiary } from './diary-part.ts';
import { PreviousNextArticles, ArticleTags, RelatedArticles } from './article-footer.tsx';
import { ServiceOffer } from './service-offer.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 44rem) minmax(0, 19rem);
  justify-content: space-between;
  gap: var(--s12);
  padding-block: var(--s14) var(--s20);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--s8) var(--s14);
  }
  ${paperStack}
`;
const Text = styled.div`
  ${media.columns} {
    grid-area: 1 / 1;
  }
`;
/**
 * Sticky column beside the text; above it where the layout stacks. It comes before the text in the markup: a browser may paint a
 * partially received page, and the arriving contents would then push the text down.
 */
const Aside = styled.aside`
  ${media.columns} {
    grid-area: 1 / 2;
    position: sticky;
    inset-block-start: calc(${layout.header} + 1.5rem);
    display: grid;
    /* Long contents scroll; the offer below them stays in view. */
    grid-template-rows: minmax(0, auto) auto;
    gap: var(--s5);
    align-self: start;
    max-block-size: calc(100svh - ${layout.header} - 3rem);
    > nav {
      overflow-y: auto;
    }
  }
  ${media.stacked} {
    display: contents;
    > section {
      display: none;
    }
  }
`;
/** Where the layout stacks, the offer comes after the text. The markup has both offers; CSS shows one of them. */
const OfferBelow = styled.div`
  margin-block-start: var(--s12);
  ${media.columns} {
    display: none;
  }
`;

const LazyDiary = lazy(async () => ({ default: await loadDiary().catch(() => ArticleBody) }));

/** A diary with its own code. Until it has arrived, or when it does not, the text stands as that of any article. */
const DiaryBody = ({ html }: { html: string }) => {
  const Diary = loadedDiary() ?? LazyDiary;
  return (
    <Suspense fallback={<ArticleBody html={html} />}>
      <Diary html={html} />
    </Suspense>
  );
};

export const ArticleView = ({ page: { data: article, contents, related, previous, next } }: { page: ArticlePage }) => (
  <>
    <article>
      <ArticleHead article={article} />
      <Columns>
        <Aside {...SCREEN_ONLY}>
          <ArticleContents headings={contents} />
          <ServiceOffer category={article.category} />
        </Aside>
        <Text>
          {article.layout === 'diary' ? (
            <DiaryBody html={article.body_html} />
          ) : (
            <ArticleBody html={article.body_html} />
          )}
          <PageTools kind="article" id={article.id} title={article.title_ar} path={paths.article(article.slug)} />
          <ArticleTags tags={article.tags} />
          <PrintedPublication at={article.published_at} />
          <PreviousNextArticles previous={previous} next={next} />
          <OfferBelow {...SCREEN_ONLY}>
            <ServiceOffer category={article.category} />
          </OfferBelow>
        </Text>
      </Columns>
    </article>
    <div {...SCREEN_ONLY}>
      <RelatedArticles items={related} />
    </div>
  </>
);
