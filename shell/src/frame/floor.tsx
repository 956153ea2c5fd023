import { zIndex } from 'shared-lib/theme';
import styled from 'styled-components';

/** What floats at the lower edge of the screen: the chat button stands on it, whatever else lies there. */
export const Floor = styled.div`
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
