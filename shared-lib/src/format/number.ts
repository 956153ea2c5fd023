import { fileSizes, units } from 'shared-lib/copy';

/** Locale of all displayed numbers and dates: Arabic (Egypt), Gregorian calendar, Latin digits. */
export const LOCALE = 'ar-EG-u-nu-latn-ca-gregory';
/** Timestamps are stored in UTC and displayed in this time zone. */
export const TIME_ZONE = 'Asia/Riyadh';
const HOUR = 3_600_000;
/** Riyadh is three hours ahead of UTC all year (IANA time zone database). */
export const ZONE_OFFSET_MS = 3 * HOUR;

// Created only when needed: the first Intl formatter of a page costs about 100 ms on a phone.
const formats = new Map<number, Intl.NumberFormat>();
const formatOf = (digits: number): Intl.NumberFormat => {
  const format =
    formats.get(digits) ?? new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits, signDisplay: 'negative' });
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

/**
 * A number with at most so many decimal places. Same result as Intl.NumberFormat apart from the minus sign, but without Intl for
 * plain numbers, which are nearly all. What is rounded to zero has no sign.
 */
export const formatFraction = (value: number, digits: number): string => {
  const amount = Math.abs(value);
  if (!isPlain(amount)) return formatOf(digits).format(value).replace('-', '\u2212');
  const rounded = roundedTo(digits, amount);
  const [whole = '', fraction] = String(rounded).split('.');
  const sign = value < 0 && rounded > 0 ? MINUS : '';
  return `${sign}${group(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** 12500 → «12,500». */
export const formatNumber = (value: number): string => formatFraction(value, 0);
/** At most one decimal place: 4.25 → «4.3». */
export const formatDecimal = (value: number): string => formatFraction(value, 1);

/** As many decimal places as a number that people type has; contracts allow ten. */
const MAX_TYPED_DIGITS = 10;
/** A typed number with all its decimal places: 7.25 → «7.25». Figures that are computed are rounded instead. */
export const formatTyped = (value: number): string => formatFraction(value, MAX_TYPED_DIGITS);
/** A typed percentage with all its decimal places: 7.25 → «7.25%». */
export const formatTypedPercent = (value: number): string => `${formatTyped(value)}%`;

/**
 * Keeps figures together inside of Arabic text (U+2066 … U+2069), where no element can: after Arabic letters «9%» would be shown as
 * «%9», and a sign would leave its number.
 */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Percent from 0-100: 98 → «98%». */
export const formatPercent = (value: number): string => `${formatDecimal(value)}%`;

const KILO = 1024;

/** Size of a file in bytes → «3.4 م.ب», «180 ك.ب». */
export const formatFileSize = (bytes: number): string =>
  bytes >= KILO ** 2
    ? `${formatDecimal(bytes / KILO ** 2)}\u00A0${fileSizes.mega}`
    : `${formatNumber(Math.max(1, bytes / KILO))}\u00A0${fileSizes.kilo}`;

/** Whole US dollars in the price format of the specification: 2500 → «2,500 دولار», 26795 → «26,795 دولاراً». */
export const formatUsd = (value: number): string =>
  `${formatNumber(value)}\u00A0${nounAfter(Math.round(value), units.usd)}`;

/** Plural forms of a noun. `zero`, `one` and `two` include the number; the others follow the digits. */
export interface CountedNoun {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

let rules: Intl.PluralRules | undefined;

const FEW = { from: 3, to: 10 } as const;
const HUNDRED = 100;

/** Arabic plural rules of CLDR for integers, without Intl, which is slow on first use (see `number.ts`). */
const formOf = (count: number): keyof CountedNoun => {
  if (!Number.isSafeInteger(count) || count < 0) return (rules ??= new Intl.PluralRules('ar')).select(count);
  if (count <= 2) return (['zero', 'one', 'two'] as const)[count] ?? 'other';
  const rest = count % HUNDRED;
  if (rest < FEW.from) return 'other';
  return rest <= FEW.to ? 'few' : 'many';
};

/**
 * Counts a noun as Arabic does (CLDR: 0, 1, 2, 3-10, 11-99, 100…). A line never ends between the number and its noun (U+00A0).
 * @example countOf(3, services) // «3 خدمات»
 */
export const countOf = (count: number, noun: CountedNoun): string => {
  const form = formOf(count);
  return form === 'zero' || form === 'one' || form === 'two' ? noun[form] : `${formatNumber(count)}\u00A0${noun[form]}`;
};

/**
 * Form of the noun after a number that always appears in digits, such as money: «1 دولار», «5 دولارات», «26,795 دولاراً». The sign
 * has no effect; a fraction takes the singular.
 */
export const nounAfter = (figure: number, noun: Pick<CountedNoun, 'few' | 'many' | 'other'>): string => {
  const form = Number.isInteger(figure) ? formOf(Math.abs(figure)) : 'other';
  return form === 'few' || form === 'many' ? noun[form] : noun.other;
};

/** Formats an amount with at most one decimal place and its noun: «سنتان», «4 سنوات», «3.4 سنة». */
export const measureOf = (amount: number, noun: CountedNoun): string => {
  const tenths = Math.round(amount * 10) / 10;
  return Number.isInteger(tenths) && tenths >= 0
    ? countOf(tenths, noun)
    : `${formatDecimal(tenths)}\u00A0${noun.other}`;
};
