import { csvCopy as copy } from '../../copy/csv.ts';
import type { ExportableList } from '../../csv/export.ts';
import { choiceField, jsonField, momentField, textField } from '../../csv/fields.ts';
import { selectAllIds } from '../../dialect/keyset-pagination.ts';
import { readListQuery } from '../../dialect/list-query.ts';
import { auditList, presentEntry } from './list.ts';

const fields = [
  momentField('at', copy.at),
  textField('actor_name', copy.actor),
  choiceField('actor_role', copy.role, copy.roles),
  textField('action', copy.action),
  textField('resource', copy.resource),
  textField('record', copy.record),
  jsonField('details', copy.details),
];

/** The CSV export of the audit log. */
export const auditExport: ExportableList = {
  name: 'audit',
  fields: async () => fields,
  findIds: (db, query) =>
    selectAllIds(db.selectFrom('audit_entries').selectAll(), auditList, readListQuery(auditList, query)),
  async readMany(db, ids) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('id', 'in', [0, ...ids])
      .execute();
    const found = new Map(rows.map((row) => [row.id, presentEntry(row)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },
};
