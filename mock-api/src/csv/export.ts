import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TIME_ZONE } from 'shared-lib/format';
import { listQuerystring } from '../dialect/list-response.ts';
import type { RawQuery } from '../dialect/list-query.ts';
import type { WriteDeps } from '../dialect/write-context.ts';
import type { Database } from '../db/open-database.ts';
import { isoNow } from '../clock.ts';
import { currentUser } from '../http/access.ts';
import type { Api } from '../http/validation.ts';
import { recordAudit } from '../resources/audit/record-audit.ts';
import type { Reader } from '../resources/requests/inbox/unread.ts';
import type { CsvField } from './fields.ts';
import { tableHead, tableRows } from './read-table.ts';

/** A list that can be exported as CSV. */
export interface ExportableList {
  /** Path segment of the list, such as `users`. */
  name: string;
  fields(db: Database): Promise<readonly CsvField[]>;
  /** The ids of all rows that match a query of this person, in its order, without pagination. */
  findIds(db: Database, query: RawQuery, reader: Reader): Promise<number[]>;
  /** The rows of these ids, in their order. */
  readMany(db: Database, ids: readonly number[]): Promise<object[]>;
}

/** Rows per database read. Other requests run between two reads, however slowly the client downloads. */
const BATCH_SIZE = 500;

const csvChunks = async function* (db: Database, list: ExportableList, ids: readonly number[]): AsyncGenerator<string> {
  const fields = await list.fields(db);
  yield tableHead(fields);
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    yield tableRows(fields, await list.readMany(db, ids.slice(start, start + BATCH_SIZE)));
    // Without this, a fast download would keep the event loop from handling network events.
    await nextTurn();
  }
};

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Adds `GET …/export.csv`: all rows that match the list's filters, in its order, for spreadsheets. */
export const addExport = (app: Api, { db, clock }: WriteDeps, list: ExportableList): void => {
  const { name } = list;
  const summary = `All ${name} that match the list’s filters, in its order, as CSV (UTF-8 with a byte order mark, formulas escaped).`;
  app.get(
    `/api/admin/${name}/export.csv`,
    { config: { access: 'admin' }, schema: { summary, querystring: listQuerystring } },
    async (request, reply) => {
      const ids = await list.findIds(db, request.query, currentUser(request));
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
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}-${dayFormat.format(clock())}.csv"`)
        .header('x-total-count', String(ids.length))
        .send(Readable.from(csvChunks(db, list, ids)));
    },
  );
};
