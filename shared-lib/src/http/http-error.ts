import type { ChangedSince } from 'shared-lib/contracts';
import type { FailureKind } from 'shared-lib/copy';
import { failures } from 'shared-lib/copy';

/** Whether the browser reports that it is offline; false on the server. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

interface Details {
  status?: number | undefined;
  message?: string | undefined;
  errors?: Record<string, string[]> | undefined;
  retryAfterSeconds?: number | undefined;
  changedSince?: ChangedSince | undefined;
}

/** Error of every failed request. `kind` is the type of failure; `message` is an Arabic sentence for the user. */
export class HttpError extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** Message of the server, if the response has one. */
  readonly serverMessage: string | undefined;
  /** Field → Arabic messages (422). */
  readonly errors: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;
  /** 409 of a save: who saved in the meantime, and the current row. */
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

/**
 * Reports a failed dynamic import as a network failure. The next import tries again.
 * @throws {HttpError} `offline` or `network`
 */
export const importOrFail = <Module>(load: Promise<Module>): Promise<Module> =>
  load.catch(() => {
    throw new HttpError(isOffline() ? 'offline' : 'network');
  });
