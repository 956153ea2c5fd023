import multipart from '@fastify/multipart';
import { attachedCalculation, calculationQuery, formulaVersionOf } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { calculationCopy } from '../../copy/ar.ts';
import { workbookCopy } from '../../copy/workbook.ts';
import type { Database } from '../../db/open-database.ts';
import { createCalculationFiles } from '../../documents/calculation-files.ts';
import { flowsTable } from '../../documents/flows-table.ts';
import { writeCalculationWorkbook } from '../../documents/workbook/calculation-workbook.ts';
import { readCalculationWorkbook } from '../../documents/workbook/read-workbook.ts';
import { ApiError, invalid } from '../../http/api-error.ts';
import { type Api, multipartError } from '../../http/validation.ts';
import { readCompany } from '../studies/files.ts';
import { attachedOf, readCalculation } from './stored.ts';

/** No sign-in is needed, but they have a limit of their own, because they cost computing time. */
const config = { access: 'public', limit: 'documents' } as const;
const base = '/api/public/calculations';
const MAX_BYTES = 2 * 1024 * 1024;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const opened = z.object({ data: attachedCalculation });

const unavailable = (sentence: string) => (error: unknown) => {
  throw error instanceof ApiError ? error : new ApiError(503, sentence, { headers: { 'retry-after': '30' } });
};

const attachment = (name: string) => ({ 'content-disposition': `attachment; filename="feasibility-${name}"` });

/** The one file of a form. @throws {ApiError} 400, 413, 415, 422 */
const readFile = async (request: FastifyRequest): Promise<Buffer> => {
  const { problems } = workbookCopy;
  if (!request.isMultipart()) throw new ApiError(415, problems.notSent);
  try {
    const part = await request.file();
    const bytes = await part?.toBuffer();
    if (!part || !bytes || bytes.length === 0) throw invalid({ file: [problems.notExcel] });
    if (part.file.truncated) throw new ApiError(413, problems.tooLarge);
    return bytes;
  } catch (error) {
    throw multipartError(error, problems.notSent);
  }
};

/** The workbook and the flows of any calculation, and the way back from a workbook. */
const addTables = async (app: Api): Promise<void> => {
  app.get(
    `${base}/workbook`,
    {
      config,
      schema: {
        summary: 'A workbook (xlsx) of a calculation, whose figures are formulas, from the text of its link.',
        querystring: calculationQuery,
      },
    },
    async ({ query }, reply) => {
      const input = readCalculation(query.c, 'c');
      const file = await writeCalculationWorkbook(input).catch(unavailable(workbookCopy.busy));
      return reply.type(XLSX).headers(attachment('calculation.xlsx')).send(file);
    },
  );

  app.get(
    `${base}/flows`,
    {
      config,
      schema: {
        summary: 'The flows of a calculation as CSV, month by month, from the text of its link.',
        querystring: calculationQuery,
      },
    },
    async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8; header=present')
        .headers(attachment('flows.csv'))
        .send(flowsTable(readCalculation(query.c, 'c'))),
  );

  await app.register(multipart, {
    limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 },
    throwFileSizeLimit: false,
  });
  app.post(
    `${base}/workbook`,
    {
      config: { ...config, isUpload: true, acceptsIdempotencyKey: false },
      schema: {
        summary:
          'Reads the inputs of a workbook of the calculator (`multipart/form-data`, at most 2 MB). Nothing is stored.',
        response: { 200: opened },
      },
    },
    async (request) => ({ data: attachedOf(await readCalculationWorkbook(await readFile(request))) }),
  );
};

/** Files of any calculation: its PDF, its workbook and its flows. */
export const calculationDocumentRoutes =
  ({ db }: { db: Database }) =>
  async (app: Api) => {
    const files = createCalculationFiles(app.log);
    app.get(
      `${base}/document`,
      {
        config,
        schema: {
          summary: 'The PDF of a calculation, from the text of its link. The same calculation has the same bytes.',
          querystring: calculationQuery,
        },
      },
      async ({ query }, reply) => {
        const input = readCalculation(query.c, 'c');
        const company = await readCompany(db);
        const pdf = await files
          .get(input, company, formulaVersionOf(query.formula))
          .catch(unavailable(calculationCopy.documentUnavailable));
        return reply
          .type('application/pdf')
          .headers({ 'content-disposition': 'inline; filename="feasibility-calculation.pdf"' })
          .send(pdf);
      },
    );
    await addTables(app);
  };
