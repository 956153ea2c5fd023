import { charts, units } from 'shared-lib/copy';
import {
  formatAmount,
  formatBeside,
  formatDecimal,
  formatIndex,
  formatNumber,
  formatTypedPercent,
  isolated,
  nounAfter,
} from 'shared-lib/format';

/** The isolation replaces the left-to-right mark before the sign. */
const withMinus = (formatted: string): string => isolated(formatted.replace('\u200E', ''));

/** −38 → «−38», isolated. */
export const figureText = (value: number): string => withMinus(formatNumber(value));
/** As `figureText`, with at most one decimal place; more for what would look like zero. */
export const decimalText = (value: number): string => withMinus(formatBeside(value, [0], 1));
/** @param fraction 0.241 → «24.1%» */
export const percentText = (fraction: number): string => withMinus(`${formatDecimal(fraction * 100)}%`);

/** As `percentText`, with the decimal places that keep it on its side of the limits (see `digitsBeside`), which are fractions too. */
export const percentBeside = (fraction: number, limits: readonly number[]): string =>
  withMinus(
    `${formatBeside(
      fraction * 100,
      limits.map((limit) => limit * 100),
      1,
    )}%`,
  );

/** A typed percentage with all its decimal places: 7.25 → «7.25%». */
export const typedPercentText = (percent: number): string => withMinus(formatTypedPercent(percent));
/** A profitability index (see `formatIndex`). */
export const indexText = (value: number): string => withMinus(formatIndex(value));

/** A typed change with a plus before an increase: 0.125 → «+12.5%». */
export const changeText = (fraction: number): string => {
  const text = typedPercentText(fraction * 100);
  return fraction > 0 ? text.replace('\u2066', '\u2066+') : text;
};

/** The noun of a currency after a number. */
export interface CurrencyNoun {
  few: string;
  many: string;
  other: string;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = (exponent: number): string =>
  String(exponent).replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');

const TRILLION = 1e12;
const LARGEST_NAMED = 1e15;
const exponentOf = (amount: number): number => Math.floor(Math.log10(amount));

/** An amount without its currency. One of less than a unit keeps the decimal places that tell it from zero. Trillions are named, and larger amounts are powers of ten: «5.6×10²⁶». */
export const amountText = (value: number): string => {
  const amount = Math.abs(value);
  if (amount < TRILLION) return withMinus(formatAmount(value));
  if (amount < LARGEST_NAMED) return charts.trillions(decimalText(value / TRILLION));
  const exponent = exponentOf(amount);
  return withMinus(charts.scientific(formatDecimal(value / 10 ** exponent), superscript(exponent)));
};

/** An amount with its currency: «26,795 دولاراً». */
export const moneyText = (value: number, noun: CurrencyNoun = units.usd): string =>
  `${amountText(value)}\u00A0${Math.abs(value) < TRILLION ? nounAfter(Math.round(value) || value, noun) : noun.other}`;

export interface Unit {
  label: string;
  divisor: number;
}

const { unit } = charts;
const scales = [
  { from: 2e12, divisor: 1e12, name: unit.trillion },
  { from: 2e9, divisor: 1e9, name: unit.milliard },
  { from: 2e6, divisor: 1e6, name: unit.million },
  { from: 10_000, divisor: 1000, name: unit.thousand },
];
const LARGEST_UNIT = 2e15;

/** Unit of an axis of money: the largest in which the largest amount has at least two. */
export const moneyUnit = (amounts: readonly number[], currency: CurrencyNoun = units.usd): Unit => {
  const largest = Math.max(0, ...amounts.map(Math.abs));
  if (largest >= LARGEST_UNIT) {
    const exponent = exponentOf(largest);
    return { divisor: 10 ** exponent, label: unit.ofCurrency(unit.power(superscript(exponent)), currency.other) };
  }
  const scale = scales.find(({ from }) => largest >= from);
  return scale
    ? { divisor: scale.divisor, label: unit.ofCurrency(scale.name, currency.other) }
    : { divisor: 1, label: currency.other };
};
