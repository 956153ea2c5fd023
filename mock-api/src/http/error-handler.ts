import { failures } from 'shared-lib/copy';
import type { ErrorResponse } from 'shared-lib/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { copy } from '../copy/ar.ts';
import { isStorageFailure } from '../db/storage-failure.ts';
import { ApiError, badRequest } from './api-error.ts';

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
