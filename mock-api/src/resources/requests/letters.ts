import { paths } from 'shared-lib/paths';
import type { ContactInput } from 'shared-lib/contracts';
import { mailCopy } from '../../copy/mail.ts';
import type { Mail } from '../../mail/mailer.ts';

interface Sent {
  input: ContactInput;
  reference: string;
  claimUrl: string;
}

export interface CompanyAddress {
  name: string;
  email: string;
}

/** To the visitor: what was received, under which reference, and how to follow it. */
export const contactReceipt = ({ input, reference, claimUrl }: Sent, company: CompanyAddress): Mail => {
  const words = mailCopy.contactReceipt;
  return {
    to: input.email,
    subject: words.subject(reference),
    parts: [
      mailCopy.greeting(input.name),
      words.received,
      { label: words.reference, value: reference, isLatin: true },
      words.claim,
      { link: claimUrl, words: words.claimLink },
      words.keep,
      mailCopy.signature(company.name),
    ],
  };
};

/** To the company: the message, and where to answer it. */
export const newContact = ({ input, reference }: Sent, company: CompanyAddress, siteOrigin: string): Mail => {
  const words = mailCopy.newContact;
  return {
    to: company.email,
    replyTo: input.email,
    subject: words.subject(reference, input.subject),
    parts: [
      words.arrived,
      { label: words.reference, value: reference, isLatin: true },
      { label: words.name, value: input.name },
      { label: words.email, value: input.email, isLatin: true },
      ...(input.phone ? [{ label: words.phone, value: input.phone, isLatin: true }] : []),
      ...(input.company ? [{ label: words.company, value: input.company }] : []),
      { label: words.about, value: input.subject },
      { label: words.message, value: input.message },
      words.open,
      { link: siteOrigin + paths.admin.list('contacts'), words: words.openLink },
    ],
  };
};
