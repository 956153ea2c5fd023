import { adminSearchQuery, adminSearchResponse, SEARCH_MIN_LENGTH, type AdminSearchKind } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { searchWords } from 'shared-lib/format';
import type { Database } from '../../db/open-database.ts';
import { invalid } from '../../http/api-error.ts';
import type { Api } from '../../http/validation.ts';
import { readSearch } from '../../search/search-words.ts';
import { findForAdmin } from './admin-find.ts';

/** The search of the administration: requests, people and content. */
export const adminSearchRoutes =
  ({ db }: { db: Database }) =>
  async (app: Api) => {
    app.get(
      '/api/admin/search',
      {
        config: { access: 'admin', isCacheable: true },
        schema: {
          summary: 'Search over requests, people and content, also drafts and inactive rows.',
          querystring: adminSearchQuery,
          response: { 200: adminSearchResponse },
        },
      },
      async ({ query: { q } }) => {
        if (searchWords(q).join('').length < SEARCH_MIN_LENGTH)
          throw invalid({ q: [fieldErrorMessage('search-short')] });
        const { results, totals } = await findForAdmin(db, readSearch(q), q);
        const of = (kind: AdminSearchKind) => totals.get(kind) ?? 0;
        return {
          data: results,
          meta: {
            totals: {
              contact: of('contact'),
              consultation: of('consultation'),
              feasibility: of('feasibility'),
              user: of('user'),
              article: of('article'),
              study: of('study'),
              service: of('service'),
              sector: of('sector'),
              slider: of('slider'),
            },
          },
        };
      },
    );
  };
