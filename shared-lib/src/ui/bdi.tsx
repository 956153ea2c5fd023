import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/**
 * What reads left to right within Arabic: phones, e-mails, references, addresses, file names, ranges. In one piece, also among
 * what would press it together; only where it is wider than what it stands in does it break.
 */
export const Ltr = styled.bdi.attrs({ dir: 'ltr' })`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 100%;
  ${media.enlargedText} {
    inline-size: auto;
  }
`;
