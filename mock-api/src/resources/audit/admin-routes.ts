import { auditEntry, type AuditEntry } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { answerList, listQuerystring } from '../../dialect/answer-list.ts';
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

interface Parts {
  db: Database;
  siteOrigin: string;
}

/** Who did what; it can be read, and nothing else. */
export const adminAuditRoutes =
  ({ db, siteOrigin }: Parts) =>
  async (app: Api) => {
    app.get(
      '/api/admin/audit',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'Who of the company did what, in the dialect.',
          querystring: listQuerystring,
          response: { 200: z.array(auditEntry) },
        },
      },
      ({ query, url }, reply) =>
        answerList({
          query,
          address: new URL(url, siteOrigin),
          reply,
          db,
          base: db.selectFrom('audit_entries').selectAll(),
          resource,
          present,
        }),
    );
  };
