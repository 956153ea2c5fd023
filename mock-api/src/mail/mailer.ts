import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { cleanText } from 'shared-lib/contracts';
import { sha256 } from '../auth/tokens.ts';
import { emailBodyText, emailSubject, type EmailContent } from './email-content.ts';
import { emailBodyHtml, LOGO_CID, logoPng } from './email-html.ts';

/** A calendar file that comes with an email: it adds or changes an appointment, or removes it. */
export interface EmailCalendar {
  method: 'PUBLISH' | 'CANCEL';
  /** As RFC 5545 has it. */
  content: string;
}

export interface Email extends EmailContent {
  /**
   * Of a queued email: its id, and when it was queued. Each try to send it has the same Message-ID, by which mailboxes notice that they
   * have it.
   */
  queued?: { id: string; at: string };
  to: string;
  /** E-mail address for replies; the sender when missing. */
  replyTo?: string;
  /** Files that the email brings. */
  files?: readonly { name: string; mime: string; bytes: Buffer }[];
  calendar?: EmailCalendar;
}

/** Delivers emails. `send` rejects when delivery fails. */
export interface Mailer {
  send(email: Email): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}

/** One address. Nodemailer would read a text as a list, in which a comma or an angle bracket names another mailbox. */
const mailbox = (address: string) => ({ name: '', address: cleanText(address, 'code') });

/** An id on the site's domain, as RFC 5322 has it. Mail programs compare them as text. */
const messageId = (local: string, { address }: Sender): string =>
  `<${local}@${address.split('@').at(-1) ?? 'localhost'}>`;

/**
 * The ids of an email. The first one of a thread has an id that follows from its subject and its reader, and the later ones refer to
 * it, so that mail programs show them together (RFC 5322 §3.6.4). The company and the client have threads of their own.
 */
const idsOf = ({ queued, thread, to }: Email, from: Sender) => {
  const own = messageId(queued?.id ?? randomUUID(), from);
  if (!thread) return { messageId: own };
  const first = messageId(`${thread.about.toLowerCase()}.${sha256(to).slice(0, 12)}`, from);
  return thread.isFirst ? { messageId: first } : { messageId: own, inReplyTo: first, references: first };
};

/** Converts an email to a nodemailer message. Nodemailer folds and encodes what headers may not contain. */
export const toMessage = async (email: Email, from: Sender) => ({
  from,
  to: mailbox(email.to),
  ...(email.replyTo ? { replyTo: mailbox(email.replyTo) } : {}),
  ...idsOf(email, from),
  // No mailbox responds to it by itself (RFC 3834): an absence notice would arrive in the inbox of the company.
  headers: { 'Auto-Submitted': 'auto-generated' },
  subject: emailSubject(email),
  text: emailBodyText(email),
  html: emailBodyHtml(email),
  ...(email.calendar ? { icalEvent: { ...email.calendar, filename: 'appointment.ics' } } : {}),
  attachments: [
    { cid: LOGO_CID, filename: 'logo.png', content: await logoPng(), contentDisposition: 'inline' as const },
    ...(email.files ?? []).map(({ name, mime, bytes }) => ({ filename: name, contentType: mime, content: bytes })),
  ],
});

/**
 * How long the mail server may be silent, in milliseconds. Nodemailer would wait for ten minutes, while other emails wait and another
 * server takes the email for abandoned.
 */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

/** Sends through a mail server. @param smtpUrl such as `smtps://user:password@host:465`; its query may set options of nodemailer */
export const createSmtpMailer = (smtpUrl: string, from: Sender): Mailer => {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  const transport = createTransport(url.href);
  return {
    async send(email) {
      await transport.sendMail(await toMessage(email, from));
    },
  };
};
