import { printableText, type Currency } from 'shared-lib/contracts';
import { formatBeside, formatNumber, formatAmount, nounAfter } from 'shared-lib/format';
import { currencyUnits } from 'shared-lib/copy';
import { calculationDocumentCopy } from '../copy/documents.ts';

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

/** Removes direction marks. Arabic number formats put one before a minus, where it breaks left-to-right text. */
export const plain = (text: string): string => text.replaceAll(/[\u200E\u200F\u061C]/g, '');

/** A whole number with separators. */
export const wholeNumber = (value: number): string => plain(formatNumber(Math.round(value)));

/**
 * At most two decimal places, or as many as keep the figure on its side of the limits (see `digitsBeside` of `shared-lib/format`).
 */
export const decimalNumber = (value: number, limits: readonly number[] = []): string =>
  plain(formatBeside(value, limits, 2));

const STEPS = [1, 2, 2.5, 5, 10];
const MAX_TICKS = 6;

/** Round axis positions of a chart, including zero. */
export const ticksOf = (values: readonly number[]): number[] => {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, (highest - lowest) / MAX_TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.floor(highest / step) - Math.ceil(lowest / step) + 1;
  return Array.from({ length: count }, (_, index) => (Math.ceil(lowest / step) + index) * step);
};

/** The input of the typesetter. Its fonts have no glyph for controls, and an override would reverse a line of the PDF. */
export const documentJson = (document: object): string =>
  JSON.stringify(document, (_key, value: unknown) => (typeof value === 'string' ? printableText(value) : value));
