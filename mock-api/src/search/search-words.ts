import { cleanText, toLatinDigits } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { isStopWord, stemOf, withoutArticle, withoutAttached, wordsIn } from './terms.ts';
import { e164Of } from '../phones/phone-numbers.ts';

/** Stems of the words of an expression. */
type Expression = readonly string[];

/** For each expression, joined by spaces, the expressions of the same meaning. */
export type Synonyms = ReadonlyMap<string, readonly Expression[]>;

export const stemsOf = (text: string): Expression => wordsIn(text).map((word) => stemOf(foldArabic(word)));

/**
 * Reads a table of synonyms: one group a line, «كافيه = مقهى، قهوة». Each expression finds what the others of its line find.
 * Lines without two expressions have no effect.
 */
export const readSynonyms = (table: string): Synonyms => {
  const synonyms = new Map<string, Expression[]>();
  for (const line of table.split('\n')) {
    const expressions = line
      .split(/[=،,؛;]/u)
      .map(stemsOf)
      .filter((expression) => expression.length > 0);
    if (expressions.length < 2) continue;
    for (const expression of expressions) {
      const name = expression.join(' ');
      const others = expressions.filter((other) => other.join(' ') !== name);
      synonyms.set(name, [...(synonyms.get(name) ?? []), ...others]);
    }
  }
  return synonyms;
};

/** Limits the cost: each word is compared with the whole text. */
const MAX_WORDS = 10;

/** A word of a search in lists. */
export interface SearchWord {
  /** Folded. */
  typed: string;
  /** Texts of which a search column must contain one (see `searchColumn`). */
  anyOf: readonly string[];
  /** The same for a word that finds nothing: without an attached letter, or an English plural. */
  looser: readonly string[];
  /** Whether it says nothing about what is searched. */
  isStopWord: boolean;
}

const ARABIC = /^[\p{Script=Arabic}\p{M}]+$/u;
const SEATED_HAMZA = /(?<=\p{L})[ؤئء]/u;
const SEATS = ['و', 'ي', 'ء', 'ا'];
/** A word with more of them than this is read as written. */
const MAX_SPELLINGS = 16;

/** Punctuation around a word: quotation marks, commas, question marks. */
const SURROUNDING = /^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}%]+$/gu;

/** Different texts, without those that contain another one: what they find, the other finds too. */
const unique = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter(
    (text) =>
      text.trim() !== '' && !texts.some((other) => other.trim() !== '' && other !== text && text.includes(other)),
  );

/** Folded spellings of a word whose hamza is written on another letter: مسؤول and مسئول. */
const spellingsOf = (word: string): string[] => {
  const spellings = word
    .split(SEATED_HAMZA)
    .map(foldArabic)
    .reduce<string[]>(
      (starts, part) =>
        starts.length === 0 ? [part] : starts.flatMap((start) => SEATS.map((seat) => start + seat + part)),
      [],
    );
  return [...new Set([foldArabic(word), ...(spellings.length <= MAX_SPELLINGS ? spellings : [])])];
};

const begins = (text: string): string => ` ${text}`;
const isWhole = (term: string): string => ` ${term} `;

/** The beginnings, and the whole terms that none of them includes. */
const contained = (beginnings: readonly string[], terms: readonly string[]): string[] =>
  unique([...beginnings.map(begins), ...terms.map(isWhole)]);

/** Stored words have no article. After two letters it may be part of the word: الله. */
const withoutAnyArticle = (folded: string): string[] =>
  folded.length === 4 && folded.startsWith('ال') ? [folded, folded.slice(2)] : [withoutArticle(folded)];

/** The conjunction is written together with any word: «وجدوى». Short rests are too often no words. */
const afterConjunction = (folded: string): string[] =>
  folded.startsWith('و') && folded.length > 4 ? [stemOf(folded.slice(1))] : [];

