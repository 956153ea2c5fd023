import { charts } from 'shared-lib/copy';
import type { SensitivityGrid } from 'shared-lib/finance';
import { color, weight } from 'shared-lib/theme';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { changeText, figureText } from './figure-text.ts';

const { sensitivity: copy } = charts;

const grounds = {
  high: `background: ${color.nile600}; color: ${color.white};`,
  good: `background: ${color.nile200}; color: ${color.ink900};`,
  low: `background: ${color.nile50}; color: ${color.ink900};`,
  bad: `background: ${color.clay100}; color: #7d3019;`,
  worst: `background: ${color.clay600}; color: ${color.white};`,
  none: `background: ${color.sand100}; color: ${color.text2};`,
} as const;
type Ground = keyof typeof grounds;

/** The table scrolls in itself and does not widen the columns of a grid around it. */
const ScrollArea = styled.div`
  contain: inline-size;
  overflow-x: auto;
`;
const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 3px;
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  th {
    padding: var(--s1h) var(--s0h);
    color: ${color.text2};
    font-size: var(--fs-xs);
    font-weight: ${weight.medium};
    text-align: center;
  }
`;
const Cell = styled.td<{ $ground: Ground; $isCase: boolean }>`
  min-inline-size: 2.25rem;
  padding: var(--s2h) var(--s1);
  line-height: 1.5;
  text-align: center;
  ${({ $ground }) => grounds[$ground]}
  ${({ $isCase }) => $isCase && `outline: 2px solid ${color.brass500}; outline-offset: 1px;`}
`;

/** Parts of the largest figure of the same sign from which the two strong grounds begin. */
const STRONG = 0.45;
const MEDIUM = 0.2;

/**
 * Ground of a cell: compares its figure with the largest of its sign.
 * @param extremes the highest and the lowest figure of the table
 */
const groundOf = (figure: number | null, extremes: { high: number; low: number }): Ground => {
  if (figure === null) return 'none';
  if (figure < 0) return figure <= extremes.low * STRONG ? 'worst' : 'bad';
  if (extremes.high > 0 && figure >= extremes.high * STRONG) return 'high';
  return extremes.high > 0 && figure >= extremes.high * MEDIUM ? 'good' : 'low';
};

const headText = (change: number): string => (change === 0 ? copy.unchanged : changeText(change));

interface Props {
  /** What the figures are, with their unit. */
  caption: string;
  grid: SensitivityGrid;
  /** What changes along the columns and the rows; revenue and costs by default. */
  names?: { revenue: string; cost: string };
  /** Formats a figure; whole numbers by default. */
  format?: (figure: number) => string;
}

/** A figure for each pair of changes: one column per change of the revenue, one row per change of the costs. The case itself is outlined. */
export const SensitivityTable = ({ caption, grid, names = copy, format = figureText }: Props) => {
  const figures = grid.rows.flatMap((row) => row.figures.map(({ figure }) => figure ?? 0));
  const extremes = { high: Math.max(0, ...figures), low: Math.min(0, ...figures) };
  const costChanges = grid.rows[0]?.figures.map(({ costChange }) => costChange) ?? [];
  return (
    <ScrollArea tabIndex={0} role="region" aria-label={caption}>
      <Grid>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {names.cost}
            </th>
            <th scope="colgroup" colSpan={grid.rows.length}>
              {names.revenue}
            </th>
          </tr>
          <tr>
            {grid.rows.map(({ revenueChange }) => (
              <th key={revenueChange} scope="col">
                {headText(revenueChange)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costChanges.map((costChange, index) => (
            <tr key={costChange}>
              <th scope="row">{headText(costChange)}</th>
              {grid.rows.map(({ revenueChange, figures: column }) => {
                const figure = column[index]?.figure ?? null;
                return (
                  <Cell
                    key={revenueChange}
                    $ground={groundOf(figure, extremes)}
                    $isCase={revenueChange === 0 && costChange === 0}
                  >
                    {figure === null ? copy.notComputable : format(figure)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </ScrollArea>
  );
};
