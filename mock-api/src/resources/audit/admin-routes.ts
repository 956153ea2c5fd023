import { auditEntry } from 'shared-lib/contracts';
import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { listResponse, listQuerystring } from '../../dialect/list-response.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { auditList, presentEntry } from './list.ts';

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
