import { consultantRequestQuery, paged, staffRequest } from 'shared-lib/contracts';
import { caller } from '../../http/access.ts';
import { pageOf } from '../../http/pages.ts';
import type { Api } from '../../http/validation.ts';
import { presentForStaff } from './detail.ts';
import { listAssignedRequests } from './lists.ts';
import { addDesk, type Desk } from './staff-routes.ts';
import type { RequestParts } from './work.ts';

export const consultantDesk: Desk = { base: '/api/consultant/requests', role: 'consultant', reach: 'assigned' };

/** A consultant's queue and work; a request of somebody else does not exist. */
export const consultantRequestRoutes = (parts: RequestParts) => async (app: Api) => {
  const { db, clock } = parts;
  app.get(
    consultantDesk.base,
    {
      config: { access: 'consultant' },
      schema: {
        summary: 'One page of the requests assigned to the caller.',
        querystring: consultantRequestQuery,
        response: { 200: paged(staffRequest) },
      },
    },
    async (request) => {
      const { rows, total } = await listAssignedRequests(db, clock, caller(request), request.query);
      return pageOf(request.query, total, await presentForStaff(db, rows));
    },
  );
  addDesk(app, parts, consultantDesk);
};
