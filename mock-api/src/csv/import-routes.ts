import { IMPORT_BYTES, importQuery, importReport, type ImportReport } from 'shared-lib/contracts';
import { importCopy } from '../copy/import.ts';
import { writeAs, type WritingParts } from '../dialect/writing.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { bringTable, type Imported } from './import.ts';

/** Ends a transaction without keeping anything of it, and says what it would have done. */
class TakenBack extends Error {
  override name = 'TakenBack';
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('Nothing of the table was kept.');
    this.report = report;
  }
}

/** Errors as they stand beside fields: `<line>.<field>`. */
const asFieldErrors = ({ errors }: ImportReport): Record<string, string[]> => {
  const byPlace = Map.groupBy(errors, ({ line, field }) => [line, field].filter(Boolean).join('.'));
  return Object.fromEntries([...byPlace].map(([place, some]) => [place, some.map(({ message }) => message)]));
};

/** Takes tables where JSON is taken elsewhere. */
export const acceptTables = (app: Api): void => {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: IMPORT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
};

/** Adds `POST …/import`: rows are added and changed as a table says, all of them or none. */
export const addImport = (app: Api, parts: WritingParts, resource: Imported): void => {
  const summary = `Adds and changes ${resource.name} as a table says (\`text/csv\`), all rows or none; \`dry_run=1\` only tells.`;
  app.post(
    `/api/admin/${resource.name}/import`,
    {
      config: { access: 'admin', isUpload: true },
      schema: { summary, querystring: importQuery, response: { 200: importReport } },
    },
    async (request) => {
      const bytes: unknown = request.body;
      if (!(bytes instanceof Uint8Array)) throw new ApiError(415, importCopy.notCsv);
      const isDry = request.query.dry_run === '1';
      try {
        return await writeAs(parts, request, {
          status: 200,
          parse: importReport.parse,
          write: async (writing) => {
            const report = { dry_run: isDry, ...(await bringTable(writing, resource, bytes)) };
            if (isDry || report.errors.length > 0) throw new TakenBack(report);
            return report;
          },
        });
      } catch (error) {
        if (!(error instanceof TakenBack)) throw error;
        if (isDry) return error.report;
        throw invalid(asFieldErrors(error.report), importCopy.nothingDone);
      }
    },
  );
};
