import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { errorResponse } from 'shared-lib/contracts';
import type { FailureKind } from 'shared-lib/copy';
import { HttpError } from './http-error.ts';
import { isOffline } from './is-offline.ts';

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

/** Turns whatever axios threw into the one error that the house knows. */
export const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (!(error instanceof AxiosError)) throw error;
  if (!error.response) {
    if (isOffline()) return new HttpError('offline');
    return new HttpError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network');
  }
  const { status, headers } = error.response;
  const told = errorResponse.safeParse(error.response.data);
  const wait = Number(headers['retry-after']);
  return new HttpError(kindOfStatus(status), {
    status,
    message: told.data?.message,
    errors: told.data?.errors,
    changedSince: told.data?.changed_since,
    retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : undefined,
  });
};
