import { zIndex } from 'shared-lib/theme';
import styled from 'styled-components';

/** Area fixed to the lower edge of the screen. The chat button is positioned above its content. */
export const FloatingArea = styled.div`
  position: fixed;
  z-index: ${zIndex.float};
  inset-inline: 0;
  inset-block-end: 0;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  @media print {
    display: none;
  }
`;
