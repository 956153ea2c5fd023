import { formatDateTime } from 'shared-lib/format';
import { agreementCopy } from '../../../copy/agreements.ts';
import type { CompanyContact } from '../../../mail/company-contact.ts';
import type { Email } from '../../../mail/mailer.ts';

const copy = agreementCopy.emails;

interface Reader {
  to: string;
  /** Name in the greeting. */
  name: string;
  company: CompanyContact;
  reference: string;
  /** Page of the request. */
  link: string;
  number: string;
}

/** The code that accepts an agreement. Its subject does not show the code, which locked screens would. */
export const codeEmail = ({ to, name, company, reference, link, number, code }: Reader & { code: string }): Email => ({
  kind: 'agreement-code',
  to,
  name,
  company,
  thread: { about: reference, isFirst: false },
  subject: copy.code.subject(number),
  preheader: copy.code.preheader,
  heading: copy.code.heading,
  parts: [
    copy.code.intro(`\u2066${number}\u2069`),
    { label: copy.code.label, reference: code },
    copy.code.lifetime,
    { link, label: copy.code.open },
    copy.code.ignore,
  ],
});

interface Accepted extends Reader {
  version: number;
  /** ISO 8601. */
  acceptedAt: string;
  acceptedName: string;
  /** Name of the payment that the work starts with; undefined when it starts with the acceptance. */
  startsWith: string | undefined;
  /** SHA-256 of the PDF, hex. */
  hash: string;
  /** Page that verifies the agreement. */
  verifyUrl: string;
  /** The PDF. */
  pdf?: Buffer;
}

const startText = ({ startsWith }: Pick<Accepted, 'startsWith'>): string =>
  startsWith === undefined ? copy.accepted.startsNow : copy.accepted.startsWith(startsWith);

/** The accepted version for one side, with its PDF. */
export const acceptedEmail = ({ to, name, company, reference, number, pdf, ...accepted }: Accepted): Email => ({
  kind: 'agreement-accepted',
  to,
  name,
  company,
  thread: { about: reference, isFirst: false },
  subject: `${copy.accepted.subject(number)} (${reference})`,
  preheader: copy.accepted.preheader(number),
  heading: copy.accepted.heading,
  parts: [
    copy.accepted.intro,
    { label: copy.accepted.number, value: number, isLatin: true },
    { label: copy.accepted.version, value: String(accepted.version), isLatin: true },
    { label: copy.accepted.acceptedBy, value: accepted.acceptedName },
    { label: copy.accepted.acceptedAt, value: formatDateTime(accepted.acceptedAt) },
    { label: copy.accepted.start, value: startText(accepted) },
    { label: copy.accepted.hash, value: accepted.hash, isLatin: true },
    { link: accepted.link, label: copy.code.open },
    { link: accepted.verifyUrl, label: copy.accepted.verify, isSecondary: true },
  ],
  ...(pdf && { files: [{ name: `${number}-${accepted.version}.pdf`, mime: 'application/pdf', bytes: pdf }] }),
});
