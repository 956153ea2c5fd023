import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/**
 * Left-to-right text inside Arabic text: phone numbers, e-mail addresses, references, URLs, file names, ranges. It stays on one
 * line and breaks only when it is wider than its container.
 */
export const Ltr = styled.bdi.attrs({ dir: 'ltr' })`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 100%;
  ${media.enlargedText} {
    inline-size: auto;
  }
`;
