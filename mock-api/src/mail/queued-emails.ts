import { randomUUID } from 'node:crypto';
import { DAY, isoAfter, isoNow, MINUTE, type Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import type { Row } from '../db/tables.ts';
import type { Email } from './mailer.ts';
import { emailText } from './stored-email.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

export type QueuedEmail = Row<'queued_emails'>;

/** Stores emails. @param now when they were written, which is when they are due */
export const storeEmails = async (trx: Database, now: string, emails: readonly Email[]): Promise<void> => {
  if (emails.length === 0) return;
  const rows = emails.map((email) => ({
    message_id: randomUUID(),
    kind: email.kind,
    recipient: email.to,
    about: email.thread?.about ?? '',
    email: emailText(email),
    due_at: now,
    created_at: now,
  }));
  await trx.insertInto('queued_emails').values(rows).execute();
};

/** Another process may try an email again after this time: the process that tried it has ended, because mail servers are asked for less. */
const LEASE = 5 * MINUTE;

const findNext = ({ db, clock }: Deps) =>
  db
    .selectFrom('queued_emails')
    .select(['id', 'due_at'])
    .where('due_at', '<=', isoNow(clock))
    .where('failed_at', 'is', null)
    // New ones first: those that a mail server keeps refusing hold up nothing.
    .orderBy('tries')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Takes the next email that is due. The update is the claim: of two servers that find one row, the second one changes nothing. */
export const claimNext = async (deps: Deps): Promise<QueuedEmail | undefined> => {
  const { db, clock } = deps;
  for (let next = await findNext(deps); next; next = await findNext(deps)) {
    const claimed = await db
      .updateTable('queued_emails')
      .set(({ eb }) => ({ due_at: isoAfter(clock, LEASE), tries: eb('tries', '+', 1) }))
      .where('id', '=', next.id)
      .where('due_at', '=', next.due_at)
      .where('failed_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
  return undefined;
};

/** Removes an email that was sent, with all that it says of people. */
export const removeSent = async (db: Database, { id }: QueuedEmail): Promise<void> => {
  await db.deleteFrom('queued_emails').where('id', '=', id).execute();
};

/** @param pause in milliseconds */
export const tryLater = async ({ db, clock }: Deps, { id }: QueuedEmail, pause: number): Promise<void> => {
  await db
    .updateTable('queued_emails')
    .set({ due_at: isoAfter(clock, pause) })
    .where('id', '=', id)
    .execute();
};

/** Gives an email up. That there was one stays for a while, without what it says and to whom. */
export const giveUp = async ({ db, clock }: Deps, { id }: QueuedEmail): Promise<void> => {
  await db
    .updateTable('queued_emails')
    .set({ failed_at: isoNow(clock), email: '', recipient: '', about: '' })
    .where('id', '=', id)
    .execute();
};

const FAILURES_RETAINED = 30 * DAY;

/** Removes what is left of emails that were given up a month ago. @returns their number */
export const removeOldFailures = async ({ db, clock }: Deps): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('queued_emails')
    .where('failed_at', '<=', isoAfter(clock, -FAILURES_RETAINED))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** No reference and no address: a list in SQL has at least one value. */
const NOTHING = '-';

/**
 * The emails that wait for a person, for the person's own export.
 * @param requests of the person, whose forms may have had another address
 */
export const waitingEmails = (
  db: Database,
  recipient: string,
  requests: readonly Pick<Row<'requests'>, 'reference' | 'email'>[],
) =>
  db
    .selectFrom('queued_emails')
    .select(['kind', 'about', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('recipient', '=', recipient),
        eb.and([
          eb('about', 'in', [NOTHING, ...requests.map(({ reference }) => reference)]),
          eb('recipient', 'in', [NOTHING, ...requests.map(({ email }) => email)]),
        ]),
      ]),
    )
    .where('failed_at', 'is', null)
    .orderBy('id')
    .execute();

/**
 * Removes the emails that wait for a person whose account is deleted, and those that tell the company of the person's requests. Accepted
 * agreements still go to the company, because the law asks it to keep them.
 * @param references of the person's requests
 */
export const forgetEmails = async (trx: Database, recipient: string, references: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('queued_emails')
    .where((eb) =>
      eb.or([
        eb('recipient', '=', recipient),
        eb.and([eb('about', 'in', [NOTHING, ...references]), eb('kind', '!=', 'agreement-accepted')]),
      ]),
    )
    .execute();
};
