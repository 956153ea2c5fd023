import {
  cancelInput,
  clientRequest,
  clientRequestDetail,
  clientRequestQuery,
  messageInput,
  paged,
  quoteAnswerInput,
  ratingInput,
  transitionInput,
  type ClientRequestDetail,
  type RequestStatus,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../clock.ts';
import { caller } from '../../http/access.ts';
import { pageOf } from '../../http/pages.ts';
import type { Api } from '../../http/validation.ts';
import { clientDetail, presentForClient } from './detail.ts';
import { reachRequest, referenceParams } from './find.ts';
import { listOwnRequests } from './lists.ts';
import { addMessage, readMessages } from './messages.ts';
import { rateRequest } from './ratings.ts';
import { declineQuote, transition } from './transitions.ts';
import { actorOf, doWork, type RequestParts, type RequestRow, type Work } from './work.ts';

const answer = z.object({ data: clientRequestDetail });
interface Answer {
  data: ClientRequestDetail;
}

/** A change of an own request, answered with the request as it is then. Whatever their role, senders act as clients. */
export const changeOwn = (
  parts: RequestParts,
  request: FastifyRequest,
  reference: string,
  change: (work: Work, row: RequestRow) => Promise<RequestRow>,
): Promise<Answer> => {
  const user = caller(request);
  return doWork(parts, request, {
    actor: { ...actorOf(user), role: 'client' },
    parse: answer.parse,
    work: async (work) => {
      const changed = await change(work, await reachRequest(work.trx, reference, user, 'own'));
      return { data: await clientDetail(work.trx, changed, work.now) };
    },
  });
};

const config = { access: 'signed-in' } as const;
/** What routes about one request take and answer. */
const about = { params: referenceParams, response: { 200: answer } };
const BASE = '/api/account/requests';

const addReading = (app: Api, { db, clock }: RequestParts) => {
  app.get(
    BASE,
    {
      config,
      schema: {
        summary: 'One page of the own requests, what changed last first.',
        querystring: clientRequestQuery,
        response: { 200: paged(clientRequest) },
      },
    },
    async (request) => {
      const { rows, total } = await listOwnRequests(db, caller(request), request.query);
      return pageOf(request.query, total, await presentForClient(db, rows));
    },
  );

  app.get(
    `${BASE}/:reference`,
    { config, schema: { summary: 'An own request with its public history and the moves that are open.', ...about } },
    async (request) => {
      const row = await reachRequest(db, request.params.reference, caller(request), 'own');
      return { data: await clientDetail(db, row, isoNow(clock)) };
    },
  );
};

const addConversation = (app: Api, parts: RequestParts) => {
  app.post(
    `${BASE}/:reference/messages`,
    {
      config,
      schema: { summary: 'Writes to the company; what was waited for goes on.', ...about, body: messageInput },
    },
    (request) =>
      changeOwn(parts, request, request.params.reference, (work, row) => addMessage(work, row, 'client', request.body)),
  );

  app.post(
    `${BASE}/:reference/read`,
    { config, schema: { summary: 'Notes that the messages of ours were seen.', ...about } },
    (request) =>
      changeOwn(parts, request, request.params.reference, async (work, row) => {
        await readMessages(work, row, 'client');
        return row;
      }),
  );

  app.post(
    `${BASE}/:reference/rating`,
    { config, schema: { summary: 'Rates what was finished, once.', ...about, body: ratingInput } },
    (request) =>
      changeOwn(parts, request, request.params.reference, (work, row) => rateRequest(work, row, request.body)),
  );
};

const addMoves = (app: Api, parts: RequestParts) => {
  const move = (request: FastifyRequest, reference: string, to: RequestStatus, note: string) =>
    changeOwn(parts, request, reference, (work, row) => transition(work, row, 'client', { to, note }));

  app.post(
    `${BASE}/:reference/transitions`,
    {
      config,
      schema: { summary: 'Moves an own request; 409 names the moves that are open.', ...about, body: transitionInput },
    },
    (request) => move(request, request.params.reference, request.body.to, request.body.note),
  );

  app.post(
    `${BASE}/:reference/cancel`,
    { config, schema: { summary: 'Cancels an own request, with a reason.', ...about, body: cancelInput } },
    (request) => move(request, request.params.reference, 'cancelled', request.body.note),
  );

  app.post(
    `${BASE}/:reference/quote/accept`,
    {
      config,
      schema: { summary: 'Accepts the quote that was sent, while it holds.', ...about, body: quoteAnswerInput },
    },
    (request) => move(request, request.params.reference, 'accepted', request.body.note),
  );

  app.post(
    `${BASE}/:reference/quote/decline`,
    {
      config,
      schema: { summary: 'Declines the quote: the request goes back to the table.', ...about, body: quoteAnswerInput },
    },
    (request) =>
      changeOwn(parts, request, request.params.reference, (work, row) => declineQuote(work, row, request.body.note)),
  );
};

/** What clients do with their own requests; a request of somebody else does not exist. */
export const clientRequestRoutes = (parts: RequestParts) => async (app: Api) => {
  addReading(app, parts);
  addConversation(app, parts);
  addMoves(app, parts);
};
