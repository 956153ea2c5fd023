import { adminRequest, adminSummary } from 'shared-lib/contracts';
import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { addCountsRoute } from '../../../dialect/counts.ts';
import { readListQuery } from '../../../dialect/list-query.ts';
import { listResponse, listQuerystring } from '../../../dialect/list-response.ts';
import { countList } from '../../../dialect/select.ts';
import { currentUser } from '../../../http/access.ts';
import type { Api } from '../../../http/validation.ts';
import type { RequestDeps } from '../lifecycle/request-context.ts';
import { inboxList, presentForAdmin } from './inbox-list.ts';
import { readAdminSummary } from './summary.ts';

/** The inbox of the administration: the requests of all three kinds, in the json-server dialect. */
export const addInboxRoutes = (app: Api, { db, clock, siteOrigin }: RequestDeps): void => {
  const config = { access: 'admin' } as const;

  app.get(
    '/api/admin/summary',
    {
      config,
      schema: {
        summary: 'Counts of the views of the inbox, and of what the menu of the administration shows.',
        response: { 200: adminSummary },
      },
    },
    (request) => readAdminSummary(db, clock, currentUser(request)),
  );

  app.get(
    '/api/admin/requests',
    {
      config,
      schema: {
        summary:
          'Requests of all kinds, in the json-server dialect; also by view, clock, unread and reached, for the signed-in person.',
        querystring: listQuerystring,
        response: { 200: z.array(adminRequest) },
      },
    },
    async (request, reply) => {
      const { query, url } = request;
      const reader = currentUser(request);
      const rows = await listResponse({
        query,
        url: siteUrl(siteOrigin, url),
        reply,
        db,
        base: db.selectFrom('requests').selectAll('requests'),
        resource: inboxList(clock, reader),
        present: (row) => row,
      });
      return presentForAdmin(db, rows, clock, reader);
    },
  );

  addCountsRoute(app, {
    path: '/api/admin/requests',
    config,
    count: (query, request) => {
      const list = inboxList(clock, currentUser(request));
      return countList(db, db.selectFrom('requests').selectAll('requests'), list, readListQuery(list, query));
    },
  });
};
