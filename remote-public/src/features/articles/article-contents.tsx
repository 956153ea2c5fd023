import { useId } from 'react';
import type { ArticleHeading } from 'shared-lib/contracts';
import { Link } from 'shared-lib/router';
import { color, surface, text } from 'shared-lib/theme';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';

const Box = styled.nav`
  padding: var(--s6);
  border: 1px solid ${color.line};
  ${surface.light}
  h2 {
    margin-block-end: var(--s4);
    ${text.h4}
  }
  ol {
    display: grid;
    gap: var(--s1);
    ${text.sm}
  }
`;
const Entry = styled.li<{ $isNested: boolean }>`
  padding-inline-start: ${({ $isNested }) => ($isNested ? 'var(--s4)' : 0)};
  a {
    display: inline-block;
    padding-block: var(--s0h);
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
              <Link to={{ hash: `#${id}` }}>{figuresInText(title)}</Link>
            </Entry>
          ))}
        </ol>
      </Box>
    )
  );
};
