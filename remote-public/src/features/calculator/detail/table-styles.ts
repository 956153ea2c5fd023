import { color, media, weight } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { figureTable } from '../figure-styles.ts';

/** Wide tables scroll inside. */
export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;
/** A table of figures whose first column stays in view. */
export const FlowTable = styled.table`
  ${figureTable({
    cell: css`
      padding: var(--s1h) var(--s3);
      white-space: nowrap;
    `,
    head: css`
      color: ${color.text2};
    `,
    name: css`
      position: sticky;
      inset-inline-start: 0;
      background: ${color.surface};
    `,
  })}
  tr[data-sum] > * {
    background: ${color.sand100};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  ${media.print} {
    font-size: 0.625rem;
    th,
    td {
      padding: var(--s0h) var(--s1);
    }
  }
`;
