import type { FastifyInstance } from 'fastify';
import { failures } from 'shared-lib/copy';
import { messagePage as copy } from '../src/copy/message-page.ts';
import { messageHeaders, messagePage } from './message-page.ts';
import { redactUrl } from './urls.ts';

const PROXIED = /^\/(?:api|images|storage)(?:[/?]|$)/;

interface HttpError extends Error {
  statusCode?: number;
}

/**
 * Responds to requests that failed. A request that Fastify rejects (`..` in a path to the API) gets 404, so that the response
 * reveals nothing. An error of ours gets 500 with a general sentence and the id of the request, with which the log has its details.
 */
export const registerErrorHandler = (server: FastifyInstance): void => {
  server.setErrorHandler(async (error: HttpError, request, reply) => {
    const isClientError = error.statusCode !== undefined && error.statusCode < 500;
    if (!isClientError)
      server.log.error(
        { request_id: request.id, stack: error.stack },
        `${request.method} ${redactUrl(request.url)}: ${String(error)}`,
      );
    const message = failures[isClientError ? 'not-found' : 'server'];
    reply.code(isClientError ? 404 : 500).header('cache-control', 'no-store');
    if (PROXIED.test(request.url))
      return reply.type('application/json; charset=utf-8').send({ message, request_id: request.id });
    return isClientError
      ? reply.type('text/plain; charset=utf-8').send(message)
      : reply.headers(messageHeaders).send(messagePage({ ...copy.error, requestId: request.id }));
  });
};
