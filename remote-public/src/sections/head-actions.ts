import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/**
 * What can be done first on a page: links that look like buttons. On phones each has the whole width: how many fit on a line would
 * depend on how wide the letters of a font are, and change when the font arrives.
 */
export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  ${media.stacked} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 0.5rem;
    a {
      min-block-size: 3rem;
    }
  }
`;
