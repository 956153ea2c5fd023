import type { ArticlePage } from 'shared-lib/contracts';
import { layout, media } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { ArticleBody } from './article-body.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleHead } from './article-head.tsx';
import { PreviousNextArticles, ArticleTags, RelatedArticles } from './article-footer.tsx';
import { ServiceOffer } from './service-offer.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 44rem) minmax(0, 19rem);
  justify-content: space-between;
  gap: 3rem;
  padding-block: 3.5rem 5rem;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 2rem 3.5rem;
  }
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
    gap: 1.25rem;
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
  margin-block-start: 3rem;
  ${media.columns} {
    display: none;
  }
`;

export const ArticleView = ({ page: { data: article, contents, related, previous, next } }: { page: ArticlePage }) => (
  <>
    <article>
      <ArticleHead article={article} />
      <Columns>
        <Aside>
          <ArticleContents headings={contents} />
          <ServiceOffer category={article.category} />
        </Aside>
        <Text>
          <ArticleBody html={article.body_html} />
          <ArticleTags tags={article.tags} />
          <PreviousNextArticles previous={previous} next={next} />
          <OfferBelow>
            <ServiceOffer category={article.category} />
          </OfferBelow>
        </Text>
      </Columns>
    </article>
    <RelatedArticles items={related} />
  </>
);
