import { layout, media, paperStack } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

interface Props {
  $columns?: 2 | 3 | 4;
  /** On phones, shows one row that scrolls sideways and snaps to its cards, instead of one column. */
  $snap?: boolean;
}

/* Positioned, so that it also clips what its cards position absolutely. */
const snapRow = css`
  position: relative;
  grid-auto-flow: column;
  grid-template-columns: none;
  grid-auto-columns: 84%;
  margin-inline: calc(-1 * ${layout.gutter});
  padding-inline: ${layout.gutter};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${layout.gutter};
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
`;

/** Equal columns of cards; one column in the stacked layout. */
export const Grid = styled.div<Props>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, minmax(0, 1fr));
  gap: ${layout.gap};
  ${media.stackedOnScreen} {
    ${({ $snap }) => ($snap ? snapRow : 'grid-template-columns: minmax(0, 1fr);')}
  }
  ${paperStack}
`;
