import { media } from 'shared-lib/theme';
import { Grid } from '../ui/grid.tsx';
import styled, { css } from 'styled-components';

const withoutFooter = css`
  > article > footer {
    display: none;
  }
`;

/**
 * A grid of cards that become rows on phones, with a small picture beside the text, so that a long list stays short.
 * `$footer="hidden"`: the footer only repeats that the card is a link.
 */
export const CompactGrid = styled(Grid)<{ $footer?: 'hidden' }>`
  ${media.phone} {
    gap: var(--s3);
    > article {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      grid-template-rows: 1fr auto;
    }
    > article > :first-child {
      grid-row: 1 / -1;
      block-size: 100%;
      min-block-size: 8rem;
      padding: 0;
      aspect-ratio: auto;
    }
    > article > :first-child :is(img, picture, span) {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    > article > :nth-child(2) {
      gap: var(--s1h);
      padding: var(--s3h) var(--s4);
    }
    > article p {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-clamp: 2;
    }
    > article dl {
      gap: var(--s1) var(--s4);
      padding-block-start: var(--s2);
    }
    > article dd {
      font-size: 1rem;
    }
    > article > footer {
      padding: var(--s1h) var(--s4);
    }
    ${({ $footer }) => $footer === 'hidden' && withoutFooter}
  }
  /* Too narrow for two columns. */
  ${media.enlargedText} {
    > article {
      display: flex;
    }
  }
`;
