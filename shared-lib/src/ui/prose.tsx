import { color, physical, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** Styles for rich text from editors: articles and legal texts. */
export const Prose = styled.div`
  max-inline-size: 44rem;
  ${text.article}
  > * + * {
    margin-block-start: 1.375rem;
  }
  h2 {
    margin-block-start: 2.75rem;
    font-size: 1.625rem;
  }
  h3 {
    margin-block-start: 2rem;
  }
  > :first-child {
    margin-block-start: 0;
  }
  ul li,
  ol li {
    margin-block-start: 0.625rem;
  }
  ul li {
    position: relative;
    padding-inline-start: calc(14px + 0.875rem);
  }
  ul li::before {
    content: '';
    position: absolute;
    inset-block-start: 1em;
    inset-inline-start: 0;
    inline-size: 14px;
    block-size: 2px;
    background: ${color.brass500};
  }
  ol {
    padding-inline-start: 1.5rem;
    list-style: decimal;
  }
  a {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.3em;
    text-decoration-thickness: 1px;
  }
  blockquote {
    padding-inline-start: 1.5rem;
    border-inline-start: 3px solid ${color.brass500};
    color: ${color.ink900};
    font-size: 1.25rem;
    font-weight: ${weight.medium};
    line-height: 1.85;
  }
  figure {
    padding: 1.5rem;
    border: 1px solid ${color.line};
    background: ${color.white};
  }
  img {
    block-size: auto;
  }
  figcaption {
    margin-block-start: 0.75rem;
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  table {
    display: block;
    inline-size: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.7;
  }
  th,
  td {
    padding: 0.625rem 1rem;
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
