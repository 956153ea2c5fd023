import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tableColumns } from 'shared-lib/contracts';
import { formatNumber, TIME_ZONE } from 'shared-lib/format';
import { listQuerystring } from '../dialect/list-response.ts';
import type { RawQuery } from '../dialect/list-query.ts';
import type { WriteDeps } from '../dialect/write-context.ts';
import type { Database } from '../db/open-database.ts';
import { isoNow } from '../clock.ts';
import { currentUser } from '../http/access.ts';
import { csvCopy } from '../copy/csv.ts';
import { invalid } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { recordAudit } from '../resources/audit/record-audit.ts';
import type { RequestReader } from '../resources/requests/inbox/unread.ts';
import type { CsvField } from './fields.ts';
import { tableHead, tableRows } from './read-table.ts';
import { renderWorkbook, WORKBOOK_MAX_ROWS, workbookRows } from './workbook.ts';

/** A list that can be exported as a table. */
export interface ExportableList {
  /** Path segment of the list, such as `users`. */
  name: string;
  fields(db: Database): Promise<readonly CsvField[]>;
  /** The ids of all rows that match a query of this person, in its order, without pagination. */
  findIds(db: Database, query: RawQuery, reader: RequestReader): Promise<number[]>;
  /** The rows of these ids, in their order. */
  readMany(db: Database, ids: readonly number[]): Promise<object[]>;
}

/** Rows per database read. Other requests run between two reads, however slowly the client downloads. */
const BATCH_SIZE = 500;

/** The columns that a person chose, in that order; all of them without a choice. */
const chosenFields = async (db: Database, list: ExportableList, chosen: RawQuery[string] | undefined) => {
  const fields = await list.fields(db);
  const names = [chosen ?? []].flat().flatMap((text) => text.split(','));
  const found = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return found.length > 0 ? found : fields;
};

const batches = async function* (db: Database, list: ExportableList, ids: readonly number[]): AsyncGenerator<object[]> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    yield await list.readMany(db, ids.slice(start, start + BATCH_SIZE));
    // Without this, a fast download would keep the event loop from handling network events.
    await nextTurn();
  }
};

interface Exported {
  db: Database;
  list: ExportableList;
  fields: readonly CsvField[];
  ids: readonly number[];
}

const csvChunks = async function* ({ db, list, fields, ids }: Exported): AsyncGenerator<string> {
  yield tableHead(fields);
  for await (const rows of batches(db, list, ids)) yield tableRows(fields, rows);
};

/** @throws {ApiError} 422 for more rows than a workbook takes */
const writeWorkbook = async ({ db, list, fields, ids }: Exported): Promise<Buffer> => {
  if (ids.length > WORKBOOK_MAX_ROWS)
    throw invalid({ format: [csvCopy.workbookTooLong(formatNumber(ids.length), formatNumber(WORKBOOK_MAX_ROWS))] });
  const rows: ReturnType<typeof workbookRows> = [];
  for await (const batch of batches(db, list, ids)) rows.push(...workbookRows(fields, batch));
  return renderWorkbook({ title: list.name, head: fields.map(({ label }) => label), rows });
};

const formats = {
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    summary: 'CSV (UTF-8 with a byte order mark, formulas escaped)',
    contentOf: async (exported: Exported) => Readable.from(csvChunks(exported)),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: `a workbook with typed cells (at most ${WORKBOOK_MAX_ROWS} rows)`,
    contentOf: writeWorkbook,
  },
} as const;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/**
 * Adds `GET …/export.csv` and `GET …/export.xlsx`: all rows that match the list's filters, in its order, for spreadsheets; `_columns`
 * names the columns, separated by commas. `GET …/export-columns` lists them.
 */
export const addExport = (app: Api, { db, clock }: WriteDeps, list: ExportableList): void => {
  const { name } = list;
  for (const [extension, { type, summary, contentOf }] of Object.entries(formats))
    app.get(
      `/api/admin/${name}/export.${extension}`,
      {
        config: { access: 'admin' },
        schema: {
          summary: `All ${name} that match the list’s filters, in its order, as ${summary}. \`_columns\` names the columns.`,
          querystring: listQuerystring,
        },
      },
      async (request, reply) => {
        const { _columns, ...query } = request.query;
        const ids = await list.findIds(db, query, currentUser(request));
        const fields = await chosenFields(db, list, _columns);
        const content = await contentOf({ db, list, fields, ids });
        const entry = {
          action: `${name}.exported`,
          resource: name,
          record: 'export',
          details: { rows: ids.length, query: request.query },
        };
        await db
          .transaction()
          .execute((trx) => recordAudit({ trx, now: isoNow(clock), actor: currentUser(request) }, entry));
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}-${dayFormat.format(clock())}.${extension}"`)
          .header('x-total-count', String(ids.length))
          .send(content);
      },
    );
  app.get(
    `/api/admin/${name}/export-columns`,
    {
      config: { access: 'admin' },
      schema: { summary: `The columns of the export of ${name}.`, response: { 200: tableColumns } },
    },
    async () => (await list.fields(db)).map((field) => ({ name: field.name, label: field.label })),
  );
};
