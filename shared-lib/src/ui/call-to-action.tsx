import { color, media, weight, type DeferredMark } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

/** The look of a call to action in an article (`ARTICLE_CALL`): a sentence, and its link as a button. On paper the link says its path. */
export const callStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  padding: var(--s6);
  border-inline-start: 3px solid ${color.brass500};
  background: ${color.sand100};
  color: ${color.heading};
  font-weight: ${weight.strong};
  a {
    padding: var(--s2) var(--s6);
    background: ${color.ink900};
    color: ${color.onDark};
    text-decoration: none;
  }
  ${media.print} {
    break-inside: avoid;
    border: 1px solid;
    a {
      padding: 0;
      background: none;
      color: inherit;
      text-decoration: underline;
    }
    a::after {
      content: ' (' attr(href) ')';
      unicode-bidi: isolate;
    }
  }
`;

export const CallToAction = styled.p<DeferredMark>`
  ${callStyles}
`;
