import { formatDecimal, formatNumber } from './number.ts';

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
 * Counts a noun as Arabic does (CLDR: 0, 1, 2, 3-10, 11-99, 100…).
 * @example countOf(3, services) // «3 خدمات»
 */
export const countOf = (count: number, noun: CountedNoun): string => {
  const form = formOf(count);
  return form === 'zero' || form === 'one' || form === 'two' ? noun[form] : `${formatNumber(count)} ${noun[form]}`;
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
  return Number.isInteger(tenths) && tenths >= 0 ? countOf(tenths, noun) : `${formatDecimal(tenths)} ${noun.other}`;
};
