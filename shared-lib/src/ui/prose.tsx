import { color, media, physical, text, visibleMark, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** Styles for rich text from editors: articles and legal texts. */
export const Prose = styled.div`
  max-inline-size: 44rem;
  ${media.print} {
    max-inline-size: none;
  }
  ${text.article}
  > * + * {
    margin-block-start: var(--s5h);
  }
  h2 {
    margin-block-start: 2.75rem;
    font-size: 1.625rem;
  }
  h3 {
    margin-block-start: var(--s8);
  }
  > :first-child {
    margin-block-start: 0;
  }
  ul li,
  ol li {
    margin-block-start: var(--s2h);
  }
  ul li {
    position: relative;
    padding-inline-start: calc(14px + var(--s3h));
  }
  ul li::before {
    content: '';
    position: absolute;
    inset-block-start: 1em;
    inset-inline-start: 0;
    inline-size: 14px;
    block-size: 2px;
    background: ${color.brass500};
    ${visibleMark}
  }
  ol {
    padding-inline-start: var(--s6);
    list-style: decimal;
  }
  a {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.3em;
    text-decoration-thickness: 1px;
  }
  blockquote {
    padding-inline-start: var(--s6);
    border-inline-start: 3px solid ${color.brass500};
    color: ${color.ink900};
    font-size: 1.25rem;
    font-weight: ${weight.medium};
    line-height: 1.85;
  }
  figure {
    padding: var(--s6);
    border: 1px solid ${color.line};
    background: ${color.white};
  }
  img {
    block-size: auto;
  }
  figcaption {
    margin-block-start: var(--s3);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.7;
  }
  th,
  td {
    padding: var(--s2h) var(--s4);
    border: 1px solid ${color.line};
    text-align: start;
  }
  th {
    background: ${color.sand100};
    font-weight: ${weight.medium};
  }
  [dir='ltr'] {
    ${physical('text-align', 'left')}
  }
`;
