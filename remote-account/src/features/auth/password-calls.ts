import type { ForgotPasswordInput, ResetPasswordInput } from 'shared-lib/contracts';
import { explainFailure } from 'shared-lib/form';
import { http, type HttpError } from 'shared-lib/http';
import * as z from 'zod/mini';

/** What these calls answer is not read: it must say the same to everybody. */
const anything = z.unknown();

export const askForResetLink = (input: ForgotPasswordInput): Promise<unknown> =>
  http.post('/auth/forgot-password', input, anything);

export const setNewPassword = (input: ResetPasswordInput): Promise<unknown> =>
  http.post('/auth/reset-password', input, anything);

/** Like `explainFailure`, but «not found» would be a word about an account: it is said as the general failure. */
export const explainDiscreetly = (fallback: string) => {
  const explain = explainFailure(fallback);
  return (error: HttpError, homeless: readonly string[]): string =>
    error.kind === 'not-found' ? fallback : explain(error, homeless);
};
