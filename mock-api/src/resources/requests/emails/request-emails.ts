import type { NotificationKind } from 'shared-lib/contracts';
import { quoteDecision } from 'shared-lib/copy';
import { countOf, formatDateTime, formatPreferredTime, telHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { emailCopy } from '../../../copy/emails.ts';
import type { CompanyContact } from '../../../mail/company-contact.ts';
import type { EmailPart } from '../../../mail/email-content.ts';
import type { Email } from '../../../mail/mailer.ts';
import { emailPartsOf, type FormInput, type PublicForm } from '../forms/public-forms.ts';
import { inboxName } from '../repository.ts';
import { rowTopic, readPreferredTimes } from '../payload.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';

/** The columns of a request that its emails show. */
export type EmailedRequest = Pick<
  RequestRow,
  | 'kind'
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'phone_e164'
  | 'company'
  | 'priority'
  | 'payload'
  | 'preferred_times'
  | 'first_reply_due_at'
  | 'created_at'
>;

const replyDue = ({ first_reply_due_at, created_at }: EmailedRequest): string =>
  formatDateTime(first_reply_due_at ?? created_at);

const preferredTimesPart = (row: EmailedRequest, label: string): EmailPart[] => {
  const times = readPreferredTimes(row);
  if (times.length === 0) return [];
  return [{ label, value: times.map(formatPreferredTime).join('\n') }];
};

interface Receipt {
  /** The link with which the sender follows the request. */
  claimUrl: string;
  company: CompanyContact;
  /** Working days in which somebody replies (`firstReplyDays`). */
  replyDays: number;
}

/** The email to the sender of a form: what the company received, the reference, what happens when, and the claim link. */
export const receiptEmail = (row: EmailedRequest, { claimUrl, company, replyDays }: Receipt): Email => {
  const text = emailCopy.receipt;
  const { first, next } = text.steps[row.kind];
  const due = replyDue(row);
  return {
    kind: 'receipt',
    to: row.email,
    name: row.name,
    company,
    thread: { about: row.reference, isFirst: true },
    subject: text.subject[row.kind](row.reference),
    preheader: text.preheader(due),
    heading: text.heading[row.kind],
    parts: [
      text.received[row.kind](countOf(replyDays, text.days)),
      { reference: row.reference },
      ...preferredTimesPart(row, text.preferredTimes),
      { steps: [{ when: text.before(due), what: first }, ...next.map(([when, what]) => ({ when, what }))] },
      text.claim,
      { link: claimUrl, label: text.claimLink },
      text.keepPrivate,
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
const phoneParts = ({ phone, phone_e164 }: EmailedRequest, label: string): EmailPart[] => {
  if (!phone) return [];
  const numbers = phone_e164.split(' ').filter(Boolean);
  if (numbers.length > 1)
    return numbers.map((number) => ({ label, value: number, isLatin: true, href: telHref(number) }));
  return [{ label, value: phone, isLatin: true, ...(numbers[0] ? { href: telHref(numbers[0]) } : {}) }];
};

/** The email to the company: the content of a form, and a link to its inbox. */
export const newRequestEmail = <Input extends FormInput>(
  row: EmailedRequest,
  { form, input }: SubmittedForm<Input>,
  { company, siteOrigin }: Site,
): Email => {
  const text = emailCopy.newRequest;
  const subject = text.subject[row.kind](row.reference, rowTopic(row));
  const due = replyDue(row);
  return {
    kind: 'new-request',
    to: company.email,
    replyTo: row.email,
    company,
    thread: { about: row.reference, isFirst: true },
    subject: row.priority === 'urgent' ? text.urgent(subject) : subject,
    preheader: text.preheader(row.name, due),
    heading: text.received[row.kind],
    parts: [
      { reference: row.reference },
      { label: text.due, value: due },
      { label: text.name, value: row.name },
      { label: text.email, value: row.email, isLatin: true, href: `mailto:${row.email}` },
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
  /** What the email is about, for its button. */
  about: NotificationKind;
  title: string;
  /** The text that a person wrote, or what has changed; may be empty. */
  body: string;
  link: string;
}

const buttons: Partial<Record<NotificationKind, string>> = emailCopy.notice.openItem;

/** What a client does not have to ask after a quote: the same steps as on the page of the request. */
const quoteSteps = (): EmailPart => {
  const { title, steps } = quoteDecision.afterAcceptance;
  return { title, steps: steps.map(([when, what]) => ({ when, what })) };
};

const noticeEmail = (
  kind: 'client-notice' | 'staff-notice',
  row: Pick<EmailedRequest, 'reference'>,
  { to, replyTo, name, about, title, body, link }: Notice,
  company: CompanyContact,
): Email => ({
  kind,
  to,
  ...(replyTo ? { replyTo } : {}),
  name,
  company,
  thread: { about: row.reference, isFirst: false },
  subject: `${title} (${row.reference})`,
  preheader: emailCopy.notice.preheader(row.reference, body),
  heading: title,
  parts: [
    ...(body ? [{ details: body }] : []),
    { reference: row.reference },
    ...(kind === 'client-notice' && about === 'quote' ? [quoteSteps()] : []),
    { link, label: buttons[about] ?? emailCopy.notice.open },
  ],
});

/** The email to a client about an update of a request. */
export const clientNoticeEmail = (
  row: Pick<EmailedRequest, 'reference'>,
  notice: Notice,
  company: CompanyContact,
): Email => noticeEmail('client-notice', row, notice, company);

/** The email to staff about an update of a request. */
export const staffNoticeEmail = (
  row: Pick<EmailedRequest, 'reference'>,
  notice: Notice,
  company: CompanyContact,
): Email => noticeEmail('staff-notice', row, notice, company);

/** A request of the mailbox, and the link that follows it. */
interface FoundRequest {
  row: Pick<RequestRow, 'reference' | 'name' | 'user_id'>;
  link: string;
}

/** The requests of a mailbox, whose owner has lost their references. One request has a button; several have a link each. */
export const lostReferencesEmail = (to: string, found: readonly FoundRequest[], company: CompanyContact): Email => {
  const text = emailCopy.lostReference;
  return {
    kind: 'lost-references',
    to,
    name: found[0]?.row.name ?? '',
    company,
    subject: text.subject,
    preheader: text.preheader,
    heading: text.subject,
    parts: [
      text.found,
      ...found.flatMap(({ row: { reference, user_id }, link }): EmailPart[] => [
        { reference },
        ...(user_id === null ? [] : [text.openInAccount]),
        { link, label: text.openLink(reference), ...(found.length > 1 ? { isSecondary: true } : {}) },
      ]),
    ],
  };
};
