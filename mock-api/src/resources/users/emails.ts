import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { addAccountLink } from '../../auth/account-links.ts';
import { MINUTE } from '../../clock.ts';
import { emailCopy } from '../../copy/emails.ts';
import type { WriteContext } from '../../dialect/write-context.ts';
import { readCompanyContact } from '../requests/lifecycle/run-change.ts';

/** Same as for other links that set a password. */
const LINK_LIFETIME = 60 * MINUTE;

type Recipient = Pick<User, 'id' | 'name' | 'email'>;

/** Invitation to a new account, with a link to set a password. */
export const emailInvitation = async (
  { trx, clock, emails }: WriteContext,
  { id, name, email }: Recipient,
  siteOrigin: string,
): Promise<void> => {
  const companyContact = await readCompanyContact(trx);
  const token = await addAccountLink(trx, clock, { userId: id, purpose: 'password', email, lifetime: LINK_LIFETIME });
  const message = emailCopy.invitation;
  const link = { link: siteOrigin + paths.resetPassword(token), label: message.link };
  emails.push({
    to: email,
    subject: message.subject(companyContact.name),
    parts: [
      emailCopy.greeting(name),
      message.created(companyContact.name),
      link,
      message.later,
      emailCopy.signature(companyContact.name),
    ],
  });
};

/** Reset link requested by an administrator. */
export const emailNewPasswordLink = async (
  { trx, clock, emails }: WriteContext,
  { id, name, email }: Recipient,
  siteOrigin: string,
): Promise<void> => {
  const companyContact = await readCompanyContact(trx);
  const token = await addAccountLink(trx, clock, { userId: id, purpose: 'password', email, lifetime: LINK_LIFETIME });
  const message = emailCopy.passwordReset;
  const link = { link: siteOrigin + paths.resetPassword(token), label: message.link };
  emails.push({
    to: email,
    subject: message.subject,
    parts: [
      emailCopy.greeting(name),
      message.sentByUs(companyContact.name),
      link,
      message.untilThen,
      emailCopy.signature(companyContact.name),
    ],
  });
};

/** Approval of a consultant's account. */
export const emailApproval = async (
  { trx, emails }: WriteContext,
  { name, email }: Recipient,
  siteOrigin: string,
): Promise<void> => {
  const companyContact = await readCompanyContact(trx);
  const message = emailCopy.approval;
  const link = { link: siteOrigin + paths.dashboard(), label: message.link };
  emails.push({
    to: email,
    subject: message.subject,
    parts: [emailCopy.greeting(name), message.approved, link, emailCopy.signature(companyContact.name)],
  });
};

/** Notice that an administrator changed the password. */
export const emailPasswordChanged = async (
  { trx, emails }: WriteContext,
  { name, email }: Recipient,
): Promise<void> => {
  const companyContact = await readCompanyContact(trx);
  const message = emailCopy.passwordChanged;
  emails.push({
    to: email,
    subject: message.subject,
    parts: [emailCopy.greeting(name), message.text, emailCopy.signature(companyContact.name)],
  });
};
