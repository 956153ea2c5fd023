import cors from '@fastify/cors';
import { cleanText } from 'shared-lib/contracts';
import type { Api } from './validation.ts';

/** Logs one line for each response. The line has the route pattern, because URLs contain names, e-mail addresses and tokens. */
export const logResponses = (app: Api): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.session ? { user_id: request.session.user.id } : {}),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'response sent');
    else if (reply.statusCode === 403 || reply.statusCode === 429) request.log.warn(line, 'request rejected');
    else request.log.info(line, 'response sent');
  });
};

/** RFC 5987 `attr-char`: `encodeURIComponent` leaves four characters that are none. */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** For old clients. A percent sign is left out, because some of them decode it (RFC 6266, appendix D). */
const ascii = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7E]+/g, '_').replaceAll(/["\\%]/g, '_');
  return plain.replace(/^[_ ]*(?=\.[^.]*$)/, 'file');
};

/**
 * The header that names a download (RFC 6266), in any script. Any name is accepted: what nobody sees is removed, since an override shows
 * `cod.exe` as `exe.doc`, line breaks become spaces, and what separates folders becomes an underscore.
 * @param name file name with its ending
 */
export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string => {
  const shown = cleanText(name).replaceAll(/[/\\]/g, '_');
  return `${kind}; filename="${ascii(shown)}"; filename*=UTF-8''${extended(shown)}`;
};

/**
 * Allows pages of these origins to read responses. Cookies are not used, so `Access-Control-Allow-Credentials` stays unset: the
 * page sends the token in a header. Other origins get the same response without CORS headers.
 */
export const allowOrigins = async (app: Api, origins: readonly string[]): Promise<void> => {
  await app.register(cors, {
    // A function, because with a list other origins would get the remaining headers too.
    origin: async (origin: string | undefined) => (origin !== undefined && origins.includes(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposedHeaders: ['X-Total-Count', 'X-Ignored-Parameters', 'Link', 'Location', 'Retry-After', 'X-Request-Id'],
    maxAge: 3600,
    strictPreflight: false,
  });
};

/** Sets the headers of every response, errors included. Images set their own policy and lifetime. */
export const setResponseHeaders = (app: Api): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const isPublicContent =
      request.routeOptions.config.access === 'public' && request.method === 'GET' && !request.session;
    // Public content may be cached with revalidation. Personal data is never cached.
    reply.header('cache-control', isPublicContent && reply.statusCode < 400 ? 'no-cache' : 'no-store');
  });
};
