import type { Query, SearchOptions } from 'minisearch';
import { searchKinds, type SearchKind } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import type { ContentIndex, IndexedPage } from './content-index.ts';
import { correctionOf } from './looser-words.ts';
import { stemsOf } from './search-words.ts';
import { analyse, isStopWord, spellingTerms, stemOf, withoutArticle, withoutAttached, wordsIn } from './terms.ts';

/** Limits the cost of a query. */
const MAX_WORDS = 10;
/** Longest expression of the synonyms that a query is compared with. */
const MAX_EXPRESSION = 3;
/** A beginning of one letter says nothing. */
const MIN_BEGINNING = 2;
/** Words that may continue a beginning. */
const MAX_BEGUN = 50;
/** Hits without some words are added below this number of hits with all of them. */
const FEW_HITS = 3;
/** Of all the weight of the words of a query: what a hit without some of them must contain. */
const MIN_SHARE = 0.5;

const OPTIONS: SearchOptions = {
  boost: { title: 8, summary: 2.5, body: 1 },
  tokenize: (text) => [text],
  processTerm: (term) => term,
  combineWith: 'OR',
};
/** What a synonym or the beginning of a word is worth beside the word itself. */
const OTHER_WORTH = 0.6;

export interface PageHit extends IndexedPage {
  score: number;
  /** Words of the query, as typed, that it does not contain. */
  missing: string[];
}

export interface PageHits {
  /** Best first; those without some of the words last. */
  hits: PageHit[];
  /** The query with its wrong letters corrected. */
  suggestion: string | undefined;
  /** Whether a word of a text is what the query asked for. */
  isFound: (word: string) => boolean;
}

/** A word of a query, or an expression that has synonyms, with the pages that contain it. */
interface Part {
  typed: string;
  /** The word instead of a misspelt one. */
  correction?: string;
  scores: ReadonlyMap<string, number>;
  terms: ReadonlySet<string>;
  /** How much it says: rare words say more. */
  weight: number;
}

type Found = Pick<Part, 'scores' | 'terms'>;

const NOTHING: Found = { scores: new Map(), terms: new Set() };

const search = ({ terms }: ContentIndex, query: Query): Found => {
  const results = terms.search(query, OPTIONS);
  return {
    scores: new Map(results.map(({ id, score }) => [String(id), score])),
    terms: new Set(results.flatMap((result) => result.terms)),
  };
};

const merged = (first: Found, second: Found): Found => {
  const scores = new Map(first.scores);
  for (const [key, score] of second.scores) scores.set(key, Math.max(scores.get(key) ?? 0, score * OTHER_WORTH));
  return { scores, terms: new Set([...first.terms, ...second.terms]) };
};

const allOf = (stems: readonly string[]): Query => ({ combineWith: 'AND', queries: [...stems] });

const withSynonyms = (index: ContentIndex, stems: readonly string[], found: Found): Found => {
  const others = index.synonyms.get(stems.join(' '));
  return others ? merged(found, search(index, { combineWith: 'OR', queries: others.map(allOf) })) : found;
};

const findTerms = (index: ContentIndex, terms: readonly string[]): Found =>
  search(index, { combineWith: 'OR', queries: [...terms] });

/** The pages with any form of a word: the word, its synonyms; without those, the word without an attached letter. */
const findForms = (index: ContentIndex, word: string): Found => {
  const whole = withSynonyms(index, [stemOf(foldArabic(word))], findTerms(index, spellingTerms(word)));
  const rest = withoutAttached(foldArabic(word));
  if (whole.scores.size > 0 || rest === undefined) return whole;
  const stem = stemOf(rest);
  return withSynonyms(index, [stem], findTerms(index, [stem]));
};

/** The pages with a word that begins so, the article aside. The stem of a word may begin otherwise: «تمو» is no beginning of «تمر». */
const findBeginning = (index: ContentIndex, word: string): Found => {
  const begun = withoutArticle(foldArabic(word));
  if (begun.length < MIN_BEGINNING) return NOTHING;
  const words = [...index.vocabulary.keys()].filter((known) => withoutArticle(known).startsWith(begun));
  const stems = [...new Set(words.map(stemOf))].slice(0, MAX_BEGUN);
  return stems.length === 0 ? NOTHING : merged(NOTHING, findTerms(index, stems));
};

/** A word that no page contains says nothing about the others. */
const weightOf = ({ pages }: ContentIndex, { scores }: Found): number =>
  scores.size === 0 ? 0 : Math.log(1 + pages.size / scores.size);

