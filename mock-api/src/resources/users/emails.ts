import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { addAccountLink } from '../../auth/account-links.ts';
import { MINUTE } from '../../clock.ts';
import type { WriteContext } from '../../dialect/write-context.ts';
import {
  approvalEmail,
  invitationEmail,
  passwordChangedEmail,
  passwordLinkEmail,
  rejectionEmail,
} from '../../mail/account-emails.ts';
import { readCompanyContact } from '../../mail/company-contact.ts';

/** Same as for other links that set a password. */
const LINK_LIFETIME = 60 * MINUTE;

type Recipient = Pick<User, 'id' | 'name' | 'email'>;

/** A link to set the password of an account. */
const passwordLink = async (
  { trx, clock }: WriteContext,
  { id, email }: Recipient,
  siteOrigin: string,
): Promise<string> =>
  siteOrigin +
  paths.resetPassword(
    await addAccountLink(trx, clock, { userId: id, purpose: 'password', email, lifetime: LINK_LIFETIME }),
  );

const addressedTo = async ({ trx }: WriteContext, { name, email }: Recipient) => ({
  to: email,
  name,
  company: await readCompanyContact(trx),
});

/** Invitation to a new account, with a link to set a password. */
export const sendInvitation = async (context: WriteContext, user: Recipient, siteOrigin: string): Promise<void> => {
  const link = await passwordLink(context, user, siteOrigin);
  context.emails.push(invitationEmail({ ...(await addressedTo(context, user)), link }));
};

/** Reset link requested by an administrator. */
export const sendNewPasswordLink = async (
  context: WriteContext,
  user: Recipient,
  siteOrigin: string,
): Promise<void> => {
  const link = await passwordLink(context, user, siteOrigin);
  context.emails.push(passwordLinkEmail({ ...(await addressedTo(context, user)), link }));
};

/** Approval of a consultant's account. @param reason what the administrator wrote about it; empty for nothing */
export const sendApproval = async (
  context: WriteContext,
  user: Recipient,
  siteOrigin: string,
  reason = '',
): Promise<void> => {
  context.emails.push(approvalEmail({ ...(await addressedTo(context, user)), siteOrigin, reason }));
};

/** Rejection of a consultant's account, with its reason. */
export const sendRejection = async (
  context: WriteContext,
  user: Recipient,
  siteOrigin: string,
  reason: string,
): Promise<void> => {
  context.emails.push(rejectionEmail({ ...(await addressedTo(context, user)), siteOrigin, reason }));
};

/** Notice that an administrator changed the password. */
export const sendPasswordChanged = async (
  context: WriteContext,
  user: Recipient,
  siteOrigin: string,
): Promise<void> => {
  context.emails.push(passwordChangedEmail({ ...(await addressedTo(context, user)), siteOrigin }));
};
