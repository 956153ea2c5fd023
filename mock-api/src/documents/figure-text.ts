import { printableText } from 'shared-lib/contracts';
import { formatBeside, formatNumber } from 'shared-lib/format';

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
