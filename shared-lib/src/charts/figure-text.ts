import { charts } from 'shared-lib/copy';
import { formatDecimal, formatNumber } from 'shared-lib/format';

/** Isolates left-to-right text where `<bdi>` cannot be used: SVG and attributes (U+2066 … U+2069). */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Writes the sign as U+2212, which has the width of a digit. */
const withMinus = (formatted: string): string => isolated(formatted.replace(/^\u200E?-/, '\u2212'));

/** −38 → «−38», isolated. */
export const figureText = (value: number): string => withMinus(formatNumber(value));
/** As `figureText`, with at most one decimal place. */
export const decimalText = (value: number): string => withMinus(formatDecimal(value));
/** @param fraction 0.241 → «24.1%» */
export const percentText = (fraction: number): string => withMinus(`${formatDecimal(fraction * 100)}%`);

export interface Unit {
  label: string;
  divisor: number;
}

const units: readonly (Unit & { from: number })[] = [
  { from: 2e9, divisor: 1e9, label: charts.unit.milliard },
  { from: 2e6, divisor: 1e6, label: charts.unit.million },
  { from: 10_000, divisor: 1000, label: charts.unit.thousand },
];

/** Unit of an axis of US dollars: the largest in which the largest amount has at least two. */
export const moneyUnit = (amounts: readonly number[]): Unit => {
  const largest = Math.max(0, ...amounts.map(Math.abs));
  return units.find(({ from }) => largest >= from) ?? { divisor: 1, label: charts.unit.one };
};
