import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { failures } from 'shared-lib/copy';

/** Longer than the browser's own 10 seconds; uploads and exports keep going as long as bytes come. */
const SILENCE_MS = 30_000;

/** Passes `/api` and `/images` on to the API, so that the browser sees one origin. */
export const registerProxy = async (server: FastifyInstance, apiOrigin: string): Promise<void> => {
  for (const prefix of ['/api', '/images', '/storage'])
    await server.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix === '/storage' ? '/images' : prefix,
      http: { requestOptions: { timeout: SILENCE_MS } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (reply) => {
          void reply.code(502).header('cache-control', 'no-store').send({ message: failures.network });
        },
      },
    });
};
