import { requestKindLabels, requestPriorityLabels, requestStatusLabel } from 'shared-lib/copy';
import type { RequestKind } from 'shared-lib/contracts';
import type { Clock } from '../../../clock.ts';
import { csvCopy as copy } from '../../../copy/csv.ts';
import type { ExportableList } from '../../../csv/export.ts';
import { choiceField, momentField, numberField, readSectors, textField, type CsvField } from '../../../csv/fields.ts';
import type { Database } from '../../../db/open-database.ts';
import { csvFieldsOf } from '../../../fields/csv.ts';
import { exportedFieldsOf } from '../../../fields/requests.ts';
import { rowTitle } from '../payload.ts';
import { findRequestIds } from '../inbox/inbox-list.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { presentForInbox } from '../request-detail.ts';
import { inboxName } from '../repository.ts';

const relatedFields = {
  assignee_name: textField('assignee_name', copy.assignee),
  unread_messages: numberField('unread_messages', copy.unread),
};

/** What a report of requests needs beside the fields of their forms. */
const moreFields: readonly CsvField[] = [
  textField('sector_name', copy.sector),
  numberField('quote_amount', copy.quoteAmount),
];

/** What the requests of all kinds have in common. A status may have another label in each kind. */
const commonFields: readonly CsvField[] = [
  textField('reference', copy.reference),
  momentField('created_at', copy.arrivedAt),
  textField('status_label', copy.status),
  choiceField('kind', copy.kind, requestKindLabels),
  textField('title', copy.requestTitle),
  choiceField('priority', copy.priority, requestPriorityLabels),
  relatedFields.assignee_name,
  ...moreFields,
  momentField('first_reply_due_at', copy.firstReplyDue),
  momentField('due_at', copy.dueAt),
  textField('source_path', copy.sourcePath),
  textField('name', copy.name),
  textField('email', copy.email),
  textField('phone', copy.phone),
  textField('company', copy.company),
  relatedFields.unread_messages,
];

const selectRows = (db: Database, ids: readonly number[]): Promise<RequestRow[]> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

/** The sector of each request, and the amount of the latest quote that its client has seen. */
const readMore = async (db: Database, rows: readonly RequestRow[]) => {
  const sectors = new Map((await readSectors(db)).map(({ id, name_ar }) => [id, name_ar]));
  const sectorOf = new Map(rows.map(({ id, sector_id }) => [id, sectors.get(sector_id ?? 0) ?? '']));
  const quotes = await db
    .selectFrom('quotes')
    .select(['request_id', 'amount'])
    .where('request_id', 'in', [0, ...rows.map(({ id }) => id)])
    .where('status', '!=', 'draft')
    .orderBy('id')
    .execute();
  const amounts = new Map(quotes.map(({ request_id, amount }) => [request_id, amount]));
  return (id: number) => ({ sector_name: sectorOf.get(id) ?? '', quote_amount: amounts.get(id) ?? null });
};

/** The export of an inbox. */
export const inboxExport = (kind: RequestKind, clock: Clock): ExportableList => ({
  name: inboxName[kind],
  fields: async () => [...csvFieldsOf(exportedFieldsOf(kind), relatedFields), ...moreFields],
  findIds: (db, query, reader) => findRequestIds({ db, clock }, reader, kind, query),
  async readMany(db, ids) {
    const rows = await selectRows(db, ids);
    const moreOf = await readMore(db, rows);
    const found = new Map((await presentForInbox(db, rows)).map((row) => [row.id, { ...row, ...moreOf(row.id) }]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },
});

/** The export of the inbox over all kinds. */
export const requestsExport = (clock: Clock): ExportableList => ({
  name: 'requests',
  fields: async () => commonFields,
  findIds: (db, query, reader) => findRequestIds({ db, clock }, reader, undefined, query),
  async readMany(db, ids) {
    const rows = await selectRows(db, ids);
    const moreOf = await readMore(db, rows);
    const titles = new Map(rows.map((row) => [row.id, rowTitle(row)]));
    const found = new Map(
      (await presentForInbox(db, rows)).map((row) => [
        row.id,
        {
          ...row,
          ...moreOf(row.id),
          title: titles.get(row.id),
          status_label: requestStatusLabel(row.kind, row.status),
        },
      ]),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  },
});
