import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failures } from 'shared-lib/copy';
import type { ErrorResponse } from 'shared-lib/contracts';
import type { FastifyError, FastifyReply, FastifyRequest, ConnectionError } from 'fastify';
import { copy } from '../copy/ar.ts';
import { isStorageFailure } from '../db/storage-failure.ts';
import { ApiError, badRequest, notFound } from './api-error.ts';
import { SECOND } from '../clock.ts';
import type { Api } from './validation.ts';

/** A signal that is aborted when the client closes its connection before it has the response. */
export const clientLeft = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** Converts a route pattern to a regular expression: `:name` matches one segment, `*` matches the rest. */
const matcher = (pattern: string): RegExp => {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${segments.join('/')}$`);
};

/**
 * Responds with 404 to an unknown path, and with 405 and `Allow` to a known path with another method. In a hook, so that a body does
 * not matter: a parser would reject it first.
 */
export const handleUnknownPaths = (app: Api): void => {
  app.addHook('onRequest', async (request, reply) => {
    // @fastify/cors has a route for OPTIONS on every path.
    if (!request.is404 && request.method !== 'OPTIONS') return;
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = app.routeTable.filter((rule) => matcher(rule.path).test(path)).map(({ method }) => method);
    if (methods.length === 0) throw notFound(copy.http.noSuchPath);
    const allow = [...new Set([...methods, 'OPTIONS'])].join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
    throw new ApiError(405, copy.http.methodNotAllowed, { headers: { allow } });
  });
};

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Time for the client to read the response and close the connection. */
const LINGER_MS = SECOND;

/** Sends an error response and closes the connection, even when the client keeps sending. */
export const endConnection = (socket: Socket, status: number): void => {
  const body = JSON.stringify({ message: copy.http.badRequest });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
};

/** Handles data that is not a complete HTTP request. Fastify has no reply object for it. */
export const handleClientError = ({ code }: ConnectionError, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endConnection(socket, STATUS[code] ?? 400);
};

/** Arabic messages for Fastify's own errors, by status. Fastify's messages are English and technical. */
const messages: Record<number, string> = {
  400: copy.http.badRequest,
  404: copy.http.noSuchPath,
  413: copy.http.tooLarge,
  415: copy.http.notJson,
  503: copy.http.busy,
};

const hasStatus = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** Methods that save nothing: their message does not mention lost data. */
const READ_METHODS = ['GET', 'HEAD'];

/** The error as the client may see it; `undefined` for an unexpected error, whose details stay in the log. */
const toPublicError = (error: unknown, { method }: FastifyRequest): ApiError | undefined => {
  if (error instanceof ApiError) return error;
  if (isStorageFailure(error))
    return new ApiError(503, READ_METHODS.includes(method) ? copy.http.reading : copy.http.storage, {
      headers: { 'retry-after': '30' },
    });
  if (!hasStatus(error) || error.statusCode >= 500) return undefined;
  const message = messages[error.statusCode];
  return message ? new ApiError(error.statusCode, message) : badRequest();
};

const logFailure = (error: unknown, known: ApiError | undefined, request: FastifyRequest): void => {
  // By accident, or because its user cancelled an upload.
  if (request.socket.destroyed)
    request.log.info({ route: request.routeOptions.url }, 'the client left during its request');
  else if (!known || known.status >= 500) request.log.error({ err: error }, 'request failed');
};

/** Sends every error as `{ message, errors?, request_id }` in Arabic. The cause of a 500 is only logged. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toPublicError(error, request);
  logFailure(error, known, request);
  const body: ErrorResponse = {
    message: known?.message ?? failures.server,
    ...(known?.errors ? { errors: known.errors } : {}),
    ...(known?.allowed ? { allowed: known.allowed } : {}),
    ...(known?.changedSince ? { changed_since: known.changedSince } : {}),
    request_id: request.id,
  };
  void reply
    .code(known?.status ?? 500)
    .headers(known?.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(body);
};
