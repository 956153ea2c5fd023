import { consultantRequestQuery, paged, staffRequest } from 'shared-lib/contracts';
import { isoNow } from '../../clock.ts';
import { currentUser } from '../../http/access.ts';
import { pageOf } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentForStaff } from './request-detail.ts';
import { listAssignedRequests } from './lists/request-pages.ts';
import { addStaffRoutes, type StaffArea } from './staff-routes.ts';
import type { RequestDeps } from './lifecycle/request-context.ts';

export const consultantArea: StaffArea = { base: '/api/consultant/requests', role: 'consultant', scope: 'assigned' };

/** Routes for the requests that are assigned to a consultant. Any other request is a 404. */
export const consultantRequestRoutes = (deps: RequestDeps) => async (app: Api) => {
  const { db, clock } = deps;
  app.get(
    consultantArea.base,
    {
      config: { access: 'consultant' },
      schema: {
        summary: 'One page of the requests assigned to the signed-in consultant.',
        querystring: consultantRequestQuery,
        response: { 200: paged(staffRequest) },
      },
    },
    async (request) => {
      const { rows, total } = await listAssignedRequests(db, clock, currentUser(request), request.query);
      return pageOf(request.query, total, await presentForStaff(db, rows, isoNow(clock)));
    },
  );
  addStaffRoutes(app, deps, consultantArea);
};
