import { LOCALE } from './locale.ts';

// Made when first needed, which is hardly ever: the first formatter of a page costs a phone a tenth of a second.
const formats = new Map<number, Intl.NumberFormat>();
const formatOf = (digits: number): Intl.NumberFormat => {
  const made = formats.get(digits) ?? new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits });
  formats.set(digits, made);
  return made;
};

/** Beyond these a number is not written in plain digits, or not every tenth of it can be told. */
const LEAST = 1e-6;
const MOST = 1e12;
const isOrdinary = (amount: number) => amount === 0 || (amount >= LEAST && amount < MOST);

/** The locale's minus (CLDR), which stays in front of its number in a line from right to left. */
const MINUS = '\u200E-';

const group = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Rounds half away from zero as the locale does: by the digits that are shown (27.45 is 27.5), not by the binary fraction behind them. */
const roundedTo = (digits: number, amount: number): number => Math.round(Number(`${amount}e${digits}`)) / 10 ** digits;

/** What the locale writes, without asking it for ordinary numbers: nearly all of a page are such. */
const write = (value: number, digits: number): string => {
  const amount = Math.abs(value);
  if (!isOrdinary(amount)) return formatOf(digits).format(value);
  const [units = '', fraction] = String(roundedTo(digits, amount)).split('.');
  const sign = value < 0 || Object.is(value, -0) ? MINUS : '';
  return `${sign}${group(units)}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** 12500 → «12,500». */
export const formatNumber = (value: number): string => write(value, 0);
/** At most one digit after the point: 4.25 → «4.3». */
export const formatDecimal = (value: number): string => write(value, 1);
/** Percent given as 0-100: 98 → «98%». */
export const formatPercent = (value: number): string => `${formatDecimal(value)}%`;
