/** Numbers in words: «1.5 مليون», «2 مليون و500 ألف», «نصف مليون». */
import { AND, DUAL, ENDING, FEMININE, fractions, scales, smallNumbers } from './copy/number-words.ts';
import { readNumeral, unreadable, type NumberKind, type Readable, type Unreadable } from './numeral.ts';

type Part =
  | { kind: 'and' }
  | { kind: 'scale'; power: number; isDual: boolean }
  | { kind: 'fraction'; value: number }
  | { kind: 'number'; value: number; other: number };

const partOf = (word: string): Part | undefined => {
  if (word === AND) return { kind: 'and' };
  const power = scales.get(word) ?? scales.get(word.replace(ENDING, ''));
  const dual = scales.get(word.replace(DUAL, ''));
  const fraction = fractions.get(word);
  const small = smallNumbers.get(word.replace(FEMININE, ''));
  if (power !== undefined) return { kind: 'scale', power, isDual: false };
  if (dual !== undefined) return { kind: 'scale', power: dual, isDual: true };
  if (fraction !== undefined) return { kind: 'fraction', value: fraction };
  return small === undefined ? undefined : { kind: 'number', value: small, other: small };
};

/** «ونصف» is «و» and «نصف», but «واحد» is one word. */
const partsOf = (word: string): readonly Part[] | undefined => {
  const whole = partOf(word);
  if (whole) return [whole];
  const rest = word.startsWith(AND) ? partOf(word.slice(AND.length)) : undefined;
  return rest && [{ kind: 'and' }, rest];
};

export const isNumberWord = (word: string): boolean => partsOf(word) !== undefined;

const HUNDRED = 2;
/** Shifts the decimal point, which is exact: 1.1 × 10⁶ is 1100000 and not 1100000.0000000002. */
const shifted = (value: number, power: number): number => Number(`${value}e${power}`);

/** The sum of the parts; undefined when they make no number. The powers of ten fall from part to part. */
const sumOf = (parts: readonly Part[], pick: 'value' | 'other'): number | undefined => {
  let [sum, limit, unit] = [0, Infinity, 0];
  let factor: number | undefined;
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (part.kind === 'and') {
      if (index === 0 || next === undefined || next.kind === 'and') return undefined;
    } else if (part.kind === 'number' || (part.kind === 'fraction' && (next?.kind === 'scale' || index === 0))) {
      if (factor !== undefined) return undefined;
      factor = part.kind === 'number' ? part[pick] : part.value;
    } else if (part.kind === 'fraction') {
      sum += shifted(part.value, unit);
    } else {
      if (part.isDual && factor !== undefined) return undefined;
      const amount = shifted(part.isDual ? 2 : (factor ?? 1), part.power);
      // «مئة ألف»: hundreds may count thousands.
      factor = part.power === HUNDRED ? amount : undefined;
      if (part.power !== HUNDRED) {
        if (amount >= limit) return undefined;
        sum += amount;
        limit = 10 ** part.power;
      }
      unit = part.power;
    }
  }
  return factor !== undefined && factor >= limit ? undefined : Number((sum + (factor ?? 0)).toPrecision(15));
};

/**
 * @param tokens numerals, and words that `isNumberWord` knows
 * @param kind of the field, for a number without words
 */
export const readPhrase = (tokens: readonly string[], kind: NumberKind): Readable | Unreadable => {
  const [only = '', second] = tokens;
  if (second === undefined && /\d/.test(only)) return readNumeral(only, kind);
  const parts: Part[] = [];
  for (const token of tokens) {
    if (!/\d/.test(token)) parts.push(...(partsOf(token) ?? []));
    else {
      // Before «مليون» people write fractions in any field.
      const numeral = readNumeral(token, 'decimal');
      if (numeral.kind === 'unreadable') return numeral;
      parts.push({
        kind: 'number',
        value: numeral.value,
        other: numeral.kind === 'ambiguous' ? numeral.other : numeral.value,
      });
    }
  }
  const value = sumOf(parts, 'value');
  const other = sumOf(parts, 'other');
  if (value === undefined) return unreadable(parts.every((part) => part.kind === 'number') ? 'several' : 'text');
  return other === undefined || other === value
    ? { kind: 'value', value, isRestated: true }
    : { kind: 'ambiguous', value, other };
};
