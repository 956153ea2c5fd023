import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { failures } from 'shared-lib/copy';

const PREFIXES = ['/api', '/images'] as const;

/** Passes `/api/*` and `/images/*` on, so that the remote alone sees one origin, as it does inside the site. */
export const proxyApi = async (host: FastifyInstance, apiOrigin: string): Promise<void> => {
  for (const prefix of PREFIXES)
    await host.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      // It would log a stack for each request while the API is down; one sentence says it.
      logLevel: 'silent',
      replyOptions: {
        // The API's own 503 with its Retry-After is an answer; the client decides what to do with it.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, host: visited, protocol }, headers) => ({ ...headers, 'x-forwarded-for': ip, 'x-forwarded-host': visited, 'x-forwarded-proto': protocol }),
        onError: (reply) => {
          host.log.warn(`The API at ${apiOrigin} does not answer.`);
          void reply.code(502).header('cache-control', 'no-store').send({ message: failures.network });
        },
      },
    });
};
