import * as z from 'zod/mini';
import { ConfigError } from '../config.ts';

/** Name of the row of the table `meta` with the announcement, which the API writes and the doctor reads. */
export const RETENTION_META = 'retention';

/** What was over when a database met the retention for the first time. */
export const retentionAnnouncement = z.object({
  /** ISO time. */
  at: z.iso.datetime(),
  /** Requests with something to erase. */
  requests: z.int(),
  /** E-mail addresses of downloads. */
  downloads: z.int(),
});

export type RetentionAnnouncement = z.infer<typeof retentionAnnouncement>;

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;

/**
 * Reads `RETENTION_GRACE_DAYS`: days from the announcement to the first erasure. It counts from the stored announcement, so that a longer
 * one postpones the erasure and 0 begins it.
 * @throws {ConfigError}
 */
export const readGraceDays = ({
  RETENTION_GRACE_DAYS: given,
}: Readonly<Record<string, string | undefined>>): number => {
  if (given === undefined || given === '') return DEFAULT_DAYS;
  const days = Number(given);
  if (!Number.isInteger(days) || days < 0 || days > 3650)
    throw new ConfigError(`RETENTION_GRACE_DAYS="${given}" is not valid: give whole days from 0 to 3650.`);
  return days;
};

/** When the erasure begins. Nothing waits when nothing was over: a new site keeps the rule from its first day. */
export const erasesFrom = ({ at, requests, downloads }: RetentionAnnouncement, graceDays: number): Date =>
  new Date(Date.parse(at) + (requests + downloads > 0 ? graceDays * DAY_MS : 0));
