import { paths } from 'shared-lib/paths';
import type { RequestKind } from 'shared-lib/contracts';
import { mailCopy } from '../../copy/mail.ts';
import type { LetterPart } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { FormInput, PublicForm } from './forms.ts';
import type { RequestRow } from './work.ts';

export interface CompanyAddress {
  name: string;
  email: string;
}

/** Where the administration finds the requests of a kind. */
export const inboxOf = {
  contact: 'contacts',
  consultation: 'consultations',
  feasibility: 'feasibility-requests',
} as const satisfies Record<RequestKind, string>;

const referenceFact = ({ reference }: Pick<RequestRow, 'reference'>): LetterPart => ({
  label: mailCopy.reference,
  value: reference,
  isLatin: true,
});

/** To the visitor: what was received, under which reference, and how to follow it. */
export const receiptLetter = (row: RequestRow, claimUrl: string, us: CompanyAddress): Mail => {
  const words = mailCopy.receipt;
  return {
    to: row.email,
    subject: words.subject[row.kind](row.reference),
    parts: [
      mailCopy.greeting(row.name),
      words.received[row.kind],
      referenceFact(row),
      words.claim,
      { link: claimUrl, words: words.claimLink },
      words.keep,
      mailCopy.signature(us.name),
    ],
  };
};

interface Filled<Input extends FormInput> {
  form: PublicForm<Input>;
  input: Input;
}

interface Sender {
  us: CompanyAddress;
  siteOrigin: string;
}

/** To the company: what was sent, and where to answer it. */
export const newRequestLetter = <Input extends FormInput>(
  row: RequestRow,
  { form, input }: Filled<Input>,
  { us, siteOrigin }: Sender,
): Mail => {
  const words = mailCopy.newRequest;
  const subject = words.subject[row.kind](row.reference, form.title(input));
  return {
    to: us.email,
    replyTo: row.email,
    subject: row.priority === 'urgent' ? words.urgent(subject) : subject,
    parts: [
      words.arrived[row.kind],
      referenceFact(row),
      { label: words.name, value: row.name },
      { label: words.email, value: row.email, isLatin: true },
      ...(row.phone ? [{ label: words.phone, value: row.phone, isLatin: true }] : []),
      ...(row.company ? [{ label: words.company, value: row.company }] : []),
      ...form.facts(input),
      words.open,
      { link: siteOrigin + paths.admin.request(inboxOf[row.kind], row.reference), words: words.openLink },
    ],
  };
};

interface News {
  to: string;
  replyTo?: string;
  /** Whom the letter greets. */
  name: string;
  title: string;
  /** What somebody wrote, if anything. */
  body: string;
  link: string;
}

/** What is new about a request, to whoever should know. */
export const newsLetter = (
  row: RequestRow,
  { to, replyTo, name, title, body, link }: News,
  us: CompanyAddress,
): Mail => ({
  to,
  ...(replyTo ? { replyTo } : {}),
  subject: `${title} (${row.reference})`,
  parts: [
    mailCopy.greeting(name),
    title,
    ...(body ? [body] : []),
    referenceFact(row),
    { link, words: mailCopy.news.open },
    mailCopy.signature(us.name),
  ],
});
