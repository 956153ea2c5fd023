import { toLatinDigits } from 'shared-lib/contracts';

/**
 * One spelling for everything that a person means as the same word: no tashkeel or tatweel, أإآٱ→ا, ى→ي, ة→ه, ؤ→و, ئ→ي,
 * Latin digits, lower case, single spaces. Search compares folded text with folded text.
 */
export const foldArabic = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** A readable address part from a title: folded only where reading stays natural (tashkeel, tatweel, hamza on alef). */
export const slugify = (title: string): string =>
  toLatinDigits(title)
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
