import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { failures } from 'shared-lib/copy';

/** Path prefix in the browser → path prefix of the API. The old site served pictures under `/storage` (specification §7). */
const PREFIXES = { '/api': '/api', '/images': '/images', '/storage': '/images' } as const;

/** Longest pause without data. Longer than the timeout of our HTTP client (10 s); uploads and exports may take longer in total. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * The API may close an idle connection at the moment when it is used again, so a GET or HEAD that meets this is sent once
 * more. Every response, also a 503 with Retry-After, goes to the client, which decides whether to retry.
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

/** Proxies API requests and pictures, so that browsers see one origin: in the site, and when a remote runs standalone. */
export const proxyApi = async (host: FastifyInstance, apiOrigin: string): Promise<void> => {
  for (const [prefix, rewritePrefix] of Object.entries(PREFIXES))
    await host.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix,
      http: { requestOptions: { timeout: IDLE_TIMEOUT_MS } },
      // The plugin logs a stack for each request while the API is down; `onError` logs one sentence.
      logLevel: 'silent',
      replyOptions: {
        retryDelay: retryLostConnection,
        rewriteRequestHeaders: ({ ip, host: requestHost, protocol }, headers) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-host': requestHost,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply) => {
          host.log.warn(`The API at ${apiOrigin} does not respond.`);
          void reply.code(502).header('cache-control', 'no-store').send({ message: failures.network });
        },
      },
    });
};
