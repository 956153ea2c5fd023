import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/** What reads left to right within Arabic: phones, e-mails, references, addresses, file names, ranges. Never broken over two lines where there is room. */
export const Ltr = styled.bdi.attrs({ dir: 'ltr' })`
  display: inline-block;
  white-space: nowrap;
  ${media.cramped} {
    white-space: normal;
  }
`;
