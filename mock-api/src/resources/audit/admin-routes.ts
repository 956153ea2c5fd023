import { auditEntry, type AuditEntry } from 'shared-lib/contracts';
import { siteUrl } from 'shared-lib/paths';
import { expressionBuilder } from 'kysely';
import * as z from 'zod/mini';
import { listResponse, listQuerystring } from '../../dialect/list-response.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { csvCopy as copy } from '../../copy/csv.ts';
import type { ExportableList } from '../../csv/export.ts';
import { choiceField, jsonField, momentField, textField } from '../../csv/fields.ts';
import { selectAllIds } from '../../dialect/keyset-pagination.ts';
import { readListQuery } from '../../dialect/list-query.ts';
import { readJson } from '../../db/column-types.ts';
import { matchesNothing } from '../../db/conditions.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { ListResource } from '../../dialect/list-resource.ts';

const text = (name: string) => ({ ref: `audit_entries.${name}`, type: 'text' }) as const;

const FIELD = /^[a-z_]{1,60}$/;

/** The entries in whose details one of the fields stands. */
const changesField = (fields: readonly string[]) => {
  const eb = expressionBuilder<Tables, 'audit_entries'>();
  const known = fields.filter((field) => FIELD.test(field));
  if (known.length === 0) return matchesNothing;
  return eb.or(known.map((field) => eb('audit_entries.details', 'like', `%"${field}":%`)));
};

/** Columns by which the audit log is filtered and sorted. */
const auditList: ListResource = {
  columns: {
    id: { ref: 'audit_entries.id', type: 'integer' },
    actor_id: { ref: 'audit_entries.actor_id', type: 'integer', isNullable: true },
    actor_name: text('actor_name'),
    actor_role: { ...text('actor_role'), isNullable: true },
    action: text('action'),
    resource: text('resource'),
    record: text('record'),
    at: text('at'),
  },
  related: { field: changesField },
  search: 'audit_entries.search',
  key: 'audit_entries.id',
};

const presentEntry = ({ search: _search, ...row }: Row<'audit_entries'>): AuditEntry => {
  const { record_name, ...details } = readJson(auditEntry.shape.details, row.details);
  return { ...row, ...(typeof record_name === 'string' ? { record_name } : {}), details };
};

const fields = [
  momentField('at', copy.at),
  textField('actor_name', copy.actor),
  choiceField('actor_role', copy.role, copy.roles),
  textField('action', copy.action),
  textField('resource', copy.resource),
  textField('record', copy.record),
  textField('record_name', copy.name),
  jsonField('details', copy.details),
];

/** The CSV export of the audit log. */
export const auditExport: ExportableList = {
  name: 'audit',
  fields: async () => fields,
  findIds: (db, query) =>
    selectAllIds(db, db.selectFrom('audit_entries').selectAll(), auditList, readListQuery(auditList, query)),
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

interface Deps {
  db: Database;
  siteOrigin: string;
}

/** The audit log, read-only. */
export const adminAuditRoutes =
  ({ db, siteOrigin }: Deps) =>
  async (app: Api) => {
    app.get(
      '/api/admin/audit',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'The audit log of staff actions, in the dialect.',
          querystring: listQuerystring,
          response: { 200: z.array(auditEntry) },
        },
      },
      ({ query, url }, reply) =>
        listResponse({
          query,
          url: siteUrl(siteOrigin, url),
          reply,
          db,
          base: db.selectFrom('audit_entries').selectAll(),
          resource: auditList,
          present: presentEntry,
        }),
    );
  };
