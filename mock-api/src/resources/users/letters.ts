import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { addAccountLink } from '../../auth/account-links.ts';
import { MINUTE } from '../../clock.ts';
import { mailCopy } from '../../copy/mail.ts';
import type { Writing } from '../../dialect/writing.ts';
import { companyAddress } from '../requests/work.ts';

/** As for every link that sets a password. */
const LINK_LIFE = 60 * MINUTE;

type Reader = Pick<User, 'id' | 'name' | 'email'>;

/** To somebody for whom an account was made: a link to choose a password. */
export const inviteUser = async (
  { trx, clock, mails }: Writing,
  { id, name, email }: Reader,
  siteOrigin: string,
): Promise<void> => {
  const us = await companyAddress(trx);
  const token = await addAccountLink(trx, clock, { userId: id, purpose: 'password', email, life: LINK_LIFE });
  const words = mailCopy.invitation;
  const link = { link: siteOrigin + paths.resetPassword(token), words: words.link };
  mails.push({
    to: email,
    subject: words.subject(us.name),
    parts: [mailCopy.greeting(name), words.created(us.name), link, words.later, mailCopy.signature(us.name)],
  });
};

/** To somebody whom the administration helps to a new password. */
export const mailNewPasswordLink = async (
  { trx, clock, mails }: Writing,
  { id, name, email }: Reader,
  siteOrigin: string,
): Promise<void> => {
  const us = await companyAddress(trx);
  const token = await addAccountLink(trx, clock, { userId: id, purpose: 'password', email, life: LINK_LIFE });
  const words = mailCopy.passwordReset;
  const link = { link: siteOrigin + paths.resetPassword(token), words: words.link };
  mails.push({
    to: email,
    subject: words.subject,
    parts: [mailCopy.greeting(name), words.sentByUs(us.name), link, words.untilThen, mailCopy.signature(us.name)],
  });
};

/** To a consultant whose account was approved. */
export const tellApproval = async (
  { trx, mails }: Writing,
  { name, email }: Reader,
  siteOrigin: string,
): Promise<void> => {
  const us = await companyAddress(trx);
  const words = mailCopy.approval;
  const link = { link: siteOrigin + paths.dashboard(), words: words.link };
  mails.push({
    to: email,
    subject: words.subject,
    parts: [mailCopy.greeting(name), words.approved, link, mailCopy.signature(us.name)],
  });
};

/** To somebody whose password the administration changed. */
export const tellNewPassword = async ({ trx, mails }: Writing, { name, email }: Reader): Promise<void> => {
  const us = await companyAddress(trx);
  const words = mailCopy.passwordChanged;
  mails.push({
    to: email,
    subject: words.subject,
    parts: [mailCopy.greeting(name), words.text, mailCopy.signature(us.name)],
  });
};
