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
