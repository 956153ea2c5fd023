import type { ReactNode } from 'react';
import { Graphic, ChartFigure, LegendList, ChartStage, Swatch, type Fill, type SwatchShape } from './chart-styles.ts';
import { FigureTable } from './figure-table.tsx';
import { ChartPeriods, type Period } from './period-areas.tsx';
import { createPlot, labelInterval, narrowSize, wideSize, type ChartSize, type Plot } from './plot.ts';

interface LegendItem {
  name: string;
  fill: Fill;
  shape?: SwatchShape;
}

interface PeriodChartProps {
  /** A sentence that states the finding, for people who do not see the chart. */
  finding: string;
  legend?: readonly LegendItem[];
  /** Heading of the periods in the table: «السنة». */
  periodColumn: string;
  /** Headings of the figures of each period. */
  columns: readonly string[];
  periods: readonly Period[];
  /** All values that the axis must include. */
  values: readonly number[];
  /** Unit of the axis, written once at its top. */
  unit?: string;
  tickText: (value: number) => string;
  /** Renders the data into the plot. */
  renderData: (plot: Plot) => ReactNode;
}

const Legend = ({ items }: { items: readonly LegendItem[] }) => (
  <LegendList>
    {items.map(({ name, fill, shape = 'square' }) => (
      <li key={name}>
        <Swatch $fill={fill} $shape={shape} />
        {name}
      </li>
    ))}
  </LegendList>
);

const ValueAxis = ({ plot, unit, tickText }: { plot: Plot } & Pick<PeriodChartProps, 'unit' | 'tickText'>) => (
  <>
    {plot.ticks.map((tick) => (
      <g key={tick}>
        <path data-part={tick === 0 ? 'zero' : 'grid'} d={`M${plot.left} ${plot.y(tick)}H${plot.right}`} />
        <text x={plot.right + 8} y={plot.y(tick) + 4}>
          {tickText(tick)}
        </text>
      </g>
    ))}
    {unit && (
      <text direction="rtl" x={plot.size.width} y={14}>
        {unit}
      </text>
    )}
  </>
);

const TimeAxis = ({ plot, periods }: { plot: Plot; periods: readonly Period[] }) => {
  const interval = labelInterval(
    plot,
    periods.map(({ tick }) => tick),
  );
  return periods.map(({ name, tick }, index) =>
    index % interval === 0 ? (
      <text key={name} textAnchor="middle" x={plot.x(index)} y={plot.size.height - 8}>
        {tick}
      </text>
    ) : null,
  );
};

const SizedChart = ({ size, ...chart }: PeriodChartProps & { size: ChartSize }) => {
  const { finding, periods, values, tickText, unit, renderData, columns } = chart;
  const plot = createPlot({ size, count: periods.length, values, tickText });
  return (
    <ChartStage $isNarrow={size.isNarrow}>
      <Graphic
        viewBox={`0 0 ${size.width} ${size.height}`}
        direction="ltr"
        $zero={plot.y(0)}
        $isNarrow={size.isNarrow}
        role="img"
        aria-label={finding}
      >
        <ValueAxis plot={plot} unit={unit ?? ''} tickText={tickText} />
        <TimeAxis plot={plot} periods={periods} />
        {renderData(plot)}
      </Graphic>
      <ChartPeriods plot={plot} periods={periods} columns={columns} />
    </ChartStage>
  );
};

/**
 * The common part of charts over time: legend, two graphics (the width of the container selects one), tooltips and the table
 * of the same figures. It renders on the server.
 */
export const PeriodChart = (chart: PeriodChartProps) => (
  <ChartFigure>
    {chart.legend && <Legend items={chart.legend} />}
    <SizedChart {...chart} size={wideSize} />
    <SizedChart {...chart} size={narrowSize} />
    <FigureTable
      columns={[chart.periodColumn, ...chart.columns]}
      rows={chart.periods.map(({ tick, figures }) => ({ name: tick, figures }))}
    />
  </ChartFigure>
);
