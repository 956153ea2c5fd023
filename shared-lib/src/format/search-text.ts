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