/** @param isLast whether it is the last word, which somebody may still be typing */
const partOf = (index: ContentIndex, typed: string, isLast: boolean): Part => {
  const forms = findForms(index, typed);
  if (forms.scores.size > 0) return { typed, ...forms, weight: weightOf(index, forms) };
  const begun = isLast ? findBeginning(index, typed) : forms;
  if (begun.scores.size > 0) return { typed, ...begun, weight: weightOf(index, begun) };
  const correction = correctionOf(typed, index.vocabulary);
  const found = correction === undefined ? forms : findForms(index, correction);
  return { typed, ...(correction && { correction }), ...found, weight: weightOf(index, found) };
};

/** The longest expression with synonyms that begins at a word of the query. */
const expressionAt = (index: ContentIndex, words: readonly string[]): number => {
  for (let length = Math.min(MAX_EXPRESSION, words.length); length > 1; length -= 1)
    if (index.synonyms.has(stemsOf(words.slice(0, length).join(' ')).join(' '))) return length;
  return 1;
};

const partsOf = (index: ContentIndex, words: readonly string[]): Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const length = expressionAt(index, words.slice(at));
    const typed = words.slice(at, at + length).join(' ');
    if (length === 1) parts.push(partOf(index, typed, at === words.length - 1));
    else {
      const stems = stemsOf(typed);
      const found = withSynonyms(index, stems, search(index, allOf(stems)));
      parts.push({ typed, ...found, weight: weightOf(index, found) });
    }
    at += length;
  }
  return parts;
};

/** The words of a query that say something; all of them when none does. */
const wordsOf = (q: string): string[] => {
  const words = [...new Map(wordsIn(q).map((word) => [foldArabic(word), word])).values()];
  const telling = words.filter((word) => !isStopWord(word));
  const long = telling.filter((word) => word.length > 1);
  return ([long, telling].find((some) => some.length > 0) ?? words).slice(0, MAX_WORDS);
};

const hitsOf = ({ pages }: ContentIndex, parts: readonly Part[]): PageHit[] => {
  const keys = new Set(parts.flatMap(({ scores }) => [...scores.keys()]));
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return [...keys].flatMap((key): PageHit[] => {
    const page = pages.get(key);
    const [contained, missing] = [
      parts.filter(({ scores }) => scores.has(key)),
      parts.filter((part) => !part.scores.has(key)),
    ];
    const weight = contained.reduce((sum, part) => sum + part.weight, 0);
    if (!page || weight < all * MIN_SHARE) return [];
    const score = contained.reduce((sum, { scores }) => sum + (scores.get(key) ?? 0), 0);
    return [{ ...page, score, missing: missing.map(({ typed }) => typed) }];
  });
};

/** Whole hits first, then by score; equal ones in the order of their lists, so that both databases answer the same. */
const compare = (one: PageHit, other: PageHit): number =>
  one.missing.length - other.missing.length ||
  other.score - one.score ||
  (one.order < other.order ? -1 : one.order > other.order ? 1 : other.id - one.id);

const suggestionOf = (q: string, parts: readonly Part[]): string | undefined => {
  const corrected = parts.reduce(
    (text, { typed, correction }) => (correction === undefined ? text : text.replace(typed, correction)),
    q.normalize('NFKC').trim(),
  );
  return parts.some(({ correction }) => correction !== undefined) ? corrected : undefined;
};

/** Finds the pages for a query, those of the kinds together. */
export const findPages = (index: ContentIndex, q: string, kinds: readonly SearchKind[] = searchKinds): PageHits => {
  const parts = partsOf(index, wordsOf(q));
  const ranked = hitsOf(index, parts)
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted(compare);
  const whole = ranked.filter(({ missing }) => missing.length === 0);
  const terms = new Set(parts.flatMap((part) => [...part.terms]));
  return {
    hits: whole.length < FEW_HITS ? ranked : whole,
    suggestion: suggestionOf(q, parts),
    isFound: (word) => analyse(word).terms.some((term) => terms.has(term)),
  };
};

/**
 * The ids of the pages of a kind that contain all words of a query, best first.
 * @returns `undefined` for a query without words, which every page matches
 */
export const findIds = (index: ContentIndex, q: string, kind: SearchKind): number[] | undefined => {
  if (wordsIn(q).length === 0) return undefined;
  return findPages(index, q, [kind])
    .hits.filter(({ missing }) => missing.length === 0)
    .map(({ id }) => id);
};
