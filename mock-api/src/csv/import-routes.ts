import { IMPORT_MAX_BYTES, tableColumns, importQuery, importReport, type ImportReport } from 'shared-lib/contracts';
import { importCopy } from '../copy/csv.ts';
import { runWrite, type WriteDeps } from '../dialect/write-context.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { importTable, type ImportableResource } from './import.ts';

/** Rolls a transaction back and carries the report of what it would have changed. */
class ImportRollback extends Error {
  override name = 'ImportRollback';
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('The import was rolled back.');
    this.report = report;
  }
}

/** Groups the errors by `<line>.<field>`, the format of field errors. */
const asFieldErrors = ({ errors }: ImportReport): Record<string, string[]> => {
  const byField = Map.groupBy(errors, ({ line, field }) => [line, field].filter(Boolean).join('.'));
  return Object.fromEntries([...byField].map(([key, some]) => [key, some.map(({ message }) => message)]));
};

/** Accepts `text/csv` bodies, as bytes. */
export const acceptCsvBodies = (app: Api): void => {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: IMPORT_MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
};

/** Adds `GET …/import`: the columns that an import reads, so that other headings can be assigned to them. */
const addColumns = (app: Api, { db }: WriteDeps, resource: ImportableResource): void => {
  app.get(
    `/api/admin/${resource.name}/import`,
    {
      config: { access: 'admin' },
      schema: {
        summary: `The columns that an import of ${resource.name} reads.`,
        response: { 200: tableColumns },
      },
    },
    async () => (await resource.fields(db)).map(({ name, label }) => ({ name, label })),
  );
};

/** Adds `POST …/import`: creates and updates the rows of a CSV table in one transaction. `dry_run=1` only reports. */
export const addImport = (app: Api, deps: WriteDeps, resource: ImportableResource): void => {
  addColumns(app, deps, resource);
  const summary = `Creates and updates ${resource.name} from a CSV table (\`text/csv\`), all rows or none; \`dry_run=1\` only reports.`;
  app.post(
    `/api/admin/${resource.name}/import`,
    {
      config: { access: 'admin', isUpload: true },
      schema: { summary, querystring: importQuery, response: { 200: importReport } },
    },
    async (request) => {
      const bytes: unknown = request.body;
      if (!(bytes instanceof Uint8Array)) throw new ApiError(415, importCopy.notCsv);
      const isDryRun = request.query.dry_run === '1';
      try {
        return await runWrite(deps, request, {
          status: 200,
          parse: importReport.parse,
          write: async (context) => {
            const report = { dry_run: isDryRun, ...(await importTable(context, resource, bytes)) };
            if (isDryRun || report.errors.length > 0) throw new ImportRollback(report);
            return report;
          },
        });
      } catch (error) {
        if (!(error instanceof ImportRollback)) throw error;
        if (isDryRun) return error.report;
        throw invalid(asFieldErrors(error.report), importCopy.importRejected);
      }
    },
  );
};
