import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { errorResponse } from 'shared-lib/contracts';
import type { FailureKind } from 'shared-lib/copy';
import { HttpError, isOffline } from './http-error.ts';

/** Specification §7. */
const TIMEOUT_MS = 10_000;

export const createClient = (config: AxiosRequestConfig): AxiosInstance =>
  axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' }, ...config });

const kindOfStatus = (status: number): FailureKind => {
  const kinds: Record<number, FailureKind> = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    422: 'validation',
    429: 'rate-limited',
  };
  return kinds[status] ?? 'server';
};

/** Converts an axios error to an `HttpError`. Rethrows any other error. */
export const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (!(error instanceof AxiosError)) throw error;
  if (!error.response) {
    if (isOffline()) return new HttpError('offline');
    return new HttpError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network');
  }
  const { status, headers } = error.response;
  const body = errorResponse.safeParse(error.response.data);
  const retryAfter = Number(headers['retry-after']);
  return new HttpError(kindOfStatus(status), {
    status,
    message: body.data?.message,
    errors: body.data?.errors,
    changedSince: body.data?.changed_since,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  });
};
