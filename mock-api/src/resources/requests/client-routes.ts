import {
  cancelInput,
  clientRequest,
  clientRequestDetail,
  clientRequestQuery,
  messageInput,
  paged,
  appointmentWishInput,
  quoteAnswerInput,
  quoteDeclineInput,
  ratingInput,
  transitionInput,
  type ClientRequestDetail,
  type RequestStatus,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../clock.ts';
import { currentUser } from '../../http/access.ts';
import { pageOf } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { wishToMove, withdrawWish } from './appointments/appointments.ts';
import { clientDetail, presentForClient } from './request-detail.ts';
import { findRequest, referenceParams } from './repository.ts';
import { listClientRequests } from './lists/request-pages.ts';
import { addMessage, readMessages } from './messages/messages.ts';
import { rateRequest } from './lifecycle/conversion.ts';
import { declineQuote, requestTransition } from './lifecycle/transitions.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from './lifecycle/request-context.ts';
import { runChange } from './lifecycle/run-change.ts';

const response = z.object({ data: clientRequestDetail });

/** Runs a change of an own request and responds with the updated request. The sender acts as a client, whatever the account's role. */
export const changeOwnRequest = (
  deps: RequestDeps,
  request: FastifyRequest,
  reference: string,
  change: (context: RequestContext, row: RequestRow) => Promise<RequestRow>,
): Promise<{ data: ClientRequestDetail }> => {
  const user = currentUser(request);
  return runChange(deps, request, {
    actor: { ...actorOf(user), role: 'client' },
    parse: response.parse,
    run: async (context) => {
      const changed = await change(context, await findRequest(context.trx, reference, user, 'own'));
      return { data: await clientDetail(context.trx, changed, context.now) };
    },
  });
};

const config = { access: 'signed-in' } as const;
/** Parameters and response of the routes for one request. */
const requestSchema = { params: referenceParams, response: { 200: response } };
const BASE = '/api/account/requests';

const addReadRoutes = (app: Api, { db, clock }: RequestDeps) => {
  app.get(
    BASE,
    {
      config,
      schema: {
        summary: 'One page of the own requests, with the next step of each.',
        querystring: clientRequestQuery,
        response: { 200: paged(clientRequest) },
      },
    },
    async (request) => {
      const { rows, total } = await listClientRequests(db, currentUser(request), request.query, clock);
      return pageOf(request.query, total, await presentForClient(db, rows, isoNow(clock)));
    },
  );

  app.get(
    `${BASE}/:reference`,
    {
      config,
      schema: { summary: 'An own request with its public history and the allowed transitions.', ...requestSchema },
    },
    async (request) => {
      const row = await findRequest(db, request.params.reference, currentUser(request), 'own');
      return { data: await clientDetail(db, row, isoNow(clock)) };
    },
  );
};

const addMessageRoutes = (app: Api, deps: RequestDeps) => {
  app.post(
    `${BASE}/:reference/messages`,
    {
      config,
      schema: {
        summary: 'Sends a message to the company. A request that waits for the client resumes.',
        ...requestSchema,
        body: messageInput,
      },
    },
    (request) =>
      changeOwnRequest(deps, request, request.params.reference, (context, row) =>
        addMessage(context, row, 'client', request.body),
      ),
  );

  app.post(
    `${BASE}/:reference/read`,
    { config, schema: { summary: 'Marks the messages of staff as read.', ...requestSchema } },
    (request) =>
      changeOwnRequest(deps, request, request.params.reference, async (context, row) => {
        await readMessages(context, row, 'client');
        return row;
      }),
  );

  app.post(
    `${BASE}/:reference/rating`,
    { config, schema: { summary: 'Rates a finished request, once.', ...requestSchema, body: ratingInput } },
    (request) =>
      changeOwnRequest(deps, request, request.params.reference, (context, row) =>
        rateRequest(context, row, request.body),
      ),
  );
};

const addTransitionRoutes = (app: Api, deps: RequestDeps) => {
  const changeTo = (request: FastifyRequest, reference: string, to: RequestStatus, note: string) =>
    changeOwnRequest(deps, request, reference, (context, row) =>
      requestTransition(context, row, 'client', { to, note }),
    );

  app.post(
    `${BASE}/:reference/transitions`,
    {
      config,
      schema: {
        summary: 'Changes the status of an own request; a 409 lists the allowed ones.',
        ...requestSchema,
        body: transitionInput,
      },
    },
    (request) => changeTo(request, request.params.reference, request.body.to, request.body.note),
  );

  app.post(
    `${BASE}/:reference/cancel`,
    { config, schema: { summary: 'Cancels an own request, with a reason.', ...requestSchema, body: cancelInput } },
    (request) => changeTo(request, request.params.reference, 'cancelled', request.body.note),
  );

  app.post(
    `${BASE}/:reference/quote/accept`,
    {
      config,
      schema: { summary: 'Accepts the sent quote before it expires.', ...requestSchema, body: quoteAnswerInput },
    },
    (request) => changeTo(request, request.params.reference, 'accepted', request.body.note),
  );

  app.post(
    `${BASE}/:reference/quote/decline`,
    {
      config,
      schema: {
        summary: 'Declines the quote, with a reason: the request returns to review.',
        ...requestSchema,
        body: quoteDeclineInput,
      },
    },
    (request) =>
      changeOwnRequest(deps, request, request.params.reference, (context, row) =>
        declineQuote(context, row, request.body.note),
      ),
  );
};

const addAppointmentRoutes = (app: Api, deps: RequestDeps) => {
  app.put(
    `${BASE}/:reference/appointment/wish`,
    {
      config,
      schema: {
        summary: 'Asks to move the appointment of a consultation; staff decide.',
        ...requestSchema,
        body: appointmentWishInput,
      },
    },
    (request) =>
      changeOwnRequest(deps, request, request.params.reference, (context, row) =>
        wishToMove(context, row, request.body),
      ),
  );

  app.delete(
    `${BASE}/:reference/appointment/wish`,
    { config, schema: { summary: 'Withdraws the wish: the appointment stays.', ...requestSchema } },
    (request) => changeOwnRequest(deps, request, request.params.reference, withdrawWish),
  );
};

/** Routes for the own requests of an account. A request of another account is a 404. */
export const clientRequestRoutes = (deps: RequestDeps) => async (app: Api) => {
  addReadRoutes(app, deps);
  addMessageRoutes(app, deps);
  addTransitionRoutes(app, deps);
  addAppointmentRoutes(app, deps);
};
