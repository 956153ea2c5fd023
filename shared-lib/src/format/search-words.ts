import { foldArabic } from './search-text.ts';

/** More words than anybody types; each one costs a look through the whole text. */
const MOST_WORDS = 10;

/** Signs around a word that are not part of it: quotation marks, commas, question marks. */
const AROUND = /^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}%]+$/gu;

/** The article (al-), where at least two letters follow it. */
const AL = /^\u0627\u0644(?=..)/u;

/**
 * The words of a search, folded as the texts are that they are compared with. A text holds a word anywhere inside its own
 * words, so a leading article is left away: with it and without it, people mean the same.
 */
export const searchWords = (text: string): string[] => {
  const words = foldArabic(text)
    .split(' ')
    .map((word) => word.replace(AROUND, '').replace(AL, ''))
    .filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
};
