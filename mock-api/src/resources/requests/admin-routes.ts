import {
  archiveInput,
  assignInput,
  priorityInput,
  quoteAnswerInput,
  requestKinds,
  spamInput,
  staffRequest,
  type RequestKind,
} from 'shared-lib/contracts';
import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { addCountsRoute } from '../../dialect/counts.ts';
import { readListQuery } from '../../dialect/list-query.ts';
import { listResponse, listQuerystring } from '../../dialect/list-response.ts';
import { countList } from '../../dialect/select.ts';
import { orNotFound, idParams, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { addBulkOfAllKinds, addRequestBulk } from './bulk-routes.ts';
import { presentForInbox } from './request-detail.ts';
import { addEntryRoute } from './entry/routes.ts';
import { addInboxRoutes } from './inbox/routes.ts';
import { inboxName } from './repository.ts';
import { requestList } from './lists/request-pages.ts';
import { addStaffRoutes, changeAsStaff, requestSchema, type StaffArea } from './staff-routes.ts';
import { assignRequest, setArchived, setPriority, setSpam } from './lifecycle/staff-actions.ts';
import { requestTransition } from './lifecycle/transitions.ts';
import type { RequestDeps } from './lifecycle/request-context.ts';

export const adminArea: StaffArea = { base: '/api/admin/requests', role: 'admin', scope: 'all' };

/** Adds the read routes of the json-server dialect. Requests only change through their actions. */
const addInbox = (app: Api, { db, siteOrigin }: RequestDeps, kind: RequestKind) => {
  const path = `/api/admin/${inboxName[kind]}`;
  const base = () => db.selectFrom('requests').selectAll('requests').where('kind', '=', kind);

  const config = { access: 'admin', isCacheable: true } as const;

  app.get(
    path,
    {
      config,
      schema: {
        summary: `Requests of the kind ${kind}, in the json-server dialect.`,
        querystring: listQuerystring,
        response: { 200: z.array(staffRequest) },
      },
    },
    async ({ query, url }, reply) => {
      const rows = await listResponse({
        query,
        url: siteUrl(siteOrigin, url),
        reply,
        db,
        base: base(),
        resource: requestList,
        present: (row) => row,
      });
      return presentForInbox(db, rows);
    },
  );

  addCountsRoute(app, {
    path,
    config,
    count: (query) => countList(db, base(), requestList, readListQuery(requestList, query)),
  });

  app.get(
    `${path}/:id`,
    {
      config,
      schema: { summary: `One request of the kind ${kind}.`, params: idParams, response: { 200: staffRequest } },
    },
    async ({ params }) => {
      const id = parseRowId(params.id);
      const row = id === undefined ? undefined : await base().where('id', '=', id).executeTakeFirst();
      return (await presentForInbox(db, [orNotFound(row)]))[0];
    },
  );
};

const addAssignmentRoutes = (app: Api, deps: RequestDeps) => {
  const { base } = adminArea;
  const config = { access: 'admin' } as const;

  app.post(
    `${base}/:reference/quote/send`,
    {
      config,
      schema: {
        summary: 'Sends the draft of a quote to the client.',
        ...requestSchema(adminArea),
        body: quoteAnswerInput,
      },
    },
    (request) =>
      changeAsStaff(deps, adminArea, request, (context, row) =>
        requestTransition(context, row, 'admin', { to: 'quoted', note: request.body.note }),
      ),
  );

  app.post(
    `${base}/:reference/assign`,
    {
      config,
      schema: {
        summary: 'Assigns a request to a consultant, or unassigns it.',
        ...requestSchema(adminArea),
        body: assignInput,
      },
    },
    (request) => changeAsStaff(deps, adminArea, request, (context, row) => assignRequest(context, row, request.body)),
  );
};

const addTriageRoutes = (app: Api, deps: RequestDeps) => {
  const { base } = adminArea;
  const config = { access: 'admin' } as const;

  app.post(
    `${base}/:reference/priority`,
    {
      config,
      schema: { summary: 'Sets the priority of a request.', ...requestSchema(adminArea), body: priorityInput },
    },
    (request) =>
      changeAsStaff(deps, adminArea, request, (context, row) => setPriority(context, row, request.body.priority)),
  );

  app.post(
    `${base}/:reference/spam`,
    {
      config,
      schema: {
        summary: 'Marks a request as spam, or removes the mark.',
        ...requestSchema(adminArea),
        body: spamInput,
      },
    },
    (request) => changeAsStaff(deps, adminArea, request, (context, row) => setSpam(context, row, request.body.is_spam)),
  );

  app.post(
    `${base}/:reference/archive`,
    {
      config,
      schema: {
        summary: 'Archives a request, or restores it from the archive.',
        ...requestSchema(adminArea),
        body: archiveInput,
      },
    },
    (request) =>
      changeAsStaff(deps, adminArea, request, (context, row) => setArchived(context, row, request.body.is_archived)),
  );
};

/** Inboxes, and the actions of admins on all requests. */
export const adminRequestRoutes = (deps: RequestDeps) => async (app: Api) => {
  addInboxRoutes(app, deps);
  addEntryRoute(app, deps);
  addBulkOfAllKinds(app, deps);
  for (const kind of requestKinds) {
    addInbox(app, deps, kind);
    addRequestBulk(app, deps, kind);
  }
  addStaffRoutes(app, deps, adminArea);
  addAssignmentRoutes(app, deps);
  addTriageRoutes(app, deps);
};
