import { calculationQuery, formulaVersionOf } from 'shared-lib/contracts';
import { calculationCopy } from '../../copy/calculations.ts';
import type { Database } from '../../db/open-database.ts';
import { createCalculationFiles } from '../../documents/calculation-files.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Api } from '../../http/validation.ts';
import { companyOf } from '../studies/files.ts';
import { readCalculation } from './stored.ts';

/** The PDF of any calculation. It needs no sign-in, but has a limit of its own, because it costs computing time. */
export const calculationDocumentRoutes =
  ({ db }: { db: Database }) =>
  async (app: Api) => {
    const files = createCalculationFiles(app.log);
    app.get(
      '/api/public/calculations/document',
      {
        config: { access: 'public', limit: 'documents' },
        schema: {
          summary: 'The PDF of a calculation, from the text of its link. The same calculation has the same bytes.',
          querystring: calculationQuery,
        },
      },
      async ({ query }, reply) => {
        const input = readCalculation(query.c, 'c');
        const company = await companyOf(db);
        const pdf = await files.get(input, company, formulaVersionOf(query.formula)).catch((error: unknown) => {
          throw error instanceof ApiError
            ? error
            : new ApiError(503, calculationCopy.documentUnavailable, { headers: { 'retry-after': '30' } });
        });
        return reply
          .type('application/pdf')
          .headers({ 'content-disposition': 'inline; filename="feasibility-calculation.pdf"' })
          .send(pdf);
      },
    );
  };
