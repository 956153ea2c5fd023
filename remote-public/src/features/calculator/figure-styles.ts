import { color, text, weight } from 'shared-lib/theme';
import { css } from 'styled-components';

type Styles = ReturnType<typeof css>;

/**
 * A table of figures below heads on a light ground. The styles of one table are inside its rules, because a document pays for each rule.
 * @param styles of all cells, of the heads, and of the first cells of the rows
 */
export const figureTable = ({ cell, head, name }: { cell: Styles; head?: Styles; name: Styles }) => css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  th,
  td {
    ${cell}
    border-block-end: 1px solid ${color.line};
    text-align: start;
  }
  thead th {
    background: ${color.sand100};
    ${head}
    font-weight: ${weight.medium};
  }
  tbody th {
    ${name}
    font-weight: ${weight.body};
  }
`;

/** Three figures in a row, with lines between them. */
export const figureGrid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
`;

/** A place of the grid. */
export const figureCell = css`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  padding: var(--s4) var(--s4h);
  background: ${color.surface};
`;

/** The figure itself. */
export const figureValue = css`
  color: ${color.ink900};
  font-size: 1.375rem;
  font-weight: ${weight.figure};
  ${text.tabular}
  line-height: 1.45;
`;
