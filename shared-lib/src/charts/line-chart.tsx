import { area, line } from 'd3-shape';
import { figureText } from './figure-text.ts';
import { PeriodChart } from './period-chart.tsx';
import { octagonPath } from './octagon-path.ts';
import type { Plot } from './plot.ts';

interface Props {
  finding: string;
  /** Name of the values: «أول رد بالساعات». */
  name: string;
  /** Heading of the periods in the table: «الأسبوع». */
  periodColumn: string;
  periods: readonly { name: string; tick: string; value: number }[];
  target?: { name: string; value: number };
  /** Unit of the axis, written once at its top. */
  unit?: string;
  /** Formats a value; whole numbers by default. */
  format?: (value: number) => string;
}

const NODE = 6;

const Line = ({ plot, values }: { plot: Plot; values: readonly number[] }) => {
  const x = (_value: number, index: number) => plot.x(index);
  const last = values.length - 1;
  return (
    <>
      <path data-part="area" d={area<number>(x, plot.y(0), (value) => plot.y(value))(values) ?? ''} />
      <path data-part="line" d={line<number>(x, (value) => plot.y(value))(values) ?? ''} />
      {last >= 0 && (
        <path data-part="line-node" data-last="" d={octagonPath(plot.x(last), plot.y(values[last] ?? 0), NODE)} />
      )}
    </>
  );
};

/** One value over time, with an optional target. */
export const LineChart = ({ finding, name, periodColumn, periods, target, unit, format = figureText }: Props) => {
  const values = periods.map(({ value }) => value);
  return (
    <PeriodChart
      finding={finding}
      legend={[
        { name, fill: 'nile', shape: 'line' },
        ...(target ? [{ name: target.name, fill: 'clay', shape: 'dashes' } as const] : []),
      ]}
      periodColumn={periodColumn}
      columns={[name]}
      periods={periods.map((period) => ({ name: period.name, tick: period.tick, figures: [format(period.value)] }))}
      values={target ? [...values, target.value] : values}
      {...(unit ? { unit } : {})}
      tickText={format}
      renderData={(plot) => (
        <>
          <Line plot={plot} values={values} />
          {target && (
            <>
              <path data-part="target" d={`M${plot.left} ${plot.y(target.value)}H${plot.right}`} />
              <text data-part="target-name" direction="rtl" x={plot.right - 4} y={plot.y(target.value) - 6}>
                {target.name}
              </text>
            </>
          )}
        </>
      )}
    />
  );
};
