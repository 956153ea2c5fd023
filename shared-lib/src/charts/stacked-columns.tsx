import { stack } from 'd3-shape';
import { charts } from 'shared-lib/copy';
import type { Fill } from './chart-styles.ts';
import { figureText } from './figure-text.ts';
import { PeriodChart } from './period-chart.tsx';
import type { Plot } from './plot.ts';

/** From the base up. The eye cannot separate more series. */
const fills: readonly Fill[] = ['nile', 'brass', 'ink'];
/** Gap between two parts of a column. */
const GAP = 1;

interface Props {
  finding: string;
  /** Heading of the periods in the table: «اليوم». */
  periodColumn: string;
  /** At most three. */
  series: readonly string[];
  /** One count of at least 0 per series. */
  periods: readonly { name: string; tick: string; counts: readonly number[] }[];
}

interface LayersProps {
  plot: Plot;
  layers: readonly (readonly (readonly [number, number])[])[];
}

const Layers = ({ plot, layers }: LayersProps) => (
  <g data-part="grows">
    {layers.map((layer, level) =>
      layer.map(([from, to], index) =>
        to > from ? (
          <rect
            key={`${fills[level] ?? ''}${plot.x(index)}`}
            data-fill={fills[level]}
            x={plot.x(index) - plot.column / 2}
            y={plot.y(to)}
            width={plot.column}
            height={Math.max(GAP, plot.y(from) - plot.y(to) - GAP)}
          />
        ) : null,
      ),
    )}
  </g>
);

/** Columns over time, each divided into up to three series. The legend has the totals. */
export const StackedColumns = ({ finding, periodColumn, series, periods }: Props) => {
  const sums = periods.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const layers = stack<(typeof periods)[number], number>()
    .keys(series.keys())
    .value(({ counts }, level) => counts[level] ?? 0)(periods)
    .map((layer) => layer.map(([from, to]) => [from, to] as const));
  return (
    <PeriodChart
      finding={finding}
      legend={series.map((name, level) => ({
        name: `${name}: ${figureText(periods.reduce((sum, { counts }) => sum + (counts[level] ?? 0), 0))}`,
        fill: fills[level] ?? 'ink',
      }))}
      periodColumn={periodColumn}
      columns={[...series, charts.total]}
      periods={periods.map(({ name, tick, counts }, index) => ({
        name,
        tick,
        figures: [...series.map((_, level) => figureText(counts[level] ?? 0)), figureText(sums[index] ?? 0)],
      }))}
      values={sums}
      tickText={figureText}
      renderData={(plot) => <Layers plot={plot} layers={layers} />}
    />
  );
};
