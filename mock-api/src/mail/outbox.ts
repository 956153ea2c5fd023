import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isoNow, type Clock } from '../clock.ts';
import { emailBodyText, emailSubject } from './email-content.ts';
import { toMessage, type Mailer, type Sender } from './mailer.ts';

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

/** Writes a file of which readers see all or nothing. */
const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
};

/**
 * Writes each email to two files in a folder, `.eml` and `.json`. Used when no mail server is configured. A queued email has the same names
 * at each try, so that it is there once.
 */
export const createOutbox = ({ folder, from, clock, onWritten }: OutboxOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(email) {
      const { at, id } = email.queued ?? { at: isoNow(clock), id: randomBytes(4).toString('hex') };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail(await toMessage(email, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('Nodemailer returned a stream where a buffer was expected.');
      const name = `${at.replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}`;
      const entry: OutboxEntry = { to: email.to, subject: emailSubject(email), text: emailBodyText(email) };
      await writeWhole(join(folder, `${name}.eml`), message);
      await writeWhole(join(folder, `${name}.json`), `${JSON.stringify(entry, null, 2)}\n`);
      await removeOldest(folder);
      onWritten(join(folder, `${name}.eml`));
    },
  };
};
