import { useId } from 'react';
import type { ArticleHeading } from 'shared-lib/contracts';
import { Link } from 'shared-lib/router';
import { color, surface, text } from 'shared-lib/theme';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';

const Box = styled.nav`
  padding: 1.5rem;
  border: 1px solid ${color.line};
  ${surface.light}
  h2 {
    margin-block-end: 1rem;
    ${text.h4}
  }
  ol {
    display: grid;
    gap: 0.625rem;
    ${text.sm}
  }
`;
const Entry = styled.li<{ $isNested: boolean }>`
  padding-inline-start: ${({ $isNested }) => ($isNested ? '1rem' : 0)};
  a {
    color: ${({ $isNested }) => ($isNested ? color.muted : color.text)};
  }
  a:hover {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

/** Table of contents: links to the headings of the article. */
export const ArticleContents = ({ headings }: { headings: readonly ArticleHeading[] }) => {
  const titleId = useId();
  return (
    headings.length > 0 && (
      <Box aria-labelledby={titleId}>
        <h2 id={titleId}>{articles.article.contents}</h2>
        <ol>
          {headings.map(({ id, title, level }) => (
            <Entry key={id} $isNested={level === 3}>
              <Link to={{ hash: `#${id}` }}>{title}</Link>
            </Entry>
          ))}
        </ol>
      </Box>
    )
  );
};
