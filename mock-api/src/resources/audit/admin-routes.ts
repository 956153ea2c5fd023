import { auditEntry, type AuditEntry } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { listResponse, listQuerystring } from '../../dialect/list-response.ts';
import type { ListResource } from '../../dialect/list-resource.ts';
import { readJson } from '../../db/json-column.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import type { Api } from '../../http/validation.ts';

const text = (name: string) => ({ ref: `audit_entries.${name}`, type: 'text' }) as const;

const resource: ListResource = {
  columns: {
    id: { ref: 'audit_entries.id', type: 'integer' },
    actor_id: { ref: 'audit_entries.actor_id', type: 'integer', isNullable: true },
    actor_name: text('actor_name'),
    action: text('action'),
    resource: text('resource'),
    record: text('record'),
    at: text('at'),
  },
  search: 'audit_entries.record',
  key: 'audit_entries.id',
};

const present = (row: Row<'audit_entries'>): AuditEntry => ({
  ...row,
  details: readJson(auditEntry.shape.details, row.details),
});

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
          url: new URL(url, siteOrigin),
          reply,
          db,
          base: db.selectFrom('audit_entries').selectAll(),
          resource,
          present,
        }),
    );
  };
