import { paths } from 'shared-lib/paths';
import { emailCopy } from '../copy/emails.ts';
import type { CompanyContact } from './company-contact.ts';
import type { Email } from './mailer.ts';

interface Reader {
  to: string;
  /** Name in the greeting. */
  name: string;
  company: CompanyContact;
}

/** A reader, and the link that the email exists for. */
interface LinkReader extends Reader {
  link: string;
}

interface Words {
  /** Also the heading of the text. */
  subject: string;
  preheader: string;
}

const accountEmail = (kind: Email['kind'], reader: Reader, words: Words, parts: Email['parts']): Email => ({
  ...reader,
  kind,
  subject: words.subject,
  preheader: words.preheader,
  heading: words.subject,
  parts,
});

/** The link to a new password, for somebody who asked for it. */
export const passwordResetEmail = ({ link, ...reader }: LinkReader): Email => {
  const text = emailCopy.passwordReset;
  return accountEmail('password-reset', reader, text, [text.requested, { link, label: text.link }, text.ignore]);
};

/** The same link, when an administrator sends it. */
export const passwordLinkEmail = ({ link, ...reader }: LinkReader): Email => {
  const text = emailCopy.passwordReset;
  return accountEmail('password-link', reader, text, [
    text.sentByUs(reader.company.name),
    { link, label: text.link },
    text.untilThen,
  ]);
};

/** Notice of a changed password, with the way to set another one for an owner who did not change it. */
export const passwordChangedEmail = ({ siteOrigin, ...reader }: Reader & { siteOrigin: string }): Email => {
  const text = emailCopy.passwordChanged;
  return accountEmail('password-changed', reader, text, [
    text.text,
    { link: siteOrigin + paths.forgotPassword(), label: text.link },
  ]);
};

/** Invitation to a new account, with a link to set its password. */
export const invitationEmail = ({ link, ...reader }: LinkReader): Email => {
  const text = emailCopy.invitation;
  const { name } = reader.company;
  return accountEmail('invitation', reader, { subject: text.subject(name), preheader: text.preheader }, [
    text.created(name),
    { link, label: text.link },
    text.later,
  ]);
};

interface Decided extends Reader {
  siteOrigin: string;
  /** What the administrator wrote about the decision. */
  reason: string;
}

/** Approval of a consultant's account. The reason may be empty. */
export const approvalEmail = ({ siteOrigin, reason, ...reader }: Decided): Email => {
  const text = emailCopy.approval;
  return accountEmail('approval', reader, text, [
    text.approved,
    ...(reason ? [{ details: reason }] : []),
    { link: siteOrigin + paths.dashboard(), label: text.link },
  ]);
};

/** Rejection of a consultant's account. */
export const rejectionEmail = ({ siteOrigin, reason, ...reader }: Decided): Email => {
  const text = emailCopy.rejection;
  return accountEmail('rejection', reader, text, [
    text.rejected,
    { details: reason },
    text.later,
    { link: siteOrigin + paths.contact('contact'), label: text.link },
  ]);
};

/** The link that confirms a new e-mail address, sent to that address. */
export const emailChangeEmail = ({ link, ...reader }: LinkReader): Email => {
  const text = emailCopy.emailChange;
  return accountEmail('email-change', reader, text, [text.requested, { link, label: text.link }, text.ignore]);
};

/** Notice of a changed e-mail address, sent to the former one. @param changedTo the new address */
export const emailChangedEmail = ({
  changedTo,
  siteOrigin,
  ...reader
}: Reader & { changedTo: string; siteOrigin: string }): Email => {
  const text = emailCopy.emailChange;
  return accountEmail('email-changed', reader, { subject: text.changedSubject, preheader: text.changedPreheader }, [
    text.changed(changedTo),
    { link: siteOrigin + paths.contact('contact'), label: text.contact },
  ]);
};
