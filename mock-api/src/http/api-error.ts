import type { ChangedSince } from 'shared-lib/contracts';
import { failures, tooManyTries } from 'shared-lib/copy';
import { sayWait } from 'shared-lib/format';
import { copy } from '../copy/ar.ts';

interface Details {
  /** Field → Arabic sentences. */
  errors?: Record<string, string[]>;
  /** Statuses that are open instead of the one that was asked for. */
  allowed?: string[];
  /** Why a save is refused: somebody saved before. */
  changedSince?: ChangedSince;
  headers?: Record<string, string>;
}

/** A failure that the caller is told about, in a sentence that a person may read. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly allowed: string[] | undefined;
  readonly changedSince: ChangedSince | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, sentence: string, { errors, allowed, changedSince, headers = {} }: Details = {}) {
    super(sentence);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.allowed = allowed;
    this.changedSince = changedSince;
    this.headers = headers;
  }
}

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });

export const badRequest = (sentence: string = copy.http.badRequest) => new ApiError(400, sentence);
export const unauthorized = () =>
  new ApiError(401, failures.unauthorized, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (sentence: string = failures.forbidden) => new ApiError(403, sentence);
export const notFound = (sentence: string = failures['not-found']) => new ApiError(404, sentence);
export const conflict = (sentence: string = failures.conflict) => new ApiError(409, sentence);
/** 422. Without fields it speaks of the whole input. */
export const invalid = (errors?: Record<string, string[]>, sentence: string = failures.validation) =>
  new ApiError(422, sentence, errors ? { errors } : {});
/** @param seconds until the next try may succeed */
export const tooManyRequests = (seconds: number) =>
  new ApiError(429, tooManyTries(sayWait(seconds)), retryAfter(seconds));
export const busy = () => new ApiError(503, copy.http.busy, retryAfter(1));
