import type { ChangedSince } from 'shared-lib/contracts';
import type { FailureKind } from 'shared-lib/copy';
import { failures } from 'shared-lib/copy';

interface Details {
  status?: number | undefined;
  message?: string | undefined;
  errors?: Record<string, string[]> | undefined;
  retryAfterSeconds?: number | undefined;
  changedSince?: ChangedSince | undefined;
}

/** What every failed call throws. `kind` says how it failed, `message` is an Arabic sentence that may be shown. */
export class HttpError extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The server's own sentence, when it gave one. */
  readonly serverMessage: string | undefined;
  /** Field → Arabic sentences (422). */
  readonly errors: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;
  /** 409 of a save: who saved before, and what the row is now. */
  readonly changedSince: ChangedSince | undefined;

  constructor(kind: FailureKind, { status, message, errors = {}, retryAfterSeconds, changedSince }: Details = {}) {
    super(message ?? failures[kind]);
    this.name = 'HttpError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = message;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.changedSince = changedSince;
  }
}
