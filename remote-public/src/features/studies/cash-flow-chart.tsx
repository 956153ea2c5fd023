import { useId } from 'react';
import { countOf, formatNumber, formatUsd } from 'shared-lib/format';
import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { runningTotals } from './study-figures.ts';

const WIDTH = 720;
const HEIGHT = 320;
/** Kept free above and below for figures and years. */
const EDGE = 44;
/** Of the room that a year has. */
const BAR = 0.56;
const THOUSAND = 1000;
const MARK = 3.5;
const LABEL_GAP = 8;

/** On phones the chart keeps a legible size and moves within its frame, which begins at year 0. */
const Frame = styled.div`
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
  [data-part='running'] {
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

/** Where everything stands. The first year is at the right: time runs as the text does. */
const layOut = (flows: readonly number[]) => {
  const totals = runningTotals(flows);
  const all = [0, ...flows, ...totals];
  const high = Math.max(...all);
  const low = Math.min(...all);
  const step = WIDTH / Math.max(flows.length, 1);
  const round = (value: number) => Math.round(value * 100) / 100;
  const y = (value: number) => round(EDGE + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * EDGE));
  const years = flows.map((flow, year) => ({
    year,
    flow,
    x: round(WIDTH - (year + 0.5) * step),
    top: y(Math.max(flow, 0)),
    foot: y(Math.min(flow, 0)),
    total: y(totals[year] ?? 0),
  }));
  return { years, zero: y(0), bar: round(step * BAR) };
};

const Key = () => (
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
      {page.running}
    </li>
    <li>({page.thousands})</li>
  </Legend>
);

/** Money in and out of each year as bars, and what has gathered as a line. */
export const CashFlowChart = ({ flows }: { flows: readonly number[] }) => {
  const id = useId();
  const { years, zero, bar } = layOut(flows);
  const first = formatNumber(flows[0] ?? 0);
  const last = formatUsd(runningTotals(flows).at(-1) ?? 0);
  return (
    <>
      <Key />
      <Frame tabIndex={0} role="group" aria-label={page.chart}>
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
          <polyline data-part="running" points={years.map(({ x, total }) => `${x},${total}`).join(' ')} />
          {years.map(({ year, x, total }) => (
            <circle key={year} data-part="mark" cx={x} cy={total} r={MARK} />
          ))}
        </svg>
      </Frame>
    </>
  );
};
