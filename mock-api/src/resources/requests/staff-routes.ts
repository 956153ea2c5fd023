import {
  appointmentInput,
  clientRequestDetail,
  convertInput,
  filledReply,
  messageInput,
  noteInput,
  quoteInput,
  staffRequestDetail,
  transitionInput,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../clock.ts';
import { currentUser } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { convertRequest } from './lifecycle/conversion.ts';
import { fillReplies } from '../canned-replies/resource.ts';
import { clientDetail, staffDetail } from './request-detail.ts';
import { findRequest, referenceParams, type RequestScope } from './repository.ts';
import { markRead } from './inbox/unread.ts';
import { addMessage, readMessages } from './messages/messages.ts';
import { saveQuoteDraft } from './quotes/quotes.ts';
import { setAppointment } from './appointments/appointments.ts';
import { addNote } from './lifecycle/staff-actions.ts';
import { requestTransition } from './lifecycle/transitions.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from './lifecycle/request-context.ts';
import { runChange } from './lifecycle/run-change.ts';

/** The routes of one staff role: consultants reach their assigned requests, admins reach all. */
export interface StaffArea {
  base: '/api/consultant/requests' | '/api/admin/requests';
  role: 'consultant' | 'admin';
  scope: RequestScope;
}

const bare = { 200: staffRequestDetail };
const enveloped = { 200: z.object({ data: staffRequestDetail }) };

/** Parameters and response of the routes for one request. */
export const requestSchema = ({ role }: StaffArea) => ({
  params: referenceParams,
  response: role === 'admin' ? bare : enveloped,
});

type Change = (context: RequestContext, row: RequestRow) => Promise<RequestRow>;

/** The json-server dialect of admin routes has no `data` envelope. */
const toResponse = ({ role }: StaffArea, detail: StaffRequestDetail) => (role === 'admin' ? detail : { data: detail });

/** Runs a change by staff and responds with the updated request. */
export const changeAsStaff = async (
  deps: RequestDeps,
  area: StaffArea,
  request: FastifyRequest<{ Params: { reference: string } }>,
  change: Change,
) => {
  const user = currentUser(request);
  const detail = await runChange(deps, request, {
    actor: actorOf(user),
    parse: staffRequestDetail.parse,
    run: async (context) => {
      const changed = await change(context, await findRequest(context.trx, request.params.reference, user, area.scope));
      return staffDetail(context.trx, changed, area.role, context.now);
    },
  });
  return toResponse(area, detail);
};

/** Adapts an action that does not change the row of the request. */
export const keepingRow =
  (action: (context: RequestContext, row: RequestRow) => Promise<void>): Change =>
  async (context, row) => {
    await action(context, row);
    return row;
  };

/** What the client sees of a request, and replies that are ready to send. */
const addPreviews = (app: Api, { db, clock }: RequestDeps, { base, role, scope }: StaffArea) => {
  const config = { access: role };
  app.get(
    `${base}/:reference/client-view`,
    {
      config,
      schema: {
        summary: 'The request as its client sees it.',
        params: referenceParams,
        response: { 200: clientRequestDetail },
      },
    },
    async (request) => {
      const row = await findRequest(db, request.params.reference, currentUser(request), scope);
      return clientDetail(db, row, isoNow(clock));
    },
  );

  app.get(
    `${base}/:reference/replies`,
    {
      config,
      schema: {
        summary: 'The replies that staff reuse, with their variables filled for this request.',
        params: referenceParams,
        response: { 200: z.array(filledReply) },
      },
    },
    async (request) => fillReplies(db, await findRequest(db, request.params.reference, currentUser(request), scope)),
  );
};

const addConversation = (app: Api, deps: RequestDeps, area: StaffArea) => {
  const { base, role } = area;
  const config = { access: role };

  app.post(
    `${base}/:reference/messages`,
    { config, schema: { summary: 'Sends a message to the client.', ...requestSchema(area), body: messageInput } },
    (request) => changeAsStaff(deps, area, request, (context, row) => addMessage(context, row, role, request.body)),
  );

  app.post(
    `${base}/:reference/read`,
    { config, schema: { summary: 'Marks the client’s messages as read.', ...requestSchema(area) } },
    (request) =>
      changeAsStaff(
        deps,
        area,
        request,
        keepingRow(async (context, row) => {
          await readMessages(context, row, 'staff');
          await markRead(context, row.id);
        }),
      ),
  );

  app.post(
    `${base}/:reference/notes`,
    { config, schema: { summary: 'Adds a note that only staff can read.', ...requestSchema(area), body: noteInput } },
    (request) => changeAsStaff(deps, area, request, (context, row) => addNote(context, row, request.body.body)),
  );
};

const addProgress = (app: Api, deps: RequestDeps, area: StaffArea) => {
  const { base, role } = area;
  const config = { access: role };

  app.post(
    `${base}/:reference/transitions`,
    {
      config,
      schema: {
        summary: 'Changes the status of a request; a 409 lists the allowed ones.',
        ...requestSchema(area),
        body: transitionInput,
      },
    },
    (request) =>
      changeAsStaff(deps, area, request, (context, row) => requestTransition(context, row, role, request.body)),
  );

  app.put(
    `${base}/:reference/quote`,
    {
      config,
      schema: { summary: 'Creates or replaces the draft of a quote.', ...requestSchema(area), body: quoteInput },
    },
    (request) =>
      changeAsStaff(
        deps,
        area,
        request,
        keepingRow((context, row) => saveQuoteDraft(context, row, request.body)),
      ),
  );

  app.put(
    `${base}/:reference/appointment`,
    {
      config,
      schema: {
        summary: 'Sets or changes the appointment of a consultation.',
        ...requestSchema(area),
        body: appointmentInput,
      },
    },
    (request) => changeAsStaff(deps, area, request, (context, row) => setAppointment(context, row, request.body)),
  );

  app.post(
    `${base}/:reference/convert`,
    {
      config,
      schema: { summary: 'Converts a contact message to a request.', ...requestSchema(area), body: convertInput },
    },
    (request) => changeAsStaff(deps, area, request, (context, row) => convertRequest(context, row, role, request.body)),
  );
};

/** Adds the routes that consultants and admins share. */
export const addStaffRoutes = (app: Api, deps: RequestDeps, area: StaffArea): void => {
  app.get(
    `${area.base}/:reference`,
    {
      config: { access: area.role },
      schema: { summary: 'A request with its complete history, notes and drafts.', ...requestSchema(area) },
    },
    async (request) => {
      const row = await findRequest(deps.db, request.params.reference, currentUser(request), area.scope);
      return toResponse(area, await staffDetail(deps.db, row, area.role, isoNow(deps.clock)));
    },
  );
  addPreviews(app, deps, area);
  addConversation(app, deps, area);
  addProgress(app, deps, area);
};
