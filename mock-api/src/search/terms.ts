import { foldArabic } from 'shared-lib/format';
import { brokenPlurals } from './plurals.ts';

/** Letters with their marks, and numbers with their decimals. Joiners and direction marks do not end a word. */
const WORD = /\p{N}+(?:[.,\u066B]\p{N}+)+|[\p{L}\p{M}\p{N}\u0640\u200B-\u200F]+/gu;

/** The words of a text as written. */
export const wordsIn = (text: string): string[] => text.normalize('NFKC').match(WORD) ?? [];

const ARABIC = /^\p{Script=Arabic}+$/u;

/** A shorter rest says too little about a word. */
const MIN_STEM = 3;
/** Endings of persons that are also common last letters need a longer rest. */
const MIN_BEFORE_PERSON = 4;

/** The article with what is written together with it, the longest first. */
const ARTICLES = ['وبال', 'وكال', 'فبال', 'وال', 'بال', 'كال', 'فال', 'ولل', 'فلل', 'لل', 'ال'];
/** Endings of folded words (ة is ه, ى is ي) in the order in which words carry them. */
const ENDINGS = ['ها', 'هما', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي', 'ا'];
const PERSONS = ['كما', 'كم', 'هم', 'نا', 'ك'];

/** A folded word without its article. */
export const withoutArticle = (word: string): string => {
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= MIN_STEM);
  return article ? word.slice(article.length) : word;
};

const without = (word: string, ending: string, min: number): string =>
  word.endsWith(ending) && word.length - ending.length >= min ? word.slice(0, -ending.length) : word;

const withoutEndings = (word: string): string => {
  const person = PERSONS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_BEFORE_PERSON);
  // The ة before an ending is written as ت: دراستك.
  const own = person ? without(word.slice(0, -person.length), 'ت', MIN_STEM) : word;
  const possessed = own.endsWith('تها') || own.endsWith('ته') ? own.replace(/ته[ا]?$/u, 'ه') : own;
  const short = ENDINGS.reduce((rest, ending) => without(rest, ending, MIN_STEM), possessed.replace(/ء$/u, ''));
  // The ي of غذائي and كهربائي.
  return short.endsWith('اي') && short.length > MIN_STEM ? short.slice(0, -1).replace(/(?<=...)ا$/u, '') : short;
};

/** English words lose their plural. */
const latinStem = (word: string): string =>
  word.length > MIN_STEM ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word;

const lightStem = (folded: string): string =>
  ARABIC.test(folded) ? withoutEndings(withoutArticle(folded)) : latinStem(folded);

const singularOf: ReadonlyMap<string, string> = new Map(
  brokenPlurals.map(([plural, singular]) => [foldArabic(plural), lightStem(foldArabic(singular))]),
);

/**
 * The term of a folded word: without article and endings, as light10 (Larkey, Ballesteros, Connell, 2007), and with the singular
 * of known broken plurals, which is looked up before the endings go: «عملاء» is no form of «عمل».
 */
export const stemOf = (folded: string): string => {
  const known = singularOf.get(withoutArticle(folded));
  if (known !== undefined) return known;
  const stem = lightStem(folded);
  return singularOf.get(stem) ?? stem;
};

const HAMZA = /[ؤئء]/u;
/** One letter for the hamza on any seat inside a word: مسؤول and مسئول. */
const unseated = (word: string): string => word.normalize('NFKC').replaceAll(/(?<=.)[ؤئء]/gu, 'ء');

/** A conjunction or preposition that is written together with the next word. */
const ATTACHED = /^[وفبكل](?=...)/u;

/** Whether a word may begin with an attached letter: «وجدوى», but not «المال». */
export const withoutAttached = (folded: string): string | undefined =>
  ARABIC.test(folded) && ATTACHED.test(folded) ? folded.slice(1) : undefined;

/** The terms of one spelling: that of the word, and that of its hamza. */
export const spellingTerms = (word: string): string[] => {
  const folded = foldArabic(word);
  if (folded === '') return [];
  const terms = [stemOf(folded)];
  if (HAMZA.test(word.slice(1))) terms.push(stemOf(unseated(word).split('ء').map(foldArabic).join('ء')));
  return terms;
};

const analysed = (word: string): AnalysedWord => {
  const folded = foldArabic(word);
  const rest = withoutAttached(folded);
  const attached = rest === undefined ? undefined : stemOf(rest);
  const terms = [...spellingTerms(word), ...(attached && attached.length >= MIN_STEM ? [attached] : [])];
  return { folded, terms: [...new Set(terms)] };
};

interface AnalysedWord {
  folded: string;
  /** All terms under which the word of a text is found, also without an attached letter. */
  terms: readonly string[];
}

/** Texts repeat their words: analysing each of them once makes an index three times as fast. */
const known = new Map<string, AnalysedWord>();
const MAX_KNOWN = 50_000;

/** A word of a text. */
export const analyse = (word: string): AnalysedWord => {
  const before = known.get(word);
  if (before) return before;
  const result = analysed(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, result);
  return result;
};

/** Words of questions that say nothing about what is searched. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'في من على عن إلى مع أو أم ثم ما ماذا لماذا هل كيف كم أين متى هو هي هذا هذه ذلك التي الذي أن إن لا قد عند قبل بعد the of for and or in to a an'
    .split(' ')
    .map(foldArabic),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(foldArabic(word));
