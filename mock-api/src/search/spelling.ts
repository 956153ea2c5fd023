import { foldArabic } from 'shared-lib/format';

/** Words that are shorter have too many neighbours. */
const MIN_LENGTH = 4;

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
export const isOneEditAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped && short.slice(start + 2) === long.slice(start + 2);
};

/** What may stand before a misspelt word. */
const PREFIXES = ['', 'وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل'];

/**
 * The most frequent known word that differs by one letter, with the article or letters that the typed word begins with.
 * @param vocabulary folded words with the number of texts that contain them
 */
export const correctionOf = (typed: string, vocabulary: ReadonlyMap<string, number>): string | undefined => {
  const folded = foldArabic(typed);
  for (const prefix of PREFIXES) {
    const rest = folded.slice(prefix.length);
    if (!folded.startsWith(prefix) || rest.length < MIN_LENGTH || /^\p{N}+$/u.test(rest)) continue;
    let best: [word: string, count: number] | undefined;
    for (const [word, count] of vocabulary)
      if (isOneEditAway(rest, word) && (!best || count > best[1] || (count === best[1] && word < best[0])))
        best = [word, count];
    if (best) return best[0];
  }
  return undefined;
};
