import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKept, type KeptState } from '../db/kept.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from './validation.ts';

/** Bytes of all answers that a process keeps. */
const ROOM = 16 * 1024 * 1024;
const HEADERS = ['content-type', 'x-total-count', 'link'] as const;

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer is made of the database and the address alone: not of who asks (beyond being allowed to), of the time, or of
     * files. While nothing is written it is made once.
     */
    isOfDataOnly?: boolean;
  }
  interface FastifyRequest {
    /** Where the answer will be kept. */
    keptState: KeptState<Answer> | null;
  }
}

/** Rows that come along may be of those that change with time, and a delay is meant to be felt. */
const LIVELY = ['_embed', '_expand', '_delay'];

const mayBeKept = ({ method, query, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.isOfDataOnly === true &&
  typeof query === 'object' &&
  query !== null &&
  !LIVELY.some((name) => Object.hasOwn(query, name));

const headersOf = (reply: FastifyReply): Answer['headers'] =>
  Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/** Answers again what is known to be the same; called after callers were looked at, so that each is allowed to have it. */
export const keepAnswers = (app: Api, db: Database): void => {
  const kept = createKept<Answer>(db, ROOM, ({ body }) => body.length);
  app.decorateRequest('keptState', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!mayBeKept(request)) return;
    const state = kept.now();
    const answer = state?.get(request.url);
    if (answer) return reply.headers(answer.headers).send(answer.body);
    request.keptState = state ?? null;
  });

  app.addHook('onSend', async ({ url, keptState }, reply, payload) => {
    if (!keptState || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    keptState.keep(url, { body, headers: headersOf(reply) });
    return body;
  });
};
