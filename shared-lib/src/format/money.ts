import type { Currency } from 'shared-lib/contracts';
import { currencyUnits } from 'shared-lib/copy';
import { formatNumber } from './number.ts';
import { nounAfter } from './plural.ts';

/** Whole units of a currency: 26795 → «26,795 ريالاً سعودياً». */
export const formatMoney = (value: number, currency: Currency): string =>
  `${formatNumber(value)} ${nounAfter(Math.round(value), currencyUnits[currency])}`;
