import { foldArabic } from './search-text.ts';

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
