import { foldArabic } from 'shared-lib/format';

const MAX_LENGTH = 200;
/** Number of words before and after the first match. */
const BEFORE = 8;
const AFTER = 20;
const ELLIPSIS = '…';

const containsAny = (text: string, words: readonly string[]): boolean => {
  const folded = foldArabic(text);
  return words.some((word) => folded.includes(word));
};

const excerptAround = (text: string, words: readonly string[]): string => {
  const all = text.split(/\s+/);
  // A match across two words is found in no single word: show the beginning of the text.
  const at = Math.max(
    0,
    all.findIndex((one) => containsAny(one, words)),
  );
  const from = Math.max(0, at - BEFORE);
  const shown = all.slice(from, at + AFTER + 1);
  return `${from > 0 ? `${ELLIPSIS} ` : ''}${shown.join(' ')}${from + shown.length < all.length ? ` ${ELLIPSIS}` : ''}`;
};

/**
 * The excerpt of a search result: its first text that contains a search word, shortened around that word.
 * @param texts the most relevant text first, which is also the fallback when none contains a word
 */
export const excerptOf = (texts: readonly string[], words: readonly string[]): string => {
  const text = texts.find((one) => containsAny(one, words)) ?? texts[0] ?? '';
  return text.length <= MAX_LENGTH ? text : excerptAround(text, words);
};
