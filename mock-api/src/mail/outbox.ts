import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isoNow, type Clock } from '../clock.ts';
import { letterText } from './letter.ts';
import { composed, type Mailer, type Sender } from './mailer.ts';

/** A mail as the outbox keeps it for programs, beside the `.eml` for mail readers. */
export interface OutboxEntry {
  to: string;
  subject: string;
  text: string;
}

const MOST_FILES = 2000;

const forgetOldest = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).toSorted();
  const tooMany = names.slice(0, Math.max(0, names.length - MOST_FILES));
  await Promise.all(tooMany.map((name) => rm(join(folder, name), { force: true })));
};

interface OutboxParts {
  folder: string;
  from: Sender;
  clock: Clock;
  /** Told the path of each mail, which says nothing about its reader. */
  onWritten: (file: string) => void;
}

/** Where no mail server is configured every mail becomes two files in a folder: `.eml` to open, `.json` to read by program. */
export const createOutbox = ({ folder, from, clock, onWritten }: OutboxParts): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail(composed(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed in one piece.');
      const name = `${isoNow(clock).replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      const entry: OutboxEntry = { to: mail.to, subject: mail.subject, text: letterText(mail) };
      await writeFile(join(folder, `${name}.eml`), message);
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(entry, null, 2)}\n`);
      await forgetOldest(folder);
      onWritten(join(folder, `${name}.eml`));
    },
  };
};
