import styled from 'styled-components';
import { color, media } from 'shared-lib/theme';

const Skip = styled.a`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 100;
  padding: var(--s3) var(--s5);
  background: ${color.ink900};
  color: ${color.paper};

  &:not(:focus) {
    clip-path: inset(50%);
  }
  ${media.print} {
    display: none;
  }
`;

/** First focusable element: skips the header. */
export const SkipLink = ({ children }: { children: string }) => <Skip href="#content">{children}</Skip>;
