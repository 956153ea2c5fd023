import type { ResetPasswordInput } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { addAccountLink, revokeAccountLinks, useAccountLink } from '../../auth/account-links.ts';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { MINUTE } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import { badRequest, invalid } from '../../http/api-error.ts';
import { passwordChangedEmail, passwordResetEmail } from '../../mail/account-emails.ts';
import type { AccountChange } from '../account/profile.ts';
import type { RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runSystemChange } from '../requests/lifecycle/run-change.ts';
import { findUserByEmail } from '../users/repository.ts';

const RESET_LINK_LIFETIME = 60 * MINUTE;

/** Sends a reset link to the owner of an account. Unknown and suspended accounts get nothing, without an error. */
export const sendResetLink = (deps: RequestDeps, email: string): Promise<void> =>
  runSystemChange(deps, async ({ trx, clock, siteOrigin, companyContact, emails }) => {
    const user = await findUserByEmail(trx, email);
    if (!user || user.status === 'suspended') return;
    const token = await addAccountLink(trx, clock, {
      userId: user.id,
      purpose: 'password',
      email: user.email,
      lifetime: RESET_LINK_LIFETIME,
    });
    const link = siteOrigin + paths.resetPassword(token);
    emails.push(passwordResetEmail({ to: user.email, name: user.name, company: companyContact, link }));
  });

/**
 * Checks and hashes a new password. The change uses the link up and ends all sessions of the account.
 * @throws {ApiError} 422 for a common password; the change throws 400 for an invalid link
 */
export const resetPassword = async ({ token, password }: ResetPasswordInput): Promise<AccountChange> => {
  if (isCommonPassword(password, [])) throw invalid({ password: [fieldErrorMessage('password-common')] });
  const password_hash = await hashPassword(password);
  return async ({ trx, clock, now, siteOrigin, companyContact, emails }) => {
    const link = await useAccountLink(trx, clock, 'password', token);
    if (!link) throw badRequest(copy.account.linkInvalid);
    const user = await trx
      .updateTable('users')
      .set({ password_hash, updated_at: now })
      .where('id', '=', link.user_id)
      .returning(['name', 'email'])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('user_id', '=', link.user_id).execute();
    await revokeAccountLinks(trx, link.user_id);
    emails.push(passwordChangedEmail({ to: user.email, name: user.name, company: companyContact, siteOrigin }));
  };
};
