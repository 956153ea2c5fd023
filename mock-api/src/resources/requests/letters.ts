import { paths } from 'shared-lib/paths';
import type { RequestKind } from 'shared-lib/contracts';
import { mailCopy } from '../../copy/mail.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { FormInput, PublicForm } from './forms.ts';

export interface CompanyAddress {
  name: string;
  email: string;
}

interface Receipt {
  kind: RequestKind;
  name: string;
  email: string;
  reference: string;
  claimUrl: string;
}

/** To the visitor: what was received, under which reference, and how to follow it. */
export const receiptLetter = ({ kind, name, email, reference, claimUrl }: Receipt, company: CompanyAddress): Mail => {
  const words = mailCopy.receipt;
  return {
    to: email,
    subject: words.subject[kind](reference),
    parts: [
      mailCopy.greeting(name),
      words.received[kind],
      { label: mailCopy.reference, value: reference, isLatin: true },
      words.claim,
      { link: claimUrl, words: words.claimLink },
      words.keep,
      mailCopy.signature(company.name),
    ],
  };
};

interface Arrival<Input extends FormInput> {
  form: PublicForm<Input>;
  input: Input;
  reference: string;
}

const inboxes = { contact: 'contacts', consultation: 'consultations', feasibility: 'feasibility-requests' } as const;

/** To the company: what was sent, and where to answer it. */
export const newRequestLetter = <Input extends FormInput>({ form, input, reference }: Arrival<Input>, company: CompanyAddress, siteOrigin: string): Mail => {
  const words = mailCopy.newRequest;
  const subject = words.subject[form.kind](reference, form.title(input));
  return {
    to: company.email,
    replyTo: input.email,
    subject: form.isUrgent(input) ? words.urgent(subject) : subject,
    parts: [
      words.arrived[form.kind],
      { label: mailCopy.reference, value: reference, isLatin: true },
      { label: words.name, value: input.name },
      { label: words.email, value: input.email, isLatin: true },
      ...(input.phone ? [{ label: words.phone, value: input.phone, isLatin: true }] : []),
      ...(input.company ? [{ label: words.company, value: input.company }] : []),
      ...form.facts(input),
      words.open,
      { link: siteOrigin + paths.admin.list(inboxes[form.kind]), words: words.openLink },
    ],
  };
};
