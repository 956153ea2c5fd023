import { LOCALE } from './locale.ts';

// Made when first needed: the first formatter of a page costs a phone a tenth of a second.
let whole: Intl.NumberFormat | undefined;
let tenths: Intl.NumberFormat | undefined;
const wholeFormat = () => (whole ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const tenthsFormat = () => (tenths ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** What the locale writes for plain counts, without asking it: most numbers of a page are such. */
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
const group = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** 12500 → «12,500». */
export const formatNumber = (value: number): string => (isCount(value) ? group(value) : wholeFormat().format(value));
/** At most one digit after the point: 4.25 → «4.3». */
export const formatDecimal = (value: number): string => (isCount(value) ? group(value) : tenthsFormat().format(value));
/** Percent given as 0-100: 98 → «98%». */
export const formatPercent = (value: number): string => `${formatDecimal(value)}%`;
