import { foldArabic } from 'shared-lib/format';
import { stemOf, withoutArticle, withoutAttached, wordsIn } from './terms.ts';

/** A shorter rest after an attached letter is rarely a word of its own. */
const MIN_REST = 3;
/** Letters or words that are written with or without a space before the rest of a name: عبد الله and عبدالله. */
const NAME_STARTS = ['عبد', 'ابو', 'ام'];
const COMPOUND = /^عبد(?=ال..)/u;

/** Telephone numbers and similar figures whose digits people group in different ways. */
const GROUPED_DIGITS = /(?<![\p{L}\p{N}.,/-])[+(]?\d[\d\s().-]{5,}\d(?![\p{L}\p{N}])/gu;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const nameTerms = (name: string): string[] => {
  const words = wordsIn(name);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const joined = next !== undefined && NAME_STARTS.includes(word) ? [word + next] : [];
    const rest = COMPOUND.test(word) ? [word.slice(3), withoutArticle(word.slice(3))] : [];
    return [...joined, ...rest];
  });
};

const ARABIC = /^[\p{Script=Arabic}]+$/u;

/** The word without its article, its stem, and the stem without an attached letter. */
const analysed = (word: string): readonly string[] => {
  const rest = withoutAttached(word);
  const attached = rest === undefined ? '' : stemOf(rest);
  return [withoutArticle(word), stemOf(word), ...(attached.length >= MIN_REST ? [attached] : [])];
};

/** Texts repeat their words. */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 50_000;

const termsOf = (word: string): readonly string[] => {
  const before = known.get(word);
  if (before) return before;
  const terms = analysed(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, terms);
  return terms;
};

/**
 * The text of a column that lists search by `LIKE` (see `readSearch`): the terms of Arabic words, and other words as written, in
 * which addresses, references and numbers are found by any part. Each stands once, with a space before and after it, so that ` تم`
 * finds the beginning of a word and ` تمر ` a whole term.
 * @param text all searched texts
 * @param names those of `text` that are names of people and companies: their first letter is never an attached one, so that
 * «ريم» does not find «كريم»
 */
export const searchColumn = (text: string, names = ''): string => {
  const folded = foldArabic(text);
  const foldedNames = foldArabic(names);
  const ofNames = new Set(wordsIn(foldedNames));
  const terms = new Set<string>();
  for (const written of folded.split(' ')) {
    const words = wordsIn(written);
    if (words.length === 0 || !words.every((word) => ARABIC.test(word))) terms.add(written);
    for (const word of words) {
      if (!ARABIC.test(word)) continue;
      const [article = word, stem = word, ...attached] = termsOf(word);
      for (const term of [article, stem, ...(ofNames.has(word) ? [] : attached)]) terms.add(term);
    }
  }
  for (const term of nameTerms(foldedNames)) terms.add(term);
  for (const [grouped] of folded.matchAll(GROUPED_DIGITS))
    if (!folded.includes(digitsOf(grouped))) terms.add(digitsOf(grouped));
  terms.delete('');
  return ` ${[...terms].join(' ')} `;
};
