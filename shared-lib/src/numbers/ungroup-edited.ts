/** A number as the site writes it, with separators of thousands. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Number of characters that two texts share, from the beginning or the end. */
const shared = (one: string, other: string, from: 'start' | 'end'): number => {
  const length = Math.min(one.length, other.length);
  const at = (text: string, index: number) => text.at(from === 'start' ? index : -1 - index);
  for (let index = 0; index < length; index += 1) if (at(one, index) !== at(other, index)) return index;
  return length;
};
const withoutCommas = (text: string): string => text.replaceAll(',', '');

/**
 * Takes the separators of thousands that the site wrote out of a number at its first edit: when somebody deletes a digit of
 * «900,000», the rest is 90000, not «900,00». What the person types stays as typed, also a comma.
 * @param before text of the field before the edit
 * @param after text after the edit
 * @param caret place of the caret after the edit
 * @param isTyped whether the person typed `before`: a comma after «1,250» then begins the next group of «1,250,000»
 * @returns the text, and the caret at the same digit
 */
export const ungroupEdited = (
  before: string,
  after: string,
  caret: number,
  isTyped = false,
): { text: string; caret: number } => {
  if (!GROUPED.test(before) || (isTyped && after === `${before},`)) return { text: after, caret };
  const start = shared(before, after, 'start');
  const end = after.length - shared(before.slice(start), after.slice(start), 'end');
  const part = (from: number, to: number): string =>
    withoutCommas(after.slice(from, Math.min(start, to))) +
    after.slice(Math.max(from, start), Math.max(Math.min(end, to), Math.max(from, start))) +
    withoutCommas(after.slice(Math.max(end, from), Math.max(end, to)));
  return { text: part(0, after.length), caret: part(0, caret).length };
};
