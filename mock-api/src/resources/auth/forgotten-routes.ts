import { forgotPasswordInput, resetPasswordInput } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import type { Api } from '../../http/validation.ts';
import type { RequestParts } from '../requests/work.ts';
import { mailResetLink, resetPassword } from './forgotten.ts';

const config = { access: 'public', limit: 'forms' } as const;

/** A new password for who forgot the old one. */
export const forgottenPasswordRoutes = (parts: RequestParts) => async (app: Api) => {
  app.post('/api/auth/forgot-password', { config, schema: { body: forgotPasswordInput } }, async ({ body }) => {
    // In the background: neither the answer nor its time tells whether there is such an account.
    parts.postman.later(() => mailResetLink(parts, body.email));
    return { success: true, message: copy.account.resetSent };
  });

  app.post('/api/auth/reset-password', { config, schema: { body: resetPasswordInput } }, async ({ body }) => {
    await resetPassword(parts, body);
    return { success: true, message: copy.account.resetDone };
  });
};