const arabicWord = (word: string): SearchWord => {
  const spellings = spellingsOf(word);
  const rests = spellings.flatMap((spelling) => withoutAttached(spelling) ?? []);
  return {
    typed: foldArabic(word),
    anyOf: contained(
      spellings.flatMap(withoutAnyArticle),
      spellings.flatMap((spelling) => [stemOf(spelling), ...afterConjunction(spelling)]),
    ),
    looser: contained(
      rests.map(withoutArticle),
      rests.map(stemOf).filter((stem) => stem.length > 2),
    ),
    isStopWord: isStopWord(word),
  };
};

const REFERENCE = /^(ct|cn|fs)-?(\d{4})-?(\d*)$/u;
const PHONE = /^[+(]*\d[\d().-]*$/u;
/** Two zeros stand for the plus of a country code, one for calls inside of a country. */
const PREFIX_ZEROS = /^0{1,2}(?=\d{3})/u;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A telephone number in any form. Stored texts have its digits as typed, and with the country code. */
const phoneForms = (text: string): string[] => {
  const digits = digitsOf(text);
  return unique([
    digits,
    digits.replace(PREFIX_ZEROS, ''),
    ...e164Of(text).split(' ').map(digitsOf),
    ...e164Of(`+${digits.replace(/^00/u, '')}`)
      .split(' ')
      .map(digitsOf),
  ]);
};

/** Words of other scripts, numbers and addresses are found by any part of them. */
const otherWord = (folded: string): SearchWord => {
  const [, kind, year = '', number = ''] = REFERENCE.exec(folded) ?? [];
  const forms = kind ? [`${kind}-${year}${number && `-${number}`}`] : PHONE.test(folded) ? phoneForms(folded) : [];
  return {
    typed: folded,
    anyOf: unique([folded, ...forms]),
    looser: unique([stemOf(folded)]).filter((stem) => stem !== folded),
    isStopWord: isStopWord(folded),
  };
};

const wordOf = (word: string): SearchWord[] => {
  const parts = wordsIn(word);
  if (parts.length > 0 && parts.every((part) => ARABIC.test(part))) return parts.map(arabicWord);
  const folded = foldArabic(word)
    .replaceAll(/\p{Pd}/gu, '-')
    .replace(SURROUNDING, '');
  return folded === '' ? [] : [otherWord(folded)];
};

/** A reference with other or no signs between its parts. */
const SPACED_REFERENCE = /(?<![\p{L}\p{N}])(ct|cn|fs)[\s\p{Pd}_]*(\d{4})[\s\p{Pd}_]*(\d+)/giu;

/** A telephone number in groups: `050 123 4567`. Groups that begin otherwise may be several numbers, and find it as well. */
const GROUPED_PHONE = /(?<![\p{L}\p{N}@._/-])[+(0][\d\s().-]*\d(?![\p{L}\p{N}@])/gu;
const MIN_PHONE_DIGITS = 7;

const joinGroups = (text: string): string =>
  text
    .replaceAll(SPACED_REFERENCE, '$1-$2-$3')
    .replaceAll(GROUPED_PHONE, (grouped) =>
      digitsOf(grouped).length < MIN_PHONE_DIGITS
        ? grouped
        : `${grouped.startsWith('+') ? '+' : ''}${digitsOf(grouped)}`,
    );

const distinct = (words: readonly SearchWord[]): SearchWord[] =>
  [...new Map(words.map((word) => [word.typed, word])).values()].slice(0, MAX_WORDS);

/**
 * Splits the search of a list into words that a row must contain: a form of each Arabic word or a word that it begins, and any part
 * of other words, telephone numbers in any form and references. A search without letters and digits is compared as it is.
 */
export const readSearch = (q: string): SearchWord[] => {
  const text = joinGroups(toLatinDigits(cleanText(q)).normalize('NFKC'));
  const words = text.split(/\s+/u).flatMap(wordOf);
  if (words.length > 0) return distinct(words);
  return distinct(
    foldArabic(text)
      .split(' ')
      .filter(Boolean)
      .map((typed) => ({ typed, anyOf: [typed], looser: [], isStopWord: false })),
  );
};
