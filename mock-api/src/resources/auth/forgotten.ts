import type { ResetPasswordInput } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { addAccountLink, endAccountLinks, useAccountLink } from '../../auth/account-links.ts';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { MINUTE } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import { mailCopy } from '../../copy/mail.ts';
import { badRequest, invalid } from '../../http/api-error.ts';
import type { Change } from '../account/change-once.ts';
import { workAlone, type RequestParts } from '../requests/work.ts';
import { findUserByEmail } from '../users/repository.ts';

const RESET_LIFE = 60 * MINUTE;

/** Mails a link to the owner of an account; an address without one gets nothing, and nobody learns which it was. */
export const mailResetLink = (parts: RequestParts, email: string): Promise<void> =>
  workAlone(parts, async ({ trx, clock, siteOrigin, us, mails }) => {
    const user = await findUserByEmail(trx, email);
    if (!user || user.status === 'suspended') return;
    const token = await addAccountLink(trx, clock, {
      userId: user.id,
      purpose: 'password',
      email: user.email,
      life: RESET_LIFE,
    });
    const words = mailCopy.passwordReset;
    const letter = [
      mailCopy.greeting(user.name),
      words.asked,
      { link: siteOrigin + paths.resetPassword(token), words: words.link },
      words.ignore,
      mailCopy.signature(us.name),
    ];
    mails.push({ to: user.email, subject: words.subject, parts: letter });
  });

/** Sets a new password by a mailed link: it works once, and everybody who was signed in is signed out. */
export const resetPassword = async ({ token, password }: ResetPasswordInput): Promise<Change> => {
  if (isCommonPassword(password, [])) throw invalid({ password: [sayFieldError('password-common')] });
  const password_hash = await hashPassword(password);
  return async ({ trx, clock, now, us, mails }) => {
    const link = await useAccountLink(trx, clock, 'password', token);
    if (!link) throw badRequest(copy.account.linkInvalid);
    const user = await trx
      .updateTable('users')
      .set({ password_hash, updated_at: now })
      .where('id', '=', link.user_id)
      .returning(['name', 'email'])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('user_id', '=', link.user_id).execute();
    await endAccountLinks(trx, link.user_id);
    const words = mailCopy.passwordChanged;
    mails.push({
      to: user.email,
      subject: words.subject,
      parts: [mailCopy.greeting(user.name), words.text, mailCopy.signature(us.name)],
    });
  };
};
