import { SEARCH_MIN_LETTERS, searchAnswer, searchKinds, searchQuery, type SearchKind } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { searchWords } from 'shared-lib/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { invalid } from '../../http/api-error.ts';
import type { Api } from '../../http/validation.ts';
import { finders, type Hits } from './find.ts';

const NONE: Hits = { results: [], total: 0 };

/** Search over everything that visitors can read. */
export const searchRoutes = (parts: { db: Database; clock: Clock }) => async (app: Api) => {
  app.get(
    '/api/public/search',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Search over services, sectors, articles and studies.',
        querystring: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    async ({ query: { q, kind } }) => {
      const words = searchWords(q);
      // Two signs that are no letters are nothing to look for.
      if (words.join('').length < SEARCH_MIN_LETTERS) throw invalid({ q: [sayFieldError('search-short')] });
      const hitsOf = (one: SearchKind) => (kind === undefined || kind === one ? finders[one](parts, words) : NONE);
      const hits = {
        service: await hitsOf('service'),
        sector: await hitsOf('sector'),
        article: await hitsOf('article'),
        study: await hitsOf('study'),
      };
      return {
        data: searchKinds.flatMap((one) => hits[one].results),
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
