import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldArabic } from 'shared-lib/format';
import type { SearchWord } from './search-words.ts';
import { withoutArticle, wordsIn } from './terms.ts';

/** Words that are shorter have too many neighbours. */
const MIN_WORD_LENGTH = 4;

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
    if (!folded.startsWith(prefix) || rest.length < MIN_WORD_LENGTH || /^\p{N}+$/u.test(rest)) continue;
    let best: [word: string, count: number] | undefined;
    for (const [word, count] of vocabulary)
      if (isOneEditAway(rest, word) && (!best || count > best[1] || (count === best[1] && word < best[0])))
        best = [word, count];
    if (best) return best[0];
  }
  return undefined;
};

/** Words that are shorter have too many neighbours. */
const MIN_LENGTH = 4;
const MISSPELT = /^\p{L}+$/u;

/** What a search that finds no row asks about its words. Each question reads many rows: other requests run between two. */
export interface SearchedRows {
  /** Whether a row contains one of the texts. */
  contains: (anyOf: readonly string[]) => Promise<boolean>;
  /** Names and titles of rows that contain one of the texts: a sample when there are many. */
  names: (anyOf: readonly string[]) => Promise<readonly string[]>;
}

/** One wrong letter leaves the beginning or the end of a word as it is, but for two letters swapped in its middle. */
const unharmedParts = (word: string): string[] => {
  const middle = Math.floor(word.length / 2);
  const swapped = [word.slice(0, middle - 1), word[middle], word[middle - 1], word.slice(middle + 1)].join('');
  return [` ${word.slice(0, middle)}`, `${word.slice(middle)} `, ` ${swapped} `];
};

const findCorrections = async ({ typed }: SearchWord, rows: SearchedRows): Promise<string[]> => {
  const word = withoutArticle(typed);
  if (word.length < MIN_LENGTH || !MISSPELT.test(word)) return [];
  const names = await rows.names(unharmedParts(word));
  const words = new Set([...new Set(names)].flatMap((name) => wordsIn(foldArabic(name)).map(withoutArticle)));
  return [...words].filter((other) => isOneEditAway(word, other)).map((other) => ` ${other}`);
};

const inTurns = (rows: SearchedRows): SearchedRows => {
  const ask =
    <Answer>(question: (anyOf: readonly string[]) => Promise<Answer>) =>
    async (anyOf: readonly string[]): Promise<Answer> => {
      await nextTurn();
      return question(anyOf);
    };
  return { contains: ask(rows.contains), names: ask(rows.names) };
};

const loosened = async (word: SearchWord, rows: SearchedRows): Promise<SearchWord | undefined> => {
  if (await rows.contains(word.anyOf)) return undefined;
  if (word.looser.length > 0 && (await rows.contains(word.looser)))
    return { ...word, typed: '', anyOf: word.looser, looser: [] };
  const corrections = await findCorrections(word, rows);
  return corrections.length > 0 ? { ...word, typed: '', anyOf: corrections, looser: [] } : undefined;
};

/**
 * The words of a search that finds no row, without what may be too much: an attached letter, a wrong letter of a name or title, and
 * words such as «في».
 * @returns `undefined` when nothing can be left out
 */
export const looserWords = async (
  words: readonly SearchWord[],
  searched: SearchedRows,
): Promise<readonly SearchWord[] | undefined> => {
  const rows = inTurns(searched);
  const telling = words.filter(({ isStopWord }) => !isStopWord);
  const required = telling.length > 0 ? telling : words;
  let isChanged = required.length < words.length;
  const result: SearchWord[] = [];
  for (const word of required) {
    const other = await loosened(word, rows);
    isChanged ||= other !== undefined;
    result.push(other ?? word);
  }
  await nextTurn();
  return isChanged ? result : undefined;
};
