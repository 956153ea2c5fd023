import * as z from 'zod/mini';
import { knownItems, knownOr, recordOf } from './degrade.ts';
import { SEARCH_MIN_LENGTH, searchKinds } from './search-kinds.ts';
import { studyVerdicts } from './study-verdict.ts';
import { cleaned } from './text.ts';

/** A search result. */
export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** Stored picture of the page; null without one. */
  picture: z.optional(z.nullable(z.string())),
  /** What a study recommends; absent for other kinds, and for a study without a verdict. */
  verdict: z.optional(knownOr(studyVerdicts)),
  /** Words of the query that the page does not contain; such results follow those with all words. */
  missing: z.optional(z.array(z.string())),
});
export type SearchResult = z.infer<typeof searchResult>;

export const MAX_SEARCH_RESULTS_PER_KIND = 20;

/** Query parameters of `/public/search`; without `kind` it searches all four kinds. */
export const searchQuery = z.object({
  q: z
    .string('search-short')
    .check(cleaned('line'), z.minLength(SEARCH_MIN_LENGTH, 'search-short'), z.maxLength(200, 'text-long')),
  kind: z.optional(z.enum(searchKinds, 'choice-invalid')),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** Results sorted by kind (as in `searchKinds`) and relevance; `totals` also counts results that are not listed. */
export const searchResponse = z.object({
  data: knownItems(searchResult, 'kind', searchKinds),
  meta: z.object({
    totals: recordOf(searchKinds, z.int(), 0),
    /** The query with its wrong letters corrected. The results are then those of the corrected query. */
    did_you_mean: z.optional(z.string()),
    /** The folded words of the listed titles and texts that the query has found, for marking them. */
    found_words: z.optional(z.array(z.string())),
  }),
});
export type SearchResponse = z.infer<typeof searchResponse>;
