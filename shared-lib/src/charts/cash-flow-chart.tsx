import { line } from 'd3-shape';
import { charts, units } from 'shared-lib/copy';
import { cumulative, paybackOf, type Payback } from 'shared-lib/finance';
import { measureOf, paybackLossText } from 'shared-lib/format';
import { amountText, decimalText, moneyText, moneyUnit, type CurrencyNoun } from './figure-text.ts';
import { PeriodChart } from './period-chart.tsx';
import { octagonPath } from './octagon-path.ts';
import type { Plot } from './plot.ts';

const { cashFlow: copy } = charts;
const NODE = 4.5;
const LAST_NODE = 6;
/** More nodes than this would touch. */
const MAX_NODES = 30;

const Columns = ({ plot, flows }: { plot: Plot; flows: readonly number[] }) => (
  <g data-part="grows">
    {flows.map((flow, year) => {
      const [top, bottom] = [plot.y(Math.max(flow, 0)), plot.y(Math.min(flow, 0))];
      return (
        <rect
          key={plot.x(year)}
          data-fill={flow < 0 ? 'clay' : 'nile'}
          x={plot.x(year) - plot.column / 2}
          y={top}
          width={plot.column}
          height={bottom - top}
        />
      );
    })}
  </g>
);

const Cumulative = ({ plot, totals }: { plot: Plot; totals: readonly number[] }) => {
  const last = totals.length - 1;
  const path = line<number>(
    (_, year) => plot.x(year),
    (total) => plot.y(total),
  )(totals);
  const nodes = totals.length > MAX_NODES ? [last] : [...totals.keys()];
  return (
    <>
      <path data-part="cumulative" d={path ?? ''} />
      {nodes.map((year) => (
        <path
          key={year}
          data-part="node"
          data-last={year === last ? '' : undefined}
          d={octagonPath(plot.x(year), plot.y(totals[year] ?? 0), year === last ? LAST_NODE : NODE)}
        />
      ))}
    </>
  );
};

/** Distance from the middle of the name of the payback to its ends, in px. */
const NAME_REACH = 64;
/** Width that the unit of the axis takes at the right end of the graphic, in px. */
const UNIT_WIDTH = 74;

/** The payback is a point in time, between the middles of two years. Its name stays inside, beside the unit of the axis. */
const PaybackMark = ({ plot, time }: { plot: Plot; time: number }) => {
  const x = plot.x(0) - time * plot.step;
  const nameX = Math.max(plot.left + NAME_REACH, Math.min(x, plot.size.width - UNIT_WIDTH - NAME_REACH));
  return (
    <>
      <path data-part="payback-line" d={`M${x} ${plot.top - 8}V${plot.bottom}`} />
      <path data-part="payback" d={octagonPath(x, plot.y(0), LAST_NODE)} />
      <text data-part="payback-name" direction="rtl" textAnchor="middle" x={nameX} y={plot.top - 14}>
        {copy.payback(measureOf(time, charts.years))}
      </text>
    </>
  );
};

const findingOf = (flows: readonly number[], total: string, { time, loss }: Payback): string => {
  const finding = copy.finding(Math.max(0, flows.length - 1), total);
  if (flows.length < 2) return `${finding}.`;
  if (time === null) return finding + copy.notPaidBack;
  return finding + copy.paidBack(measureOf(time, charts.years), paybackLossText(loss));
};

interface Props {
  /** Of year 0, 1, … n; investments are negative. */
  flows: readonly number[];
  /** US dollars by default. */
  currency?: CurrencyNoun;
  /** A further figure of each year for the tooltips and the table. */
  extra?: { name: string; values: readonly number[] };
}

/** Columns of the yearly cash flows with their running total and the payback. */
export const CashFlowChart = ({ flows, currency = units.usd, extra }: Props) => {
  const totals = cumulative(flows);
  const payback = paybackOf(flows);
  const { time } = payback;
  const unit = moneyUnit([...flows, ...totals], currency);
  return (
    <PeriodChart
      finding={findingOf(flows, moneyText(totals.at(-1) ?? 0, currency), payback)}
      legend={[
        { name: copy.inflow, fill: 'nile' },
        { name: copy.outflow, fill: 'clay' },
        { name: copy.cumulative, fill: 'ink', shape: 'line' },
      ]}
      periodColumn={copy.year}
      columns={[copy.net, copy.cumulative, ...(extra ? [extra.name] : [])]}
      periods={flows.map((flow, year) => ({
        name: copy.yearOf(year),
        tick: String(year),
        figures: [flow, totals[year] ?? 0, ...(extra ? [extra.values[year] ?? 0] : [])].map(amountText),
      }))}
      values={[...flows, ...totals]}
      unit={unit.label}
      tickText={(value) => decimalText(value / unit.divisor)}
      renderData={(plot) => (
        <>
          <Columns plot={plot} flows={flows} />
          <Cumulative plot={plot} totals={totals} />
          {time !== null && time > 0 && <PaybackMark plot={plot} time={time} />}
        </>
      )}
    />
  );
};
