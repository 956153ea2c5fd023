import type { ArticleSummary } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { media, text } from 'shared-lib/theme';
import { Card, CardBody, CardPicture, CardTitle } from 'shared-lib/ui/card';
import { Picture } from 'shared-lib/ui/picture';
import { ForwardWords } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { ArticleFacts, ReadingTime } from './article-facts.tsx';

const cover = { width: 1200, height: 800 } as const;

/** As large as among other cards, whatever its rank in the page. */
const Title = styled(CardTitle)`
  ${text.h3}
`;

interface Props {
  article: ArticleSummary;
  /** Rank of its title in the page. */
  level?: 2 | 3;
  /** Seen as soon as the page is, so its picture comes with it. */
  isAhead?: boolean;
}

/** An article among others. The picture only decorates: the title beside it says what it is about. */
export const ArticleCard = ({ article, level = 3, isAhead = false }: Props) => (
  <Card>
    <CardPicture>
      <Picture src={article.cover} alt="" {...cover} sizes="(max-width: 900px) 100vw, 27rem" ahead={isAhead} />
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

/** A card across the page, its picture beside its words. */
export const WideCard = styled(Card)`
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    ${CardBody} {
      justify-content: center;
      padding: clamp(1.5rem, 3vw, 3rem);
    }
  }
`;

/** The newest article, at the head of the blog. */
export const FeaturedArticle = ({ article }: { article: ArticleSummary }) => (
  <WideCard>
    <CardPicture>
      <Picture src={article.cover} alt="" {...cover} sizes="(max-width: 900px) 100vw, 48rem" ahead />
    </CardPicture>
    <CardBody>
      <ArticleFacts article={article} />
      <CardTitle as="h2">
        <Link to={paths.article(article.slug)}>{article.title_ar}</Link>
      </CardTitle>
      <p>{article.excerpt_ar}</p>
      <ForwardWords>{articles.read}</ForwardWords>
    </CardBody>
  </WideCard>
);
