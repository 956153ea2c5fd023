import type { Currency } from 'shared-lib/contracts';
import { currencyUnits } from 'shared-lib/copy';
import { formatFraction, formatNumber, nounAfter } from './number.ts';

/** As exact as sums are (see `settle` of `shared-lib/finance`). */
const MOST_DIGITS = 12;
const NEAR = 1e-12;

/** On which side of a limit a figure is; 0 on it, but for rounding errors. */
const sideOf = (value: number, limit: number): number =>
  Math.abs(value - limit) <= NEAR * Math.abs(limit) ? 0 : Math.sign(value - limit);

/**
 * Decimal places with which a figure stays on its side of each limit when it is rounded: 0.9996 needs four beside 1, because «1.00»
 * would contradict the verdict.
 * @param least decimal places of a figure that is beside no limit
 */
const digitsBeside = (value: number, limits: readonly number[], least: number): number => {
  for (let digits = least; digits < MOST_DIGITS; digits += 1) {
    const shown = Number(value.toFixed(digits));
    if (limits.every((limit) => sideOf(shown, limit) === sideOf(value, limit))) return digits;
  }
  return MOST_DIGITS;
};

/** A figure with the decimal places that keep it on its side of the limits (see `digitsBeside`). */
export const formatBeside = (value: number, limits: readonly number[], least: number): string =>
  formatFraction(value, digitsBeside(value, limits, least));

/** A whole amount of money; one that is less than a unit has the decimal places that tell it from zero. */
export const formatAmount = (value: number): string => formatBeside(value, [0], 0);

/** A profitability index: 1.047 → «1.05», and 0.9996 with all its digits, because one below 1 belongs to a negative value. */
export const formatIndex = (value: number): string => formatBeside(value, [1], 2);

/** Whole units of a currency: 26795 → «26,795 ريالاً سعودياً». */
export const formatMoney = (value: number, currency: Currency): string =>
  `${formatNumber(value)}\u00A0${nounAfter(Math.round(value), currencyUnits[currency])}`;
