import { wordsIn } from './terms.ts';

const MAX_LENGTH = 200;
/** Number of words before and after the first match. */
const BEFORE = 8;
const AFTER = 20;
const ELLIPSIS = '…';

type IsFound = (word: string) => boolean;

const containsAny = (text: string, isFound: IsFound): boolean => wordsIn(text).some(isFound);

const excerptAround = (text: string, isFound: IsFound): string => {
  const all = text.split(/\s+/);
  const at = Math.max(
    0,
    all.findIndex((one) => containsAny(one, isFound)),
  );
  const from = Math.max(0, at - BEFORE);
  const shown = all.slice(from, at + AFTER + 1);
  return `${from > 0 ? `${ELLIPSIS} ` : ''}${shown.join(' ')}${from + shown.length < all.length ? ` ${ELLIPSIS}` : ''}`;
};

/**
 * The excerpt of a search result: its first text that contains a found word, shortened around that word.
 * @param texts the most relevant text first, which is also the fallback when none contains a word
 */
export const excerptOf = (texts: readonly string[], isFound: IsFound): string => {
  const text = texts.find((one) => containsAny(one, isFound)) ?? texts[0] ?? '';
  return text.length <= MAX_LENGTH ? text : excerptAround(text, isFound);
};
