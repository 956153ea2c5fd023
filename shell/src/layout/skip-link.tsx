import styled from 'styled-components';
import { color, space } from 'shared-lib/theme';

const Skip = styled.a`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 100;
  padding: ${space.s3} ${space.s5};
  background: ${color.ink900};
  color: ${color.paper};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** First focusable element: skips the header. */
export const SkipLink = ({ children }: { children: string }) => <Skip href="#content">{children}</Skip>;
