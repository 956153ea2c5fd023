import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/** Around the `PageHead` of a page with a task: on phones the task begins on the first screen, without the picture. */
export const FlatHead = styled.div`
  ${media.stacked} {
    section > :last-child {
      display: none;
    }
    & + section {
      padding-block-start: var(--s8);
    }
  }
`;
