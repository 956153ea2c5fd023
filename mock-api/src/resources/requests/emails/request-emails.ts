import { formatPreferredTime, telHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { emailCopy } from '../../../copy/emails.ts';
import type { EmailPart } from '../../../mail/email-content.ts';
import type { Email } from '../../../mail/mailer.ts';
import { emailPartsOf, type FormInput, type PublicForm } from '../forms/public-forms.ts';
import { inboxName } from '../find-request.ts';
import { readPreferredTimes } from '../preferred-times.ts';
import { rowTopic } from '../payload.ts';
import type { CompanyContact, RequestRow } from '../lifecycle/request-context.ts';

const referencePart = ({ reference }: Pick<RequestRow, 'reference'>): EmailPart => ({
  label: emailCopy.reference,
  value: reference,
  isLatin: true,
});

const preferredTimesPart = (row: RequestRow, label: string): EmailPart[] => {
  const times = readPreferredTimes(row);
  if (times.length === 0) return [];
  return [{ label, value: times.map(formatPreferredTime).join('\n') }];
};

/** The email to the sender of a form: what the company received, the reference, and the claim link. */
export const receiptEmail = (row: RequestRow, claimUrl: string, company: CompanyContact): Email => {
  const text = emailCopy.receipt;
  return {
    to: row.email,
    thread: { about: row.reference, isFirst: true },
    subject: text.subject[row.kind](row.reference),
    parts: [
      emailCopy.greeting(row.name),
      text.received[row.kind],
      referencePart(row),
      ...preferredTimesPart(row, text.preferredTimes),
      text.claim,
      { link: claimUrl, label: text.claimLink },
      text.keepPrivate,
      emailCopy.signature(company.name),
    ],
  };
};

interface SubmittedForm<Input extends FormInput> {
  form: PublicForm<Input>;
  input: Input;
}

interface Site {
  company: CompanyContact;
  siteOrigin: string;
}

/** The phone as typed, which calls the number that was recognised in it; several numbers are several links. */
const phoneParts = ({ phone, phone_e164 }: RequestRow, label: string): EmailPart[] => {
  if (!phone) return [];
  const numbers = phone_e164.split(' ').filter(Boolean);
  if (numbers.length > 1)
    return numbers.map((number) => ({ label, value: number, isLatin: true, href: telHref(number) }));
  return [{ label, value: phone, isLatin: true, ...(numbers[0] ? { href: telHref(numbers[0]) } : {}) }];
};

/** The email to the company: the content of a form, and a link to its inbox. */
export const newRequestEmail = <Input extends FormInput>(
  row: RequestRow,
  { form, input }: SubmittedForm<Input>,
  { company, siteOrigin }: Site,
): Email => {
  const text = emailCopy.newRequest;
  const subject = text.subject[row.kind](row.reference, rowTopic(row));
  return {
    to: company.email,
    replyTo: row.email,
    thread: { about: row.reference, isFirst: true },
    subject: row.priority === 'urgent' ? text.urgent(subject) : subject,
    parts: [
      text.received[row.kind],
      referencePart(row),
      { label: text.name, value: row.name },
      { label: text.email, value: row.email, isLatin: true },
      ...phoneParts(row, text.phone),
      ...(row.company ? [{ label: text.company, value: row.company }] : []),
      ...emailPartsOf(form.kind, input),
      ...preferredTimesPart(row, text.preferredTimes),
      text.open,
      { link: siteOrigin + paths.admin.request(inboxName[row.kind], row.reference), label: text.openLink },
    ],
  };
};

interface Notice {
  to: string;
  replyTo?: string;
  /** Name in the greeting. */
  name: string;
  title: string;
  /** The text that a person wrote; may be empty. */
  body: string;
  link: string;
}

/** The email about an update of a request. */
export const noticeEmail = (
  row: RequestRow,
  { to, replyTo, name, title, body, link }: Notice,
  company: CompanyContact,
): Email => ({
  to,
  ...(replyTo ? { replyTo } : {}),
  thread: { about: row.reference, isFirst: false },
  subject: `${title} (${row.reference})`,
  parts: [
    emailCopy.greeting(name),
    title,
    ...(body ? [body] : []),
    referencePart(row),
    { link, label: emailCopy.notice.open },
    emailCopy.signature(company.name),
  ],
});
