import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { failures } from 'shared-lib/copy';

/** Prefix as browsers ask for it → as the API knows it. Pictures of old addresses lie under `/storage` (specification §7). */
const PREFIXES = { '/api': '/api', '/images': '/images', '/storage': '/images' } as const;

/** Longer than the browser's own 10 seconds; uploads and exports go on as long as bytes come. */
const SILENCE_MS = 30_000;

/**
 * An idle connection may be closed by the API at the moment it is used again; a reading call that meets this goes out once
 * more. Everything else is an answer (a 503 with its Retry-After too), and the client decides what to do with it.
 */
const retryLostConnection = ({
  err,
  req,
  attempt,
}: {
  err: Error & { code?: string };
  req: { method?: string };
  attempt: number;
}): number | null =>
  attempt < 1 && err?.code === 'ECONNRESET' && (req.method === 'GET' || req.method === 'HEAD') ? 1 : null;

/** Passes calls and pictures on to the API, so that browsers see one origin: in the site, and when a remote runs alone. */
export const proxyApi = async (host: FastifyInstance, apiOrigin: string): Promise<void> => {
  for (const [prefix, rewritePrefix] of Object.entries(PREFIXES))
    await host.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix,
      http: { requestOptions: { timeout: SILENCE_MS } },
      // It would log a stack for each request while the API is down; one sentence says it.
      logLevel: 'silent',
      replyOptions: {
        retryDelay: retryLostConnection,
        rewriteRequestHeaders: ({ ip, host: visited, protocol }, headers) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-host': visited,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply) => {
          host.log.warn(`The API at ${apiOrigin} does not answer.`);
          void reply.code(502).header('cache-control', 'no-store').send({ message: failures.network });
        },
      },
    });
};
