import cors from '@fastify/cors';
import { cleanText, printableText } from 'shared-lib/contracts';
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

/**
 * What `printableText` may change, as code units: a pattern of code points takes twice as long on a text of a megabyte. The surrogates
 * are those of invisible characters; `JSON.stringify` escapes single ones.
 */
const HIDDEN = new RegExp(
  `[${[
    ['007F', '009F'],
    ['00AD', '00AD'],
    ['034F', '034F'],
    ['061C', '061C'],
    ['115F', '1160'],
    ['17B4', '17B5'],
    ['180B', '180F'],
    ['200B', '200F'],
    ['2028', '202E'],
    ['2060', '206F'],
    ['3164', '3164'],
    ['D82F', 'D82F'],
    ['D834', 'D834'],
    ['DB40', 'DB43'],
    ['DFFE', 'DFFF'],
    ['FDD0', 'FDEF'],
    ['FE00', 'FE0F'],
    ['FEFF', 'FEFF'],
    ['FFA0', 'FFA0'],
    ['FFF0', 'FFFB'],
    ['FFFE', 'FFFF'],
  ]
    .map(([first, last]) => `\\u${first}-\\u${last}`)
    .join('')}]`,
);
/** Controls and single surrogates, as `JSON.stringify` writes them. */
const ESCAPED = /\\[bfru]/;
const STRING = /"(?:[^"\\]|\\.)*"/g;

const isHidden = (json: string): boolean => HIDDEN.test(json) || ESCAPED.test(json);
const cleanString = (json: string): string =>
  isHidden(json) ? JSON.stringify(printableText(String(JSON.parse(json)))) : json;

/**
 * Accepts any JSON text of `JSON.stringify`. Its strings lose what `printableText` removes, because rows may be older than the cleaning
 * of input or come from another program: single surrogates, which strict parsers refuse, controls, overrides. All else stays as it is,
 * also `<` and quotation marks: who renders a text escapes it for its format.
 */
export const printableJson = (json: string): string => (isHidden(json) ? json.replaceAll(STRING, cleanString) : json);

/** Register it before the response cache, which then stores what was cleaned. */
export const sendPrintableJson = (app: Api): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    const isJson = /^application\/(?:[\w.-]+\+)?json/.test(String(reply.getHeader('content-type')));
    return isJson && typeof payload === 'string' ? printableJson(payload) : payload;
  });
};
