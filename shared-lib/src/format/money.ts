import type { Currency } from 'shared-lib/contracts';
import { currencyUnits, units } from 'shared-lib/copy';
import { formatNumber } from './number.ts';
import { nounAfter } from './plural.ts';

/** Whole US dollars in the price format of the specification: 2500 → «2,500 دولار», 26795 → «26,795 دولاراً». */
export const formatUsd = (value: number): string => `${formatNumber(value)} ${nounAfter(Math.round(value), units.usd)}`;

/** Whole units of a currency: 26795 → «26,795 ريالاً سعودياً». */
export const formatMoney = (value: number, currency: Currency): string =>
  `${formatNumber(value)} ${nounAfter(Math.round(value), currencyUnits[currency])}`;
