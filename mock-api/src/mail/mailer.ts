import { createTransport } from 'nodemailer';
import { cleanText } from 'shared-lib/contracts';
import { emailBodyHtml, emailBodyText, emailSubject, type EmailContent } from './email-content.ts';

export interface Email extends EmailContent {
  to: string;
  /** E-mail address for replies; the sender when missing. */
  replyTo?: string;
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

/** Converts an email to a nodemailer message. Nodemailer folds and encodes what headers may not contain. */
export const toMessage = (email: Email, from: Sender) => ({
  from,
  to: mailbox(email.to),
  ...(email.replyTo ? { replyTo: mailbox(email.replyTo) } : {}),
  subject: emailSubject(email),
  text: emailBodyText(email),
  html: emailBodyHtml(email),
});

/** Sends through a mail server. @param smtpUrl such as `smtps://user:password@host:465` */
export const createSmtpMailer = (smtpUrl: string, from: Sender): Mailer => {
  const transport = createTransport(smtpUrl);
  return {
    async send(email) {
      await transport.sendMail(toMessage(email, from));
    },
  };
};
