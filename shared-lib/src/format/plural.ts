import { formatNumber } from './number.ts';

/** Forms of a counted noun. `one` and `two` carry the number in the word itself; the others follow the digits. */
export interface CountedNoun {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

const rules = new Intl.PluralRules('ar');

/**
 * Counts a noun as Arabic does (CLDR: 0, 1, 2, 3-10, 11-99, 100…).
 * @example countOf(3, services) // «3 خدمات»
 */
export const countOf = (count: number, noun: CountedNoun): string => {
  const form = rules.select(count);
  return form === 'zero' || form === 'one' || form === 'two' ? noun[form] : `${formatNumber(count)} ${noun[form]}`;
};
