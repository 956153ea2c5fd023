import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/**
 * Primary button links of a page. On phones each one is full width: otherwise the number per row would depend on the glyph
 * widths of the font and change when the web font loads.
 */
export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  ${media.stacked} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: var(--s2);
    a {
      min-block-size: 3rem;
    }
  }
`;
