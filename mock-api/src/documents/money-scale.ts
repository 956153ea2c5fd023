import type { Currency } from 'shared-lib/contracts';
import { currencyUnits } from 'shared-lib/copy';
import { formatAmount, nounAfter } from 'shared-lib/format';
import { calculationDocumentCopy } from '../copy/calculation-document.ts';
import { plain } from './figure-text.ts';

/** How a document writes its amounts, so that the largest fits into a column. */
export interface MoneyScale {
  /** «ألف ريال سعودي». */
  unit: string;
  /** An amount in the unit. */
  amount(value: number): string;
  /** The unit after an amount: «ريالاً سعودياً» after 26,795. */
  unitAfter(value: number): string;
  /** The number that a chart uses for an amount. */
  scaled(value: number): number;
  /** The text of a scaled number. */
  label(value: number): string;
}

const { thousand, million, billion } = calculationDocumentCopy.scales;
const SCALES = [
  { from: 1e13, by: 1e9, name: billion },
  { from: 1e10, by: 1e6, name: million },
  { from: 1e7, by: 1e3, name: thousand },
];
/** Longer numbers are written as a power of ten. */
const MAX_WRITTEN = 1e12;

const label = (value: number): string =>
  Math.abs(value) < MAX_WRITTEN ? plain(formatAmount(value)) : value.toExponential(2).replace('e+', 'e');

/** @param values all amounts of the document */
export const moneyScale = (values: readonly number[], currency: Currency): MoneyScale => {
  const largest = Math.max(...values.map(Math.abs));
  const scale = SCALES.find(({ from }) => largest >= from);
  const by = scale?.by ?? 1;
  const { name } = currencyUnits[currency];
  return {
    unit: scale ? `${scale.name} ${name}` : name,
    amount: (value) => label(value / by),
    unitAfter: (value) =>
      scale ? `${scale.name} ${name}` : nounAfter(Math.round(value) || value, currencyUnits[currency]),
    scaled: (value) => value / by,
    label,
  };
};
