import type { ForgotPasswordInput, ResetPasswordInput } from 'shared-lib/contracts';
import { failureMessageOr } from 'shared-lib/form';
import { http, type HttpError } from 'shared-lib/http';
import type { OnceHeaders } from 'shared-lib/patterns/use-write-once';
import * as z from 'zod/mini';

/** The response body is ignored: the page must look the same for every e-mail address. */
const ignoredBody = z.unknown();

export const requestResetLink = (input: ForgotPasswordInput): Promise<unknown> =>
  http.post('/auth/forgot-password', input, ignoredBody);

export const resetPassword = (input: ResetPasswordInput, headers: OnceHeaders): Promise<unknown> =>
  http.post('/auth/reset-password', input, ignoredBody, { headers });

/** Like `failureMessageOr`, but shows the fallback for 404, because «not found» would reveal that an account does not exist. */
export const explainWithoutNotFound = (fallback: string) => {
  const explain = failureMessageOr(fallback);
  return (error: HttpError, unmatched: readonly string[]): string =>
    error.kind === 'not-found' ? fallback : explain(error, unmatched);
};
