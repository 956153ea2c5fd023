import { currencies, DUAL, ENDING, PERCENT } from './copy/number-words.ts';
import { toLatinDigits } from './latin-digits.ts';
import { unreadable, type NumberKind, type Readable, type Unreadable } from './numeral.ts';
import { isNumberWord, readPhrase } from './phrase.ts';

export type { NumberKind, NumberProblem } from './numeral.ts';

/**
 * What a text means in a field:
 * - `empty`: nothing.
 * - `value`: one number. When `isRestated`, it is written differently than the site writes it («2,5», «1.5 مليون»): show the number.
 * - `ambiguous`: two numbers are possible («1.250» in a field for money). Show `value` before it is used, or refuse the text.
 * - `unreadable`: no number, with the reason.
 */
export type NumberReading = { kind: 'empty' } | Readable | Unreadable;

interface Options {
  /** Code of the currency of a field for money: amounts with another one are refused. */
  currency?: string | undefined;
  /** A dash alone is zero, as spreadsheets for accounts write it. */
  isAccounting?: boolean;
}

/** Marks of direction and characters without width. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const variants: readonly (readonly [RegExp, string])[] = [
  [/\s/g, ' '],
  [/[\u060C\uFF0C\uFE50\u3001]/g, ','],
  [/[\uFF0E\uFE52\uFF61]/g, '.'],
  [/[\u2018\u2019\u02BC\uFF07\u00B4`]/g, "'"],
  [/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-'],
  [/\uFF0B/g, '+'],
  [/[\u066A\uFF05\uFE6A]/g, '%'],
  [/\uFF04/g, '$'],
  [/\uFF08/g, '('],
  [/\uFF09/g, ')'],
  // Tashkeel and tatweel.
  [/[\u064B-\u065F\u0670\u0640]/g, ''],
  [/[\u0622\u0623\u0625\u0671]/g, '\u0627'],
  [/[\u0649\u06CC]/g, '\u064A'],
  [/\u06A9/g, '\u0643'],
  [/\u0629/g, '\u0647'],
];

/** One way to write what can be written in several. */
const fold = (text: string): string =>
  variants
    .reduce(
      (result, [pattern, character]) => result.replace(pattern, character),
      toLatinDigits(text).replace(INVISIBLE, '').toLowerCase(),
    )
    .replace(PERCENT, '%')
    .trim();

/** «1e3», «1.2E+06» and «5×10²»: spreadsheets lose digits when they write them, so they are not read. */
const EXPONENT = /\d\s*(?:e\s*[+-]?\s*\d|[\u00D7*]\s*10|\^)/;
/** A numeral with its separators, a word (also an abbreviation like «ر.س»), or one sign. */
const TOKEN = /[.,\u066B]?\d(?:[\d.,' \u066B\u066C]*\d)?[.,\u066B]?|\p{L}[\p{L}.]*|\S/gu;

/** Signs and words around the number. */
interface Surroundings {
  before: string[];
  phrase: string[];
  after: string[];
}

const isOfNumber = (token: string): boolean => /\d/.test(token) || isNumberWord(token);

/** Splits at the number; undefined when two numbers have something between them, like «5-10». */
const split = (tokens: readonly string[]): Surroundings | undefined => {
  const first = tokens.findIndex(isOfNumber);
  if (first === -1) return { before: [...tokens], phrase: [], after: [] };
  const last = tokens.findLastIndex(isOfNumber);
  const phrase = tokens.slice(first, last + 1);
  return phrase.every(isOfNumber)
    ? { before: tokens.slice(0, first), phrase, after: tokens.slice(last + 1) }
    : undefined;
};

/** Codes of the currencies that a sign or word can mean; empty for a sign of another one, undefined for other words. */
const currenciesOf = (token: string): string | undefined =>
  currencies.get(token) ??
  currencies.get(token.replace(ENDING, '')) ??
  currencies.get(token.replace(DUAL, '')) ??
  (/^\p{Sc}$/u.test(token) ? '' : undefined);

/** The sign of the number, from what is left beside percent signs and currencies; undefined when there are several. */
const signOf = (before: readonly string[], after: readonly string[]): 1 | -1 | undefined => {
  switch (`${before.join('')} ${after.join('')}`) {
    case ' ':
    case '+ ':
      return 1;
    case '- ':
    case ' -':
    case '( )':
      return -1;
    default:
      return undefined;
  }
};

const signed = (reading: Readable, sign: 1 | -1): Readable => {
  // Never -0.
  const times = (value: number) => (value === 0 ? 0 : sign * value);
  return reading.kind === 'value'
    ? { ...reading, value: times(reading.value) }
    : { ...reading, value: times(reading.value), other: times(reading.other) };
};

/**
 * Reads a number as a person types, pastes or imports it: digits of all scripts, the separators and spaces in use, signs, brackets
 * for negative amounts, percent signs, currencies, and words such as «مليون».
 * @param kind of the field; it decides what a separator means
 */
export const readNumber = (text: string, kind: NumberKind, options: Options = {}): NumberReading => {
  const folded = fold(text);
  if (folded === '') return { kind: 'empty' };
  if (EXPONENT.test(folded)) return unreadable('exponent');
  const parts = split(folded.match(TOKEN) ?? []);
  if (!parts) return unreadable('several');
  const isSign = (token: string) => token !== '%' && currenciesOf(token) === undefined;
  const [before, after] = [parts.before.filter(isSign), parts.after.filter(isSign)];
  const around = [...parts.before, ...parts.after];
  const named = around.map(currenciesOf).filter((some) => some !== undefined);
  if (parts.phrase.length === 0)
    return options.isAccounting && /^-+$/.test(before.join(''))
      ? { kind: 'value', value: 0, isRestated: false }
      : unreadable('text');
  const sign = signOf(before, after);
  if (sign === undefined) return unreadable('text');
  if (around.includes('%') && kind !== 'percent') return unreadable('percent');
  const { currency } = options;
  const isForeign = currency !== undefined && named.some((some) => !some.includes(currency));
  if (named.length > 0 && (isForeign || kind === 'percent' || kind === 'count')) return unreadable('currency');
  const reading = readPhrase(parts.phrase, kind);
  return reading.kind === 'unreadable' ? reading : signed(reading, sign);
};
