import type { Api } from './validation.ts';

const EXPOSED = 'X-Total-Count, Link, Location, Retry-After, X-Request-Id';
const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Request-Id';
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ONE_HOUR = '3600';

/**
 * Allows pages of these origins to read responses. Cookies are not used, so `Access-Control-Allow-Credentials` stays unset: the
 * page sends the token in a header. Other origins get the same response without CORS headers.
 */
export const allowOrigins = (app: Api, origins: readonly string[]): void => {
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !allowed.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': ALLOWED_METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': ONE_HOUR,
      })
      .send();
  });
};
