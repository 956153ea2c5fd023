import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { charts } from 'shared-lib/copy';
import { color, media, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { FigureTable } from './figure-table.tsx';

const fills = { ink: color.ink900, nile: color.nile600, brass: color.brass500, clay: color.clay600 } as const;

const List = styled.ol`
  display: grid;
  gap: var(--s3h);
  font-size: var(--fs-sm);
  > li {
    display: grid;
    grid-template-columns: minmax(6.5rem, 18%) minmax(0, 1fr) minmax(6.5rem, auto);
    gap: var(--s1) var(--s4);
    align-items: center;
    line-height: 1.6;
  }
  ${media.stacked} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
const Track = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 1.5rem;
  overflow: visible;
  [data-part='track'] {
    fill: ${color.sand100};
  }
  [data-fill='ink'] {
    fill: ${fills.ink};
  }
  [data-fill='nile'] {
    fill: ${fills.nile};
  }
  [data-fill='brass'] {
    fill: ${fills.brass};
  }
  [data-fill='clay'] {
    fill: ${fills.clay};
  }
  line {
    stroke: ${color.ink900};
  }
  [data-part='base'] {
    stroke: ${color.brass700};
    stroke-dasharray: 3 3;
  }
`;
const Figures = styled.b`
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export interface RangeBar {
  name: string;
  /** The bars of the row, each between two values. */
  ranges: readonly { from: number; to: number; fill: keyof typeof fills }[];
  /** The figures beside the bars, which are also the text for people who do not see them. */
  figures: ReactNode;
  /** The same figures in the table and in the tooltip, one per column. */
  cells: readonly string[];
}

interface Props {
  label: string;
  /** Headings of the table: the names of the bars, then their figures. */
  columns: readonly string[];
  bars: readonly RangeBar[];
  /** A value that is marked in all rows. */
  base?: number;
}

const percent = (position: number) => `${Math.round(position * 100) / 100}%`;

const tooltip = ({ name, cells }: RangeBar, [, ...columns]: readonly string[]): string =>
  charts.period(
    name,
    cells.map((cell, index) => `${columns[index] ?? ''} ${cell}`),
  );

/** Bars between two values on one axis, one row each, with their figures as a table. Values rise to the left; the line is 0. */
export const RangeBars = ({ label, columns, bars, base }: Props) => {
  const values = bars.flatMap(({ ranges }) => ranges.flatMap(({ from, to }) => [from, to]));
  const [low, high] = [Math.min(0, base ?? 0, ...values), Math.max(0, base ?? 0, ...values)];
  const x = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .range([100, 0]);
  return (
    <>
      <List aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.name}>
            <span>{bar.name}</span>
            <Track aria-hidden="true" focusable="false">
              <title>{tooltip(bar, columns)}</title>
              <rect data-part="track" width="100%" height="100%" />
              {bar.ranges.map(({ from, to, fill }) => (
                <rect
                  key={`${from} ${to}`}
                  data-fill={fill}
                  x={percent(x(Math.max(from, to)))}
                  y="15%"
                  width={percent(Math.abs(x(from) - x(to)))}
                  height="70%"
                />
              ))}
              <line x1={percent(x(0))} x2={percent(x(0))} y1="0" y2="100%" />
              {base !== undefined && (
                <line data-part="base" x1={percent(x(base))} x2={percent(x(base))} y1="-15%" y2="115%" />
              )}
            </Track>
            <Figures>{bar.figures}</Figures>
          </li>
        ))}
      </List>
      <FigureTable columns={columns} rows={bars.map(({ name, cells }) => ({ name, figures: cells }))} />
    </>
  );
};
