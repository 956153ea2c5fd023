import { units } from 'shared-lib/copy';
import { LOCALE } from './locale.ts';

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** 12500 → «12,500». */
export const formatNumber = (value: number): string => whole.format(value);
/** At most one digit after the point: 4.25 → «4.3». */
export const formatDecimal = (value: number): string => tenths.format(value);
/** Percent given as 0-100: 98 → «98%». */
export const formatPercent = (value: number): string => `${tenths.format(value)}%`;
/** Whole US dollars as the specification shows prices: 2500 → «2,500 دولار». */
export const formatUsd = (value: number): string => `${whole.format(value)} ${units.usd}`;
