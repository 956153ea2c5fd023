import { requestKindLabels, requestPriorityLabels, requestStatusLabel } from 'shared-lib/copy';
import type { RequestKind } from 'shared-lib/contracts';
import type { Clock } from '../../../clock.ts';
import { csvCopy as copy } from '../../../copy/csv.ts';
import type { ExportableList } from '../../../csv/export.ts';
import { choiceField, momentField, numberField, textField, type CsvField } from '../../../csv/fields.ts';
import type { Database } from '../../../db/open-database.ts';
import { csvFieldsOf } from '../../../fields/csv.ts';
import { exportedFieldsOf } from '../../../fields/requests.ts';
import { rowTitle } from '../payload.ts';
import { findRequestIds } from '../inbox/inbox-list.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { presentForInbox } from '../request-detail.ts';
import { inboxName } from '../find-request.ts';

const relatedFields = {
  assignee_name: textField('assignee_name', copy.assignee),
  unread_messages: numberField('unread_messages', copy.unread),
};

/** What the requests of all kinds have in common. A status may have another label in each kind. */
const commonFields: readonly CsvField[] = [
  textField('reference', copy.reference),
  momentField('created_at', copy.arrivedAt),
  textField('status_label', copy.status),
  choiceField('kind', copy.kind, requestKindLabels),
  textField('title', copy.requestTitle),
  choiceField('priority', copy.priority, requestPriorityLabels),
  relatedFields.assignee_name,
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

/** The CSV export of an inbox. */
export const inboxExport = (kind: RequestKind, clock: Clock): ExportableList => ({
  name: inboxName[kind],
  fields: async () => csvFieldsOf(exportedFieldsOf(kind), relatedFields),
  findIds: (db, query, reader) => findRequestIds({ db, clock }, reader, kind, query),
  async readMany(db, ids) {
    const found = new Map((await presentForInbox(db, await selectRows(db, ids))).map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },
});

/** The CSV export of the inbox over all kinds. */
export const requestsExport = (clock: Clock): ExportableList => ({
  name: 'requests',
  fields: async () => commonFields,
  findIds: (db, query, reader) => findRequestIds({ db, clock }, reader, undefined, query),
  async readMany(db, ids) {
    const rows = await selectRows(db, ids);
    const titles = new Map(rows.map((row) => [row.id, rowTitle(row)]));
    const found = new Map(
      (await presentForInbox(db, rows)).map((row) => [
        row.id,
        { ...row, title: titles.get(row.id), status_label: requestStatusLabel(row.kind, row.status) },
      ]),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  },
});
