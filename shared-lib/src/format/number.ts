import { fileSizes } from 'shared-lib/copy';
import { LOCALE } from './locale.ts';

// Created only when needed: the first Intl formatter of a page costs about 100 ms on a phone.
const formats = new Map<number, Intl.NumberFormat>();
const formatOf = (digits: number): Intl.NumberFormat => {
  const format = formats.get(digits) ?? new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits });
  formats.set(digits, format);
  return format;
};

/** Outside this range String(number) uses exponents, or tenths are not exact. */
const MIN_PLAIN = 1e-6;
const MAX_PLAIN = 1e12;
const isPlain = (amount: number) => amount === 0 || (amount >= MIN_PLAIN && amount < MAX_PLAIN);

/** The minus sign, not the hyphen of CLDR. The left-to-right mark keeps it in front of the number in right-to-left text. */
const MINUS = '\u200E\u2212';

const group = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Rounds ties away from zero like Intl: by decimal digits (27.45 → 27.5), not by the binary fraction. */
const roundedTo = (digits: number, amount: number): number => Math.round(Number(`${amount}e${digits}`)) / 10 ** digits;

/** Same result as Intl.NumberFormat apart from the minus sign, but without Intl for plain numbers, which are nearly all. */
const formatFraction = (value: number, digits: number): string => {
  const amount = Math.abs(value);
  if (!isPlain(amount)) return formatOf(digits).format(value).replace('-', '\u2212');
  const [units = '', fraction] = String(roundedTo(digits, amount)).split('.');
  const sign = value < 0 || Object.is(value, -0) ? MINUS : '';
  return `${sign}${group(units)}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** 12500 → «12,500». */
export const formatNumber = (value: number): string => formatFraction(value, 0);
/** At most one decimal place: 4.25 → «4.3». */
export const formatDecimal = (value: number): string => formatFraction(value, 1);
const INDEX_DIGITS = [2, 3, 4, 5, 6];
/**
 * A profitability index: 1.047 → «1.05». It has two decimal places, and more where it would read 1 without being 1: an index below 1
 * belongs to a negative net present value.
 */
export const formatIndex = (value: number): string =>
  INDEX_DIGITS.map((digits) => formatFraction(value, digits)).find((text) => text !== '1') ?? '1';

/** As many decimal places as a number that people type has; contracts allow ten. */
const MAX_TYPED_DIGITS = 10;
/** A typed number with all its decimal places: 7.25 → «7.25». Figures that are computed are rounded instead. */
export const formatTyped = (value: number): string => formatFraction(value, MAX_TYPED_DIGITS);
/** A typed percentage with all its decimal places: 7.25 → «7.25%». */
export const formatTypedPercent = (value: number): string => `${formatTyped(value)}%`;

/** Percent from 0-100: 98 → «98%». */
export const formatPercent = (value: number): string => `${formatDecimal(value)}%`;

const KILO = 1024;

/** Size of a file in bytes → «3.4 م.ب», «180 ك.ب». */
export const formatFileSize = (bytes: number): string =>
  bytes >= KILO ** 2
    ? `${formatDecimal(bytes / KILO ** 2)} ${fileSizes.mega}`
    : `${formatNumber(Math.max(1, bytes / KILO))} ${fileSizes.kilo}`;
