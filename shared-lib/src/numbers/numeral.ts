/** Reads the digits of one number and decides what its separators are, by their places and by the kind of the field. */

/**
 * What a field holds. `money` and `count` are whole as a rule, so a point before three digits may be a separator of thousands there;
 * in `decimal` and `percent` it is the decimal point.
 */
export type NumberKind = 'money' | 'count' | 'decimal' | 'percent';

/** Why a text is no number of its field. */
export type NumberProblem = 'text' | 'exponent' | 'separators' | 'several' | 'percent' | 'currency' | 'long';

export type Readable =
  /** `isRestated`: written in another way than the site writes it, so the interface shows what was understood. */
  | { kind: 'value'; value: number; isRestated: boolean }
  /** Two readings are possible; `value` is the likelier one. Nobody may use it without showing it. */
  | { kind: 'ambiguous'; value: number; other: number };
export interface Unreadable {
  kind: 'unreadable';
  reason: NumberProblem;
}

export const unreadable = (reason: NumberProblem): Unreadable => ({ kind: 'unreadable', reason });

const ARABIC_DECIMAL = '\u066B';
const ARABIC_THOUSANDS = '\u066C';
/** Numbers with more digits are not all exact in JavaScript. */
const MAX_DIGITS = 15;

/** A number of plain digits: «1250.5». Undefined when it has more digits than are stored exactly. */
const exact = (whole: string, fraction = ''): number | undefined => {
  const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? '.' : ''}${fraction}`;
  const value = Number(digits);
  const shortest = fraction ? digits.replace(/\.?0+$/, '') : digits;
  return shortest.replace('.', '').length <= MAX_DIGITS || String(value) === shortest ? value : undefined;
};

const one = (value: number | undefined, isRestated: boolean): Readable | Unreadable =>
  value === undefined ? unreadable('long') : { kind: 'value', value, isRestated };

const two = (value: number | undefined, other: number | undefined): Readable | Unreadable =>
  value === undefined || other === undefined ? unreadable('long') : { kind: 'ambiguous', value, other };

/** Whether the parts are groups of thousands: one to three digits that do not begin with zero, then three each. */
const isGrouped = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((part) => part.length === 3);

const wrong = (separators: readonly string[]): Unreadable =>
  unreadable(separators.includes(' ') ? 'several' : 'separators');

/** A point or comma that stands once. */
const readSingle = (separator: string, [before = '', after = '']: readonly string[], kind: NumberKind) => {
  const decimal = exact(before, after);
  const grouped = exact(before + after);
  const isComma = separator === ',';
  const isWhole = kind === 'money' || kind === 'count';
  if (after === '' || before === '') return one(decimal, isComma && after !== '');
  if (isGrouped([before, after])) {
    if (isWhole) return isComma ? one(grouped, false) : two(grouped, decimal);
    if (!isComma) return one(decimal, false);
    return kind === 'percent' ? two(decimal, grouped) : two(grouped, decimal);
  }
  if (isWhole && isComma && after.length > 3) return unreadable('separators');
  // «2500,000» in a whole field: three decimal places, or a forgotten separator.
  if (isWhole && isComma && after.length === 3 && !before.startsWith('0')) return two(decimal, grouped);
  return one(decimal, isComma);
};

/** Several separators: the last one may be the decimal mark, the others separate thousands and are all the same. */
const readSeveral = (separators: readonly string[], parts: readonly string[]) => {
  const last = separators.at(-1) ?? '';
  const others = separators.slice(0, -1);
  const isSame = new Set(others).size === 1 && !others.includes(ARABIC_DECIMAL);
  if (!isSame) return wrong(separators);
  if (others.includes(last)) {
    const isTooMany = !isGrouped(parts);
    return isTooMany ? wrong(separators) : one(exact(parts.join('')), last === '.');
  }
  const isDecimal = ['.', ',', ARABIC_DECIMAL].includes(last) && isGrouped(parts.slice(0, -1));
  return isDecimal ? one(exact(parts.slice(0, -1).join(''), parts.at(-1)), last === ',') : wrong(separators);
};

/** @param text Latin digits and separators: `.`, `,`, `'`, a space, and the Arabic decimal mark and separator of thousands */
export const readNumeral = (text: string, kind: NumberKind): Readable | Unreadable => {
  const separators = text.match(/\D/g) ?? [];
  const parts = text.split(/\D/);
  const [separator] = separators;
  if (separator === undefined) return one(exact(text), false);
  if (separators.length > 1) return readSeveral(separators, parts);
  if (separator === ARABIC_DECIMAL) return one(exact(parts[0] ?? '', parts[1]), false);
  if (separator === '.' || separator === ',') return readSingle(separator, parts, kind);
  if (separator !== ' ' && separator !== "'" && separator !== ARABIC_THOUSANDS) return wrong(separators);
  return isGrouped(parts) ? one(exact(parts.join('')), false) : wrong(separators);
};
