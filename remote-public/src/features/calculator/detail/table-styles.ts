import { color, media, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** Wide tables scroll inside. */
export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;
/** A table of figures whose first column stays in view. */
export const FlowTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--s1h) var(--s3);
    border-block-end: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    background: ${color.sand100};
    color: ${color.text2};
    font-weight: ${weight.medium};
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.surface};
    font-weight: ${weight.body};
  }
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
