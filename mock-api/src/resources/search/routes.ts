import { SEARCH_MIN_LENGTH, searchResponse, searchKinds, searchQuery, type SearchResult } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { foldArabic, searchWords } from 'shared-lib/format';
import type { Database } from '../../db/open-database.ts';
import { invalid } from '../../http/api-error.ts';
import type { Api } from '../../http/validation.ts';
import type { ReadContentIndex } from '../../search/content-index.ts';
import { findPages, type PageHits } from '../../search/find-pages.ts';
import { wordsIn } from '../../search/terms.ts';
import { findResults } from './find.ts';

/** The folded words of the results that the query has found. */
const foundWordsIn = (results: readonly SearchResult[], { isFound }: PageHits): string[] => {
  const words = new Set(results.flatMap(({ title, text }) => wordsIn(`${title} ${text}`)));
  return [...new Set([...words].filter(isFound).map(foldArabic))];
};

/** Search over all public content. */
export const searchRoutes = (deps: { db: Database; readIndex: ReadContentIndex }) => async (app: Api) => {
  app.get(
    '/api/public/search',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Search over services, sectors, articles and studies.',
        querystring: searchQuery,
        response: { 200: searchResponse },
      },
    },
    async ({ query: { q, kind } }) => {
      // Punctuation alone passes the length check of the contract but leaves no words.
      if (searchWords(q).join('').length < SEARCH_MIN_LENGTH) throw invalid({ q: [fieldErrorMessage('search-short')] });
      const found = findPages(await deps.readIndex(), q, kind && [kind]);
      const totals = { service: 0, sector: 0, article: 0, study: 0 };
      const data: SearchResult[] = [];
      for (const candidate of searchKinds) {
        const { results, total } = await findResults(deps.db, candidate, found);
        totals[candidate] = total;
        data.push(...results);
      }
      const { suggestion } = found;
      return {
        data,
        meta: {
          totals,
          ...(suggestion !== undefined && { did_you_mean: suggestion }),
          found_words: foundWordsIn(data, found),
        },
      };
    },
  );
};
