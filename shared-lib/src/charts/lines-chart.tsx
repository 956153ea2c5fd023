import { line } from 'd3-shape';
import { decimalText } from './figure-text.ts';
import { PeriodChart } from './period-chart.tsx';
import { octagonPath } from './octagon-path.ts';
import type { Plot } from './plot.ts';
import type { Fill, SwatchShape } from './chart-styles.ts';

/** The eye cannot separate more lines. */
const looks: readonly { fill: Fill; shape: SwatchShape }[] = [
  { fill: 'nile', shape: 'line' },
  { fill: 'ink', shape: 'line' },
  { fill: 'clay', shape: 'dashes' },
];
const MARK = 6;

export interface LinesPoint {
  /** «السنة 3». */
  name: string;
  /** Short name below the axis. */
  tick: string;
  /** One value per series. */
  values: readonly number[];
  /** The values as the table and the tooltip write them. */
  figures: readonly string[];
}

interface Props {
  finding: string;
  /** Heading of the points in the table. */
  periodColumn: string;
  /** Names of the lines, at most three. */
  series: readonly string[];
  points: readonly LinesPoint[];
}

/** Where the first two lines cross for the first time: a position between two points, and the value there. */
const crossingOf = (points: readonly LinesPoint[]): { at: number; value: number } | undefined => {
  const pairs = points.map(({ values: [one, other] }) => ({ one, gap: (one ?? Number.NaN) - (other ?? Number.NaN) }));
  for (const [index, { one = 0, gap }] of pairs.entries()) {
    const next = pairs[index + 1];
    if (!next || gap === 0 || gap * next.gap > 0 || Number.isNaN(gap * next.gap)) continue;
    const part = gap / (gap - next.gap);
    return { at: index + part, value: one + ((next.one ?? 0) - one) * part };
  }
  return undefined;
};

const Crossing = ({ plot, points }: { plot: Plot; points: readonly LinesPoint[] }) => {
  const crossing = crossingOf(points);
  if (!crossing) return null;
  return (
    <path data-part="crossing" d={octagonPath(plot.x(0) - crossing.at * plot.step, plot.y(crossing.value), MARK)} />
  );
};

/** Up to three values over one axis. An octagon marks where the first two lines cross. */
export const LinesChart = ({ finding, periodColumn, series, points }: Props) => (
  <PeriodChart
    finding={finding}
    legend={series.map((name, index) => ({ name, ...(looks[index] ?? { fill: 'ink', shape: 'line' }) }))}
    periodColumn={periodColumn}
    columns={series}
    periods={points}
    values={points.flatMap(({ values }) => values)}
    tickText={decimalText}
    renderData={(plot) => (
      <>
        {series.map((name, index) => (
          <path
            key={name}
            data-part="line"
            data-series={index}
            d={
              line<LinesPoint>(
                (_, position) => plot.x(position),
                ({ values }) => plot.y(values[index] ?? 0),
              )(points) ?? ''
            }
          />
        ))}
        <Crossing plot={plot} points={points} />
      </>
    )}
  />
);
