import { formatDecimal, formatNumber } from './number.ts';

/** Forms of a counted noun. `one` and `two` carry the number in the word itself; the others follow the digits. */
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

/** CLDR's rule of Arabic for counts, without waking up the platform's formatters for it: see `formatNumber`. */
const formOf = (count: number): keyof CountedNoun => {
  if (!Number.isSafeInteger(count) || count < 0) return (rules ??= new Intl.PluralRules('ar')).select(count);
  if (count <= 2) return (['zero', 'one', 'two'] as const)[count] ?? 'other';
  const rest = count % HUNDRED;
  if (rest < FEW.from) return 'other';
  return rest <= FEW.to ? 'few' : 'many';
};

/**
 * Counts a noun as Arabic does (CLDR: 0, 1, 2, 3-10, 11-99, 100…).
 * @example countOf(3, services) // «3 خدمات»
 */
export const countOf = (count: number, noun: CountedNoun): string => {
  const form = formOf(count);
  return form === 'zero' || form === 'one' || form === 'two' ? noun[form] : `${formatNumber(count)} ${noun[form]}`;
};

/**
 * The noun behind a figure that stands in digits whatever it is, as money does: «1 دولار», «5 دولارات», «26,795 دولاراً». Its sign
 * changes nothing, and a fraction takes the singular.
 */
export const nounAfter = (figure: number, noun: Pick<CountedNoun, 'few' | 'many' | 'other'>): string => {
  const form = Number.isInteger(figure) ? formOf(Math.abs(figure)) : 'other';
  return form === 'few' || form === 'many' ? noun[form] : noun.other;
};

/** Measures in a noun what may have a fraction, to a tenth: «سنتان», «4 سنوات», «3.4 سنة». */
export const measureOf = (amount: number, noun: CountedNoun): string => {
  const tenths = Math.round(amount * 10) / 10;
  return Number.isInteger(tenths) && tenths >= 0 ? countOf(tenths, noun) : `${formatDecimal(tenths)} ${noun.other}`;
};
