import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { bodyTooLarge, failures } from 'shared-lib/copy';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Path prefix in the browser → path prefix of the API. The old site served pictures under `/storage` (specification §7). */
const PREFIXES = { '/api': '/api', '/images': '/images', '/storage': '/images' } as const;

/** Longest pause without data. Longer than the timeout of our HTTP client (10 s); uploads and exports may take longer in total. */
const IDLE_TIMEOUT_MS = 30_000;

/** More than any endpoint accepts as JSON; files have another type. */
const MAX_JSON_BYTES = 4 * 1024 * 1024;

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

/**
 * Reads JSON bodies as a whole before they are sent on. The API refuses a large one before it has read it, and a client that is still
 * writing then would lose the response. The bytes stay as they are.
 */
const readJsonBodies = (host: FastifyInstance): void => {
  host.removeAllContentTypeParsers();
  host.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES },
    (_request, body, done) => done(null, Readable.from([body])),
  );
  host.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  host.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    if (error.statusCode !== 413) throw error;
    return reply.code(413).header('cache-control', 'no-store').send({ message: bodyTooLarge });
  });
};

/** Aborted when the client leaves before it has the response. */
const clientLeft = new AsyncLocalStorage<AbortSignal>();

/** Ends the request to the API when the client leaves, so that the API does not work for nobody. The proxy itself only notices an upload. */
const followClients = (host: FastifyInstance): void => {
  host.addHook('preHandler', (_request, { raw }, done) => {
    const left = new AbortController();
    raw.once('close', () => {
      if (!raw.writableFinished) left.abort();
    });
    clientLeft.run(left.signal, done);
  });
};

/** Proxies API requests and pictures, so that browsers see one origin: in the site, and when a remote runs standalone. */
export const proxyApi = async (host: FastifyInstance, apiOrigin: string): Promise<void> => {
  await host.register(async (scope) => {
    readJsonBodies(scope);
    followClients(scope);
    await registerProxies(scope, apiOrigin);
  });
};

const registerProxies = async (host: FastifyInstance, apiOrigin: string): Promise<void> => {
  for (const [prefix, rewritePrefix] of Object.entries(PREFIXES))
    await host.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix,
      proxyPayloads: false,
      http: {
        requestOptions: {
          timeout: IDLE_TIMEOUT_MS,
          // Read for each request.
          get signal() {
            return clientLeft.getStore();
          },
        },
      },
      // The plugin logs a stack for each request while the API is down; `onError` logs one sentence.
      logLevel: 'silent',
      replyOptions: {
        retryDelay: retryLostConnection,
        rewriteRequestHeaders: ({ id, ip, host: requestHost, protocol }, headers) => ({
          ...headers,
          [REQUEST_ID_HEADER]: id,
          'x-forwarded-for': ip,
          'x-forwarded-host': requestHost,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply) => {
          // The connection to the API may break after its response, and breaks when the client leaves.
          if (reply.raw.headersSent || reply.raw.destroyed) return;
          // The logger of the reply is as silent as the plugin.
          host.log.warn({ request_id: reply.request.id }, `The API at ${apiOrigin} does not respond.`);
          void reply.code(502).header('cache-control', 'no-store').send({ message: failures.network });
        },
      },
    });
};
