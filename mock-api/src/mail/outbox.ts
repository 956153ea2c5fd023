import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import { isoNow, type Clock } from '../clock.ts';
import { emailBodyText, emailSubject } from './email-content.ts';
import { toMessage, type Mailer, type Sender, type Email } from './mailer.ts';

/** Sends emails in the background, so that no response waits for a mail server. Failures are logged. */
export interface EmailQueue {
  enqueue(email: Email): void;
  /**
   * Runs a task after the response is sent. The response time then reveals nothing about the task, for example whether
   * an account exists. The task may enqueue emails.
   */
  runInBackground(task: () => Promise<void>): void;
  /** Resolves when no task and no email is pending. */
  settled(): Promise<void>;
}

export const createEmailQueue = (mailer: Mailer, logger: FastifyBaseLogger): EmailQueue => {
  const pending = new Set<Promise<void>>();

  const track = (task: Promise<void>, failureMessage: string) => {
    const tracked = task
      .catch((error: unknown) => logger.error({ err: error }, failureMessage))
      .finally(() => pending.delete(tracked));
    pending.add(tracked);
  };

  return {
    enqueue: (email) => track(mailer.send(email), 'an email could not be sent'),
    runInBackground: (task) => track(task(), 'a background task failed'),
    async settled() {
      // A task may enqueue further emails.
      while (pending.size > 0) await Promise.all(pending);
    },
  };
};

/** The content of an email's `.json` file, for programs. The `.eml` file beside it is for mail readers. */
export interface OutboxEntry {
  to: string;
  subject: string;
  text: string;
}

const MAX_FILES = 2000;

const removeOldest = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).toSorted();
  const excess = names.slice(0, Math.max(0, names.length - MAX_FILES));
  await Promise.all(excess.map((name) => rm(join(folder, name), { force: true })));
};

interface OutboxOptions {
  folder: string;
  from: Sender;
  clock: Clock;
  /** Called with the path of each `.eml` file. The path contains no personal data. */
  onWritten: (file: string) => void;
}

/** Writes each email to two files in a folder, `.eml` and `.json`. Used when no mail server is configured. */
export const createOutbox = ({ folder, from, clock, onWritten }: OutboxOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(email) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail(await toMessage(email, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('Nodemailer returned a stream where a buffer was expected.');
      const name = `${isoNow(clock).replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      const entry: OutboxEntry = { to: email.to, subject: emailSubject(email), text: emailBodyText(email) };
      await writeFile(join(folder, `${name}.eml`), message, { mode: 0o600 });
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(entry, null, 2)}\n`, { mode: 0o600 });
      await removeOldest(folder);
      onWritten(join(folder, `${name}.eml`));
    },
  };
};
