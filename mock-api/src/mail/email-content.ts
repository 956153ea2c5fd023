import { cleanText, printableText } from 'shared-lib/contracts';
import { emailLayout } from '../copy/emails.ts';
import { whatsappLink, type CompanyContact } from './company-contact.ts';

/** Every kind of email that the API sends. The administration shows each with sample data (`resources/emails/samples.ts`). */
export const emailKinds = [
  'receipt',
  'new-request',
  'client-notice',
  'staff-notice',
  'lost-references',
  'password-reset',
  'password-link',
  'password-changed',
  'invitation',
  'approval',
  'rejection',
  'email-change',
  'email-changed',
  'agreement-code',
  'agreement-accepted',
] as const;
type EmailKind = (typeof emailKinds)[number];

/** What happens next, and when: `when` is a time, or what comes before the step. */
export interface EmailStep {
  when: string;
  what: string;
}

/**
 * A paragraph; what a person wrote or what has changed, set apart (`details`); the reference of a request, or what its `label` names, in a box; a labelled value (`isLatin` for phone numbers,
 * e-mail addresses and references; `href` for what calls or writes); a link, which is the button of the email unless it is
 * `isSecondary`; or the next steps. An email has one button at most.
 */
export type EmailPart =
  | string
  | { details: string }
  | { reference: string; label?: string }
  | { label: string; value: string; isLatin?: boolean; href?: string }
  | { label: string; link: string; isSecondary?: true }
  | { steps: readonly EmailStep[]; title?: string };

/**
 * The content of an email, written once and sent as plain text and as HTML. Any text is accepted: what reverses a line, or what mail
 * servers reject (controls such as NUL, RFC 5322 §2.2), is removed, because rows of earlier releases may hold it.
 */
export interface EmailContent {
  kind: EmailKind;
  subject: string;
  /** The sentence that mailboxes show after the subject. */
  preheader: string;
  heading: string;
  /** Name of the reader, for the greeting. An email without one has no greeting and no signature. */
  name?: string;
  parts: readonly EmailPart[];
  company: CompanyContact;
  /** The subject of a thread, such as the reference of a request: all emails about it are together in a mailbox. */
  thread?: { about: string; isFirst: boolean };
}

/**
 * One line, also when the name of a person in it has several. Mail programs would decode `=?utf-8?B?…?=` that somebody typed (RFC 2047),
 * so it gets a space.
 */
export const emailSubject = ({ subject }: Pick<EmailContent, 'subject'>): string =>
  cleanText(subject).replaceAll(/=\?(?=[^\s?]+\?[bq]\?)/gi, '= ?');
export const emailPreheader = ({ preheader }: Pick<EmailContent, 'preheader'>): string => cleanText(preheader);
export const emailHeading = ({ heading }: Pick<EmailContent, 'heading'>): string => cleanText(heading);

const partText = (part: EmailPart): string => {
  if (typeof part === 'string') return printableText(part);
  if ('details' in part) return printableText(part.details);
  if ('reference' in part) return `${part.label ?? emailLayout.reference}: ${printableText(part.reference)}`;
  if ('steps' in part)
    return [
      part.title ?? emailLayout.next,
      ...part.steps.map(({ when, what }, index) => `${index + 1}. ${printableText(when)}: ${printableText(what)}`),
    ].join('\n');
  if ('link' in part) return `${printableText(part.label)}:\n${part.link}`;
  return `${printableText(part.label)}: ${printableText(part.value)}`;
};

const footerText = (email: EmailContent): string => {
  const { name, address, hours, email: mailbox, whatsapp } = email.company;
  return [
    '-- ',
    printableText(name),
    printableText(address),
    ...(hours ? [`${emailLayout.hours}: ${printableText(hours)}`] : []),
    `${emailLayout.email}: ${printableText(mailbox)}`,
    ...(whatsapp ? [`${emailLayout.whatsapp}: ${whatsappLink(email.company, email.thread?.about)}`] : []),
  ].join('\n');
};

/** The plain-text part: the same content, with every link of the HTML part as text. */
export const emailBodyText = (email: EmailContent): string => {
  const { name, company } = email;
  const lines = [
    emailHeading(email),
    ...(name === undefined ? [] : [emailLayout.greeting(printableText(name))]),
    ...email.parts.map(partText),
    ...(name === undefined ? [] : [emailLayout.signature(printableText(company.name))]),
    footerText(email),
  ];
  return `${lines.join('\n\n')}\n`;
};
