import { failures } from 'shared-lib/copy';
import type { Failure } from 'shared-lib/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { copy } from '../copy/ar.ts';
import { storageFailure } from '../db/storage-failure.ts';
import { ApiError, badRequest } from './api-error.ts';

/** What Fastify itself refuses, by status: its own words are English and speak of code. */
const sentences: Record<number, string> = {
  400: copy.http.badRequest,
  404: copy.http.noSuchPath,
  413: copy.http.tooLarge,
  415: copy.http.notJson,
  503: copy.http.busy,
};

const hasStatus = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** Calls that save nothing of what somebody wrote: nobody needs to fear for it. */
const READING = ['GET', 'HEAD'];

/** What the caller learns of an error; `undefined` when it is ours and nobody's business. */
const publicError = (error: unknown, { method }: FastifyRequest): ApiError | undefined => {
  if (error instanceof ApiError) return error;
  if (storageFailure(error))
    return new ApiError(503, READING.includes(method) ? copy.http.reading : copy.http.storage, {
      headers: { 'retry-after': '30' },
    });
  if (!hasStatus(error) || error.statusCode >= 500) return undefined;
  const sentence = sentences[error.statusCode];
  return sentence ? new ApiError(error.statusCode, sentence) : badRequest();
};

/** Answers every failure as `{ message, errors?, request_id }` in Arabic; only the log learns what a 500 was. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const told = publicError(error, request);
  if (!told || told.status >= 500) request.log.error({ err: error }, 'request failed');
  const body: Failure = {
    message: told?.message ?? failures.server,
    ...(told?.errors ? { errors: told.errors } : {}),
    ...(told?.allowed ? { allowed: told.allowed } : {}),
    ...(told?.changedSince ? { changed_since: told.changedSince } : {}),
    request_id: request.id,
  };
  void reply
    .code(told?.status ?? 500)
    .headers(told?.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(body);
};
