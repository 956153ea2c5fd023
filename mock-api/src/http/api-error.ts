import type { ChangedSince } from 'shared-lib/contracts';
import { failures, tooManyTries } from 'shared-lib/copy';
import { formatWait } from 'shared-lib/format';
import { copy } from '../copy/ar.ts';

interface Details {
  /** Field name → Arabic messages. */
  errors?: Record<string, string[]>;
  /** Statuses that the request may change to, when the requested one is not allowed. */
  allowed?: string[];
  /** The newer version, when the row changed since the client read it. */
  changedSince?: ChangedSince;
  headers?: Record<string, string>;
}

/** An expected failure. Its message is Arabic and shown to the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly allowed: string[] | undefined;
  readonly changedSince: ChangedSince | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { errors, allowed, changedSince, headers = {} }: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.allowed = allowed;
    this.changedSince = changedSince;
    this.headers = headers;
  }
}

/** Unknown parameters that a response names. */
const MAX_NAMED = 5;
/** Length of a name that a client has chosen, in a message. */
export const MAX_NAME_LENGTH = 60;

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });

export const badRequest = (message: string = copy.http.badRequest) => new ApiError(400, message);
export const unauthorized = () =>
  new ApiError(401, failures.unauthorized, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (message: string = failures.forbidden) => new ApiError(403, message);
export const notFound = (message: string = failures['not-found']) => new ApiError(404, message);
export const conflict = (message: string = failures.conflict) => new ApiError(409, message);
/** 422. Without `errors` the message is about the whole input. */
export const invalid = (errors?: Record<string, string[]>, message: string = failures.validation) =>
  new ApiError(422, message, errors ? { errors } : {});
/** 422 for parameters that a request names and nothing reads: one that was meant to limit the effect would be missing. */
export const unknownParameters = (names: readonly string[]) => {
  const shown = names.slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME_LENGTH));
  return invalid(
    Object.fromEntries(shown.map((name) => [name, [copy.http.unknownParameter(name)]])),
    copy.http.unknownParameters(shown),
  );
};
/** @param seconds until the next attempt may succeed */
export const tooManyRequests = (seconds: number) =>
  new ApiError(429, tooManyTries(formatWait(seconds)), retryAfter(seconds));
export const busy = () => new ApiError(503, copy.http.busy, retryAfter(1));
