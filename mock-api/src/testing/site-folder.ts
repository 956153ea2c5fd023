import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase, type Database } from '../db/open-database.ts';

/** What a test of a killed server reads in its data folder afterwards. */

const sent = z.object({ subject: z.string(), to: z.string(), text: z.string() });
type SentEmail = z.infer<typeof sent>;

/** Runs something on the SQLite database of a data folder. */
export const withDatabase = async <Value>(folder: string, run: (db: Database) => Promise<Value>): Promise<Value> => {
  const db = openDatabase(join(folder, 'database', 'site.db'));
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
};

/** The emails of a site without a mail server, the oldest first. */
export const readSentEmails = (folder: string): SentEmail[] =>
  readdirSync(join(folder, 'outbox'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => sent.parse(JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8'))));

/** Lets the time pass after which other servers take up what a killed one was sending. */
export const endLeases = async (db: Database): Promise<void> => {
  await db.updateTable('queued_emails').set({ due_at: '2000-01-01T00:00:00.000Z' }).execute();
};

/** Waits until no email waits, and expects that no reader has one twice. @param about what their text has */
export const expectEachEmailOnce = async (folder: string, about: string, countWaiting: () => Promise<number>) => {
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(0);
  const emails = readSentEmails(folder).filter(({ subject, text }) => `${subject} ${text}`.includes(about));
  const known = emails.map(({ subject, to }) => `${to} ${subject}`);
  expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  return emails;
};

/** The number of emails that wait for a mail server. */
export const countWaitingEmails = async (db: Database): Promise<number> =>
  (await db.selectFrom('queued_emails').select('id').execute()).length;
