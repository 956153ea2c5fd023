import { forgotPasswordInput, receipt, resetPasswordInput } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import type { Api } from '../../http/validation.ts';
import { applyAccountChange } from '../account/account-change.ts';
import type { RequestDeps } from '../requests/lifecycle/request-context.ts';
import { emailResetLink, resetPassword } from './password-reset.ts';

const config = { access: 'public', limit: 'forms' } as const;

/** Routes for a forgotten password. */
export const passwordResetRoutes = (deps: RequestDeps) => async (app: Api) => {
  app.post(
    '/api/auth/forgot-password',
    {
      config: { ...config, acceptsIdempotencyKey: false },
      schema: {
        summary: 'Sends a reset link by e-mail; the response is always the same.',
        body: forgotPasswordInput,
        response: { 200: receipt },
      },
    },
    async ({ body }) => {
      // In the background, so that neither the response nor its time reveals whether the account exists.
      deps.emailQueue.runInBackground(() => emailResetLink(deps, body.email));
      return { success: true, message: copy.account.resetSent };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config,
      schema: {
        summary: 'Sets a new password by the token of a reset link, which works once, and ends all sessions.',
        body: resetPasswordInput,
        response: { 200: receipt },
      },
    },
    (request) => applyAccountChange(deps, request, copy.account.resetDone, () => resetPassword(request.body)),
  );
};
