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
import * as z from 'zod/mini';
import { answerList, listQuerystring } from '../../dialect/answer-list.ts';
import { found, idParams, rowNumber } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { addRequestBulk } from './bulk-routes.ts';
import { presentForStaff } from './detail.ts';
import { inboxOf } from './letters.ts';
import { requestList } from './request-list.ts';
import { about, addDesk, changeAtDesk, type Desk } from './staff-routes.ts';
import { assignRequest, setArchived, setPriority, setSpam } from './staff-work.ts';
import { transition } from './transitions.ts';
import type { RequestParts } from './work.ts';

export const adminDesk: Desk = { base: '/api/admin/requests', role: 'admin', reach: 'all' };

/** The reading half of the dialect: requests change by their transitions only. */
const addInbox = (app: Api, { db, siteOrigin }: RequestParts, kind: RequestKind) => {
  const path = `/api/admin/${inboxOf[kind]}`;
  const base = () => db.selectFrom('requests').selectAll('requests').where('kind', '=', kind);

  const config = { access: 'admin', isOfDataOnly: true } as const;

  app.get(
    path,
    {
      config,
      schema: {
        summary: `Requests of the kind ${kind}, in the dialect.`,
        querystring: listQuerystring,
        response: { 200: z.array(staffRequest) },
      },
    },
    async ({ query, url }, reply) => {
      const rows = await answerList({
        query,
        address: new URL(url, siteOrigin),
        reply,
        db,
        base: base(),
        resource: requestList,
        present: (row) => row,
      });
      return presentForStaff(db, rows);
    },
  );

  app.get(
    `${path}/:id`,
    {
      config,
      schema: { summary: `One request of the kind ${kind}.`, params: idParams, response: { 200: staffRequest } },
    },
    async ({ params }) => {
      const id = rowNumber(params.id);
      const row = id === undefined ? undefined : await base().where('id', '=', id).executeTakeFirst();
      return (await presentForStaff(db, [found(row)]))[0];
    },
  );
};

const addAdministration = (app: Api, parts: RequestParts) => {
  const { base } = adminDesk;
  const config = { access: 'admin' } as const;

  app.post(
    `${base}/:reference/quote/send`,
    {
      config,
      schema: { summary: 'Sends the draft of a quote to the client.', ...about(adminDesk), body: quoteAnswerInput },
    },
    (request) =>
      changeAtDesk(parts, adminDesk, request, (work, row) =>
        transition(work, row, 'admin', { to: 'quoted', note: request.body.note }),
      ),
  );

  app.post(
    `${base}/:reference/assign`,
    {
      config,
      schema: { summary: 'Gives a request to a consultant, or takes it back.', ...about(adminDesk), body: assignInput },
    },
    (request) => changeAtDesk(parts, adminDesk, request, (work, row) => assignRequest(work, row, request.body)),
  );

  app.post(
    `${base}/:reference/priority`,
    { config, schema: { summary: 'Marks a request as urgent, or not.', ...about(adminDesk), body: priorityInput } },
    (request) => changeAtDesk(parts, adminDesk, request, (work, row) => setPriority(work, row, request.body.priority)),
  );

  app.post(
    `${base}/:reference/spam`,
    { config, schema: { summary: 'Marks a request as spam, or not.', ...about(adminDesk), body: spamInput } },
    (request) => changeAtDesk(parts, adminDesk, request, (work, row) => setSpam(work, row, request.body.is_spam)),
  );

  app.post(
    `${base}/:reference/archive`,
    {
      config,
      schema: { summary: 'Puts a request out of the way, or brings it back.', ...about(adminDesk), body: archiveInput },
    },
    (request) =>
      changeAtDesk(parts, adminDesk, request, (work, row) => setArchived(work, row, request.body.is_archived)),
  );
};

/** The administration's inboxes and its work on every request. */
export const adminRequestRoutes = (parts: RequestParts) => async (app: Api) => {
  for (const kind of requestKinds) {
    addInbox(app, parts, kind);
    addRequestBulk(app, parts, kind);
  }
  addDesk(app, parts, adminDesk);
  addAdministration(app, parts);
};
