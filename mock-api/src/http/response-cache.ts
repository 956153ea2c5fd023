import type { FastifyReply, FastifyRequest } from 'fastify';
import { createDatabaseCache, type CacheGeneration } from '../db/database-cache.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from './validation.ts';

/** Bytes of all cached bodies of a process. */
const MAX_BYTES = 16 * 1024 * 1024;
const CACHED_HEADERS = ['content-type', 'x-total-count', 'x-ignored-parameters', 'link'] as const;

interface CachedResponse {
  body: Buffer;
  headers: Record<string, string>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Caches the response until the database changes. Set it only when the response depends on nothing but the database and
     * the URL: not on the user (beyond the access rule), the time, or files.
     */
    isCacheable?: boolean;
  }
  interface FastifyRequest {
    /** The cache that the response is stored in; `null` when it is not cached. */
    cacheGeneration: CacheGeneration<CachedResponse> | null;
  }
}

/** Embedded rows may depend on the time, and a delay must be observable. */
const UNCACHED_PARAMETERS = ['_embed', '_expand', '_delay'];

const isCacheable = ({ method, query, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.isCacheable === true &&
  typeof query === 'object' &&
  query !== null &&
  !UNCACHED_PARAMETERS.some((name) => Object.hasOwn(query, name));

const headersOf = (reply: FastifyReply): CachedResponse['headers'] =>
  Object.fromEntries(
    CACHED_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/** Adds the response cache. Register it after the access check, so that a cached response also needs permission. */
export const cacheResponses = (app: Api, db: Database): void => {
  const cache = createDatabaseCache<CachedResponse>(db, MAX_BYTES, ({ body }) => body.length);
  app.decorateRequest('cacheGeneration', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!isCacheable(request)) return;
    const generation = cache.current();
    const cached = generation?.get(request.url);
    if (cached) return reply.headers(cached.headers).send(cached.body);
    request.cacheGeneration = generation ?? null;
  });

  app.addHook('onSend', async ({ url, cacheGeneration }, reply, payload) => {
    if (!cacheGeneration || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    cacheGeneration.set(url, { body, headers: headersOf(reply) });
    return body;
  });
};
