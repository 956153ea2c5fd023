import { units } from 'shared-lib/copy';
import { formatNumber } from './number.ts';
import { nounAfter } from './plural.ts';

/** Whole US dollars in the price format of the specification: 2500 → «2,500 دولار», 26795 → «26,795 دولاراً». */
export const formatUsd = (value: number): string => `${formatNumber(value)} ${nounAfter(Math.round(value), units.usd)}`;
