import { color, media, text, weight } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { twoLines } from './two-line-rows.tsx';

/** A table whose columns have widths of their own: what does not fit ends with an ellipsis or breaks. */
const sizedColumns = css`
  ${media.columns} {
    table-layout: fixed;
    th,
    td {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    td {
      overflow-wrap: anywhere;
    }
    td > div > * {
      min-inline-size: 0;
      max-inline-size: 100%;
    }
  }
`;

/** Styled `<table>`; `DataTable` builds one from columns and rows. */
export const Table = styled.table.attrs<{ $dense?: boolean; $width?: number | undefined; $twoLines?: boolean }>(
  ({ $width }) =>
    // A class for each width while an edge is dragged would be too many.
    $width === undefined ? {} : { style: { inlineSize: $width } },
)`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--fs-sm);
  line-height: 1.7;
  th {
    position: relative;
    padding: var(--s3) var(--s4);
    border-block-end: 1px solid ${color.line};
    background: ${color.sand100};
    color: ${color.text2};
    font-weight: ${weight.medium};
    text-align: start;
    white-space: nowrap;
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: var(--s1h);
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    cursor: pointer;
  }
  th[aria-sort]:not([aria-sort='none']) button {
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  td {
    /* A longer word breaks. The cell of a short row still takes the rest of the table. */
    max-inline-size: 28rem;
    block-size: ${({ $dense }) => ($dense ? '2.75rem' : '3.5rem')};
    padding: ${({ $dense }) => ($dense ? 'var(--s1)' : 'var(--s3)')} var(--s4);
    border-block-end: 1px solid ${color.line};
    vertical-align: middle;
  }
  tbody tr:last-child td {
    border-block-end: 0;
  }
  tbody tr:hover {
    background: #fcfaf5;
  }
  tbody tr[data-selected] {
    background: ${color.nile50};
  }
  td[data-number] {
    ${text.tabular}
    white-space: nowrap;
  }
  td b,
  td small {
    max-inline-size: 22rem;
  }
  td b {
    display: block;
    color: ${color.ink900};
    line-height: 1.6;
  }
  td small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  td img {
    inline-size: 4rem;
    block-size: 2.625rem;
    object-fit: cover;
  }

  ${({ $width }) => $width !== undefined && sizedColumns}

  ${media.stackedOnScreen} {
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr,
    td {
      display: block;
      inline-size: 100%;
      overflow-wrap: anywhere;
    }
    & {
      min-inline-size: 100%;
      max-inline-size: 100%;
    }
    tbody tr {
      padding: var(--s3h) var(--s4);
      border-block-end: 1px solid ${color.line};
    }
    tbody tr:last-child {
      border-block-end: 0;
    }
    td b,
    td small {
      max-inline-size: none;
    }
    td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--s4);
      max-inline-size: none;
      block-size: auto;
      padding: var(--s1) 0;
      border: 0;
    }
    td[data-label]::before {
      content: attr(data-label);
      color: ${color.text3};
      font-size: var(--fs-xs);
    }
    ${({ $twoLines }) => $twoLines && twoLines}
  }
`;

/** Bordered container in which a wide table scrolls horizontally, also with what only screen readers get: it has a position. */
export const TableContainer = styled.div<{ $bare?: boolean }>`
  position: relative;
  overflow-x: auto;
  border: ${({ $bare }) => ($bare ? 0 : `1px solid ${color.line}`)};
  background: ${color.white};
`;

/** The end of a heading, which a pointer drags to change the width of the column. */
export const ColumnEdge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 0.75rem;
  border-inline-end: 2px solid transparent;
  cursor: col-resize;
  touch-action: none;
  &:hover,
  &:active {
    border-color: ${color.nile600};
  }
`;
