import { foldArabic } from 'shared-lib/format';

const LONGEST = 200;
/** Words shown before and after the first that was found. */
const BEFORE = 8;
const AFTER = 20;
const MORE = '…';

const holdsAny = (text: string, words: readonly string[]): boolean => {
  const folded = foldArabic(text);
  return words.some((word) => folded.includes(word));
};

const around = (text: string, words: readonly string[]): string => {
  const all = text.split(/\s+/);
  // A text that holds a phrase across two of its own words is shown from its beginning.
  const at = Math.max(
    0,
    all.findIndex((one) => holdsAny(one, words)),
  );
  const from = Math.max(0, at - BEFORE);
  const shown = all.slice(from, at + AFTER + 1);
  return `${from > 0 ? `${MORE} ` : ''}${shown.join(' ')}${from + shown.length < all.length ? ` ${MORE}` : ''}`;
};

/**
 * What a hit shows of itself: the first of its texts that holds a word of the search, cut around that word when it is long.
 * @param texts the most telling first; it stands for the hit when none holds a word
 */
export const excerptOf = (texts: readonly string[], words: readonly string[]): string => {
  const text = texts.find((one) => holdsAny(one, words)) ?? texts[0] ?? '';
  return text.length <= LONGEST ? text : around(text, words);
};
