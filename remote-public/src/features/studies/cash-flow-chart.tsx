import { useId } from 'react';
import { countOf, formatNumber, formatUsd } from 'shared-lib/format';
import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { cumulativeTotals } from './study-format.ts';

const WIDTH = 720;
const HEIGHT = 320;
/** Space above and below the chart for figures and years. */
const PADDING = 44;
/** Bar width as a fraction of the width of a year. */
const BAR_RATIO = 0.56;
const THOUSAND = 1000;
const MARK_RADIUS = 3.5;
const LABEL_GAP = 8;

/** On phones the chart keeps a legible size and scrolls horizontally, starting at year 0. */
const ScrollContainer = styled.div`
  overflow-x: auto;
  svg {
    display: block;
    inline-size: 100%;
    min-inline-size: 34rem;
    block-size: auto;
  }
  text {
    fill: ${color.text2};
    font-size: 13px;
    text-anchor: middle;
  }
  [data-part='in'] {
    fill: ${color.nile500};
  }
  [data-part='out'] {
    fill: ${color.clay600};
  }
  [data-part='zero'] {
    stroke: ${color.ink900};
  }
  [data-part='cumulative'] {
    fill: none;
    stroke: ${color.brass500};
    stroke-width: 2.5;
  }
  [data-part='mark'] {
    fill: ${color.brass500};
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-block-end: 0.75rem;
  color: ${color.text2};
  font-size: var(--fs-sm);
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
`;
const Dot = styled.i<{ $color: string }>`
  inline-size: 0.75rem;
  block-size: 0.75rem;
  background: ${({ $color }) => $color};
  clip-path: ${shape.octagon};
`;

const { page } = studies;

/** Coordinates of the chart. Year 0 is at the right, because time runs in text direction. */
const chartLayout = (flows: readonly number[]) => {
  const totals = cumulativeTotals(flows);
  const all = [0, ...flows, ...totals];
  const high = Math.max(...all);
  const low = Math.min(...all);
  const step = WIDTH / Math.max(flows.length, 1);
  const round = (value: number) => Math.round(value * 100) / 100;
  const y = (value: number) => round(PADDING + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * PADDING));
  const years = flows.map((flow, year) => ({
    year,
    flow,
    x: round(WIDTH - (year + 0.5) * step),
    top: y(Math.max(flow, 0)),
    foot: y(Math.min(flow, 0)),
    total: y(totals[year] ?? 0),
  }));
  return { years, zero: y(0), bar: round(step * BAR_RATIO) };
};

const ChartLegend = () => (
  <Legend>
    <li>
      <Dot $color={color.nile500} />
      {page.inflow}
    </li>
    <li>
      <Dot $color={color.clay600} />
      {page.outflow}
    </li>
    <li>
      <Dot $color={color.brass500} />
      {page.cumulative}
    </li>
    <li>({page.thousands})</li>
  </Legend>
);

/** Bar chart of the yearly cash flows with a line of the cumulative total. */
export const CashFlowChart = ({ flows }: { flows: readonly number[] }) => {
  const id = useId();
  const { years, zero, bar } = chartLayout(flows);
  const first = formatNumber(flows[0] ?? 0);
  const last = formatUsd(cumulativeTotals(flows).at(-1) ?? 0);
  return (
    <>
      <ChartLegend />
      <ScrollContainer tabIndex={0} role="group" aria-label={page.chart}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
          <title id={`${id}-title`}>{page.chart}</title>
          <desc id={`${id}-text`}>{page.chartText(countOf(flows.length, studies.count.years), first, last)}</desc>
          {years.map(({ year, flow, x, top, foot }) => (
            <g key={year}>
              <rect data-part={flow < 0 ? 'out' : 'in'} x={x - bar / 2} y={top} width={bar} height={foot - top} />
              <text x={x} y={flow < 0 ? foot + 2 * LABEL_GAP : top - LABEL_GAP} direction="ltr">
                {formatNumber(flow / THOUSAND)}
              </text>
              <text x={x} y={HEIGHT - LABEL_GAP}>
                {year}
              </text>
            </g>
          ))}
          <line data-part="zero" x1={0} x2={WIDTH} y1={zero} y2={zero} />
          <polyline data-part="cumulative" points={years.map(({ x, total }) => `${x},${total}`).join(' ')} />
          {years.map(({ year, x, total }) => (
            <circle key={year} data-part="mark" cx={x} cy={total} r={MARK_RADIUS} />
          ))}
        </svg>
      </ScrollContainer>
    </>
  );
};
