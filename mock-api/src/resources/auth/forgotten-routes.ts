import { forgotPasswordInput, receipt, resetPasswordInput } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import type { Api } from '../../http/validation.ts';
import { changeOnce } from '../account/change-once.ts';
import type { RequestParts } from '../requests/work.ts';
import { mailResetLink, resetPassword } from './forgotten.ts';

const config = { access: 'public', limit: 'forms' } as const;

/** A new password for who forgot the old one. */
export const forgottenPasswordRoutes = (parts: RequestParts) => async (app: Api) => {
  app.post(
    '/api/auth/forgot-password',
    {
      config: { ...config, takesKey: false },
      schema: {
        summary: 'Mails a link for a new password; the answer is always the same.',
        body: forgotPasswordInput,
        response: { 200: receipt },
      },
    },
    async ({ body }) => {
      // In the background: neither the answer nor its time tells whether there is such an account.
      parts.postman.later(() => mailResetLink(parts, body.email));
      return { success: true, message: copy.account.resetSent };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config,
      schema: {
        summary: 'Sets a new password by a mailed link, once; all sessions end.',
        body: resetPasswordInput,
        response: { 200: receipt },
      },
    },
    (request) => changeOnce(parts, request, copy.account.resetDone, () => resetPassword(request.body)),
  );
};
