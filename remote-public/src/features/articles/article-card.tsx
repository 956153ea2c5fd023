import type { ArticleSummary } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { media, text } from 'shared-lib/theme';
import { Card, CardBody, CardPicture, CardTitle } from '../../ui/card.tsx';
import { Picture } from 'shared-lib/ui/picture';
import { ForwardLabel } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { articleCard } from '../../copy/cards.ts';
import { ArticleFacts, ReadingTime } from './article-facts.tsx';

const cover = { width: 1200, height: 800 } as const;

/** The same size at every heading level. */
const Title = styled(CardTitle)`
  ${text.h3}
`;

interface Props {
  article: ArticleSummary;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** The card is visible at once, so its picture loads without waiting for the viewport. */
  preloadPicture?: boolean;
}

/** An article in a list. The picture is decorative, so its `alt` is empty. */
export const ArticleCard = ({ article, level = 3, preloadPicture = false }: Props) => (
  <Card>
    <CardPicture>
      <Picture src={article.cover} alt="" {...cover} sizes="(max-width: 900px) 100vw, 27rem" preload={preloadPicture} />
    </CardPicture>
    <CardBody>
      <ArticleFacts article={article} />
      <Title as={`h${level}`}>
        <Link to={paths.article(article.slug)}>{article.title_ar}</Link>
      </Title>
      <ReadingTime article={article} />
    </CardBody>
  </Card>
);

/** A full-width card with its picture beside the text. */
export const WideCard = styled(Card)`
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    ${CardBody} {
      justify-content: center;
      padding: clamp(var(--s6), 3vw, var(--s12));
    }
  }
`;

/** The newest article, at the top of the blog. */
export const FeaturedArticle = ({ article }: { article: ArticleSummary }) => (
  <WideCard>
    <CardPicture>
      <Picture src={article.cover} alt="" {...cover} sizes="(max-width: 900px) 100vw, 48rem" preload />
    </CardPicture>
    <CardBody>
      <ArticleFacts article={article} />
      <CardTitle as="h2">
        <Link to={paths.article(article.slug)}>{article.title_ar}</Link>
      </CardTitle>
      <p>{article.excerpt_ar}</p>
      <ForwardLabel>{articleCard.read}</ForwardLabel>
    </CardBody>
  </WideCard>
);
