import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { company } from 'shared-lib/copy';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import { writeAtomic } from '../release/write-atomic.ts';
import type { Env } from './settings.ts';

/** How the last drill ended: `last-drill.json` beside the backups. */
const drillReport = z.object({
  schema: z.literal(1),
  /** ISO time of its end. */
  at: z.iso.datetime(),
  outcome: z.enum(['passed', 'failed']),
  /** Name of the backup; empty when there is none. */
  backup: z.string(),
  /** What was found, for people. */
  lines: z.array(z.string()),
});

export type DrillReport = z.infer<typeof drillReport>;

const reportFile = (folder: string): string => join(folder, 'last-drill.json');

/** The report of the last drill; undefined when there is none that can be read. */
export const readDrillReport = async (folder: string): Promise<DrillReport | undefined> => {
  try {
    return drillReport.parse(JSON.parse(await readFile(reportFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
};

export const writeDrillReport = (folder: string, report: DrillReport): Promise<void> =>
  writeAtomic(reportFile(folder), `${JSON.stringify(report, null, 1)}\n`);

/**
 * Sends an e-mail to those who run the site: `BACKUP_REPORT_TO`, else `MAIL_FROM`.
 * @returns whether there is a mail server
 * @throws {CliError} when it does not take the e-mail
 */
export const mailReport = async (subject: string, lines: readonly string[], env: Env): Promise<boolean> => {
  if (!env.SMTP_URL) return false;
  const from = env.MAIL_FROM || company.email;
  const transport = createTransport(env.SMTP_URL);
  try {
    await transport.sendMail({
      from,
      to: env.BACKUP_REPORT_TO || from,
      subject: `Miqyas: ${subject}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: `${lines.join('\n')}\n`,
    });
    return true;
  } catch (error) {
    // The URL has a password and is not repeated.
    throw new CliError(`The report could not be sent: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    transport.close();
  }
};
