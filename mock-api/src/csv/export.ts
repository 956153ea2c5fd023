import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TIME_ZONE } from 'shared-lib/format';
import { listQuerystring } from '../dialect/answer-list.ts';
import type { RawQuery } from '../dialect/list-query.ts';
import type { WritingParts } from '../dialect/writing.ts';
import type { Database } from '../db/open-database.ts';
import { isoNow } from '../clock.ts';
import { caller } from '../http/access.ts';
import type { Api } from '../http/validation.ts';
import { recordAudit } from '../resources/audit/record-audit.ts';
import type { CsvField } from './fields.ts';
import { tableHead, tableRows } from './table.ts';

/** A list that can be had as a table. */
export interface Exported {
  /** As addresses have it. */
  name: string;
  fields(db: Database): Promise<readonly CsvField[]>;
  /** The numbers of all rows that a query asks for, in its order. */
  findIds(db: Database, query: RawQuery): Promise<number[]>;
  /** Rows in the order of their numbers. */
  readMany(db: Database, ids: readonly number[]): Promise<object[]>;
}

/** Rows that are read at once. Between two readings everybody else has their turn, however slowly the table is fetched. */
const AT_ONCE = 500;

const written = async function* (db: Database, exported: Exported, ids: readonly number[]): AsyncGenerator<string> {
  const fields = await exported.fields(db);
  yield tableHead(fields);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    yield tableRows(fields, await exported.readMany(db, ids.slice(start, start + AT_ONCE)));
    // A table that is fetched as fast as it is written would never let the network be heard.
    await nextTurn();
  }
};

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Adds `GET …/export.csv`: the list with its own filters and order, all pages, as a table for spreadsheets. */
export const addExport = (app: Api, { db, clock }: WritingParts, exported: Exported): void => {
  const { name } = exported;
  const summary = `All ${name} that the list’s filters choose, in its order, as CSV (UTF-8 with a mark, formulas made inert).`;
  app.get(
    `/api/admin/${name}/export.csv`,
    { config: { access: 'admin' }, schema: { summary, querystring: listQuerystring } },
    async (request, reply) => {
      const ids = await exported.findIds(db, request.query);
      const deed = {
        action: `${name}.exported`,
        resource: name,
        record: 'export',
        details: { rows: ids.length, query: request.query },
      };
      await db.transaction().execute((trx) => recordAudit({ trx, now: isoNow(clock), actor: caller(request) }, deed));
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}-${day.format(clock())}.csv"`)
        .header('x-total-count', String(ids.length))
        .send(Readable.from(written(db, exported, ids)));
    },
  );
};
