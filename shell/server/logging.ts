import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { REQUEST_ID_HEADER } from 'tooling/server/request-id';

/** Writes one line about something that should not be so. @param details fields of the line beside its message */
export type Log = (message: string, details?: Readonly<Record<string, unknown>>) => void;

/** What was sent for a page. */
interface SentPage {
  remote: string;
  /** Kind of page, such as `/studies/:slug`; its status when it is not 200. */
  page: string;
  /** `none` without one. */
  release: string;
  rendered_by: string;
  /** Whether this visitor saw a release that was not live. */
  is_preview?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the request was for a page. */
    sentPage?: SentPage | undefined;
  }
}

/** A log on standard output: one JSON object per line, with time and level. @param level of `readLogLevel` */
export const createLogger = (level: string): FastifyBaseLogger => pino({ level, base: { app: 'shell' } });

/** What is requested so often, and says so little, that it shows at the level `debug` only. */
const isQuiet = (route: string): boolean =>
  !/^\/(?:\*|api(?:\/\*|\/)?|sitemap\.xml|rss\.xml|robots\.txt)$/.test(route) && route !== 'unknown';

/**
 * Gives each response the id of its request, and logs one line for it: time, level, request id, release, duration. The line has the pattern of the
 * page or route, because URLs hold names and tokens.
 */
export const logResponses = (server: FastifyInstance): void => {
  server.decorateRequest('sentPage');
  server.addHook('onRequest', async ({ id }, reply) => void reply.header(REQUEST_ID_HEADER, id));
  server.addHook('onResponse', async (request, reply) => {
    const { id, method, sentPage, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const line = {
      request_id: id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...sentPage,
    };
    if (isQuiet(route) && reply.statusCode < 500) server.log.debug(line, 'response sent');
    // The logger of a proxied request is as silent as the plugin that proxies it.
    else server.log.info(line, 'response sent');
  });
};
