import { createTransport } from 'nodemailer';
import { letterHtml, letterText, type Letter } from './letter.ts';

export interface Mail extends Letter {
  to: string;
  /** Whom an answer reaches, when it is not us. */
  replyTo?: string;
}

/** Gets mails to where they go; a failure is an exception. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}

/** A mail in the form that nodemailer takes; it folds and encodes what headers may not hold. */
export const composed = (mail: Mail, from: Sender) => ({
  from,
  to: mail.to,
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  subject: mail.subject,
  text: letterText(mail),
  html: letterHtml(mail),
});

/** Sends through a mail server, given as `smtps://user:password@host:465`. */
export const createSmtpMailer = (smtpUrl: string, from: Sender): Mailer => {
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail(composed(mail, from));
    },
  };
};
