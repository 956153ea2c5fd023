import type { Article } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { color, SCREEN_ONLY, text } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Picture } from 'shared-lib/ui/picture';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { PublishedAt } from './article-facts.tsx';
import { articleBreadcrumbs } from '../../seo/record-breadcrumbs.ts';

const Head = styled(Wrap).attrs({ as: 'header' })`
  padding-block: var(--s12) var(--s10);
  h1 {
    max-inline-size: 52rem;
    margin-block-start: var(--s4);
  }
`;
const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3h);
  margin-block-start: var(--s6);
  ${text.sm}
  p + p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    color: ${color.muted};
  }
`;
const Cover = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 21 / 9;
  object-fit: cover;
`;

export const ArticleHead = ({ article }: { article: Article }) => (
  <>
    <Head>
      <Breadcrumbs items={articleBreadcrumbs(article)} />
      <h1>{article.title_ar}</h1>
      <Author>
        <Avatar name={article.author_name} size={44} />
        <div>
          <p>
            <strong>{articles.article.by(article.author_name, article.author_role)}</strong>
          </p>
          <p>
            <PublishedAt date={article.published_at} />
            <span>{countOf(article.reading_minutes, articles.minutes)}</span>
          </p>
        </div>
      </Author>
    </Head>
    {article.cover && (
      <Wrap {...(article.layout === 'diary' && SCREEN_ONLY)}>
        <Cover
          src={article.cover}
          alt={article.cover_alt}
          width={1200}
          height={800}
          sizes="(max-width: 1320px) 100vw, 82rem"
          priority
        />
      </Wrap>
    )}
  </>
);
