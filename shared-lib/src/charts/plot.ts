import { scaleBand, scaleLinear } from 'd3-scale';
import { round } from './octagon-path.ts';

/** One of the two graphics of a chart. Only one is shown, so that text is never scaled below 11 px. */
export interface ChartSize {
  width: number;
  height: number;
  isNarrow: boolean;
}
export const wideSize: ChartSize = { width: 680, height: 320, isNarrow: false };
export const narrowSize: ChartSize = { width: 340, height: 260, isNarrow: true };

/** Positions in a graphic, in px. Time runs from right to left, and the value axis stands at the right, at the origin. */
export interface Plot {
  size: ChartSize;
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: readonly number[];
  /** Width of a column. */
  column: number;
  /** Distance of two periods. */
  step: number;
  /** Middle of a period. */
  x: (period: number) => number;
  y: (value: number) => number;
}

const CHARACTER = 7.5;
const AXIS_GAP = 10;
const TOP = 38;
const BOTTOM = 30;
const TICKS = 5;
/** Part of a period that stays free beside its column. */
const GAP = 0.54;

interface PlotOptions {
  size: ChartSize;
  /** Number of periods. */
  count: number;
  /** All values that must be inside. */
  values: readonly number[];
  tickText: (value: number) => string;
}

export const createPlot = ({ size, count, values, tickText }: PlotOptions): Plot => {
  const [top, bottom] = [TOP, size.height - BOTTOM];
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const y = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(TICKS)
    .range([bottom, top]);
  const ticks = y.ticks(TICKS);
  const left = 4;
  const right = size.width - AXIS_GAP - CHARACTER * Math.max(...ticks.map((tick) => tickText(tick).length));
  const x = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([right, left])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  return {
    size,
    left,
    right: round(right),
    top,
    bottom,
    ticks,
    column: round(x.bandwidth()),
    step: x.step(),
    x: (period) => round((x(period) ?? left) + x.bandwidth() / 2),
    y: (value) => round(y(value)),
  };
};

/** Every how many periods a label fits below the axis. */
export const labelInterval = ({ step }: Plot, labels: readonly string[]): number => {
  const widest = CHARACTER * Math.max(1, ...labels.map((label) => label.length)) + AXIS_GAP;
  return Math.max(1, Math.ceil(widest / step));
};
