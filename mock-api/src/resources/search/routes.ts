import { SEARCH_MIN_LENGTH, searchResponse, searchKinds, searchQuery, type SearchKind } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { searchWords } from 'shared-lib/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { invalid } from '../../http/api-error.ts';
import type { Api } from '../../http/validation.ts';
import { finders, type Hits } from './find.ts';

const NONE: Hits = { results: [], total: 0 };

/** Search over all public content. */
export const searchRoutes = (deps: { db: Database; clock: Clock }) => async (app: Api) => {
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
      const words = searchWords(q);
      // Punctuation alone passes the length check of the contract but leaves no words.
      if (words.join('').length < SEARCH_MIN_LENGTH) throw invalid({ q: [fieldErrorMessage('search-short')] });
      const hitsOf = (candidate: SearchKind) =>
        kind === undefined || kind === candidate ? finders[candidate](deps, words) : NONE;
      const hits = {
        service: await hitsOf('service'),
        sector: await hitsOf('sector'),
        article: await hitsOf('article'),
        study: await hitsOf('study'),
      };
      return {
        data: searchKinds.flatMap((candidate) => hits[candidate].results),
        meta: {
          totals: {
            service: hits.service.total,
            sector: hits.sector.total,
            article: hits.article.total,
            study: hits.study.total,
          },
        },
      };
    },
  );
};
