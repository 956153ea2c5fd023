import * as z from 'zod/mini';
import { ConfigError } from '../config.ts';
import { erasesFrom, readGraceDays, RETENTION_META, retentionAnnouncement } from '../site/retention.ts';
import { findingsAbout, type ExaminedSite, type Finding } from './finding.ts';

/** Runs a statement that only reads. @returns its rows */
export type Select = (statement: string) => Promise<unknown>;

const counted = z.tuple([z.object({ count: z.coerce.number(), last: z.nullable(z.string()) })]);

/** The API removes a row a month after it gave its e-mail up. */
const examineEmails = async (select: Select): Promise<Finding[]> => {
  const rows = await select(
    'select count(*) as count, max(failed_at) as last from queued_emails where failed_at is not null',
  );
  const [{ count, last }] = counted.parse(rows);
  if (count === 0) return [];
  const sentence = `The mail server refused ${count} e-mails of the last 30 days for good, the newest at ${last}.`;
  const action =
    'Look for «is given up» in the log of the API: it has the reason. Call whom it concerns; the text is gone.';
  return [findingsAbout('mail').warning(sentence, action)];
};

const stored = z.array(z.object({ value: z.string() }));

/** Says what will be erased while there is time to keep it. */
const examineRetention = async (select: Select, { env, now }: ExaminedSite): Promise<Finding[]> => {
  const [row] = stored.parse(await select(`select value from meta where name = '${RETENTION_META}'`));
  if (!row) return [];
  const { fault, warning } = findingsAbout('personal data');
  const announcement = retentionAnnouncement.parse(JSON.parse(row.value));
  let graceDays: number;
  try {
    graceDays = readGraceDays(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fault(error.message, 'Correct this setting: until then the API does not start.')];
  }
  const from = erasesFrom(announcement, graceDays);
  if (from <= now) return [];
  const { requests, downloads } = announcement;
  return [
    warning(
      `From ${from.toISOString()} the API erases what the privacy text says is over: ${requests} requests with their files, and ${downloads} e-mail addresses of downloads.`,
      'Run: npm run backup, and compare the privacy text. RETENTION_GRACE_DAYS of the API postpones it, and 0 begins it.',
    ),
  ];
};

/** What rows of a database of this release say. */
export const examineRows = async (select: Select, site: ExaminedSite): Promise<Finding[]> => [
  ...(await examineEmails(select)),
  ...(await examineRetention(select, site)),
];
