import { toLatinDigits } from 'shared-lib/contracts';

const ALEF = '\u0627';
/** Alef with hamza above, below, madda, and wasla. */
const HAMZA_ON_ALEF = /[\u0622\u0623\u0625\u0671]/g;
/** Tashkeel, tatweel and invisible direction marks, which search ignores. */
const MARKS = /[\u064B-\u065F\u0670\u0640\u200B-\u200F]/g;

/**
 * Normalises spelling variants of the same word: no tashkeel or tatweel, أإآٱ→ا, ى→ي, ة→ه, ؤ→و, ئ→ي, Latin digits, lower case,
 * single spaces. Search compares normalised text with normalised text.
 */
export const foldArabic = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(HAMZA_ON_ALEF, ALEF)
    .replace(/[\u0649\u06CC]/g, '\u064A') // final alef maqsura, and yeh of Persian keyboards → yeh
    .replace(/\u06A9/g, '\u0643') // kaf of Persian keyboards → kaf
    .replace(/\u0629/g, '\u0647') // teh marbuta → heh
    .replace(/\u0624/g, '\u0648') // waw with hamza → waw
    .replace(/\u0626/g, '\u064A') // yeh with hamza → yeh
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Creates a slug from a title. Normalises only what keeps it readable: tashkeel, tatweel, hamza on alef. */
export const slugify = (title: string): string =>
  toLatinDigits(title)
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(HAMZA_ON_ALEF, ALEF)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Limits the cost: the API searches the whole text for each word. */
const MAX_WORDS = 10;

/** Punctuation around a word: quotation marks, commas, question marks. */
const SURROUNDING_PUNCTUATION = /^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}%]+$/gu;

/** The article (al-), where at least two letters follow it. */
const ARTICLE = /^\u0627\u0644(?=..)/u;

/**
 * Splits a search query into unique normalised words (see `foldArabic`). Removes a leading article, because search also matches
 * inside words, so the word without it finds both spellings.
 */
export const searchWords = (text: string): string[] => {
  const words = foldArabic(text)
    .split(' ')
    .map((word) => word.replace(SURROUNDING_PUNCTUATION, '').replace(ARTICLE, ''))
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
};
