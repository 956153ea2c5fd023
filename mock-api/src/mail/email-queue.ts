import type { FastifyBaseLogger } from 'fastify';
import { DAY, HOUR, isoNow, MINUTE, type Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import type { Email, Mailer } from './mailer.ts';
import { claimNext, giveUp, removeSent, storeEmails, tryLater, type QueuedEmail } from './queued-emails.ts';
import { readEmail } from './stored-email.ts';

/**
 * Emails in the database. A change and its emails are committed together, so that a process that ends loses neither; a mail server
 * that does not respond is asked again. An email goes out at least once: a process that ends between the mail server's answer and the
 * removal of the row sends it again with the same Message-ID, by which mailboxes know it.
 */
export interface EmailQueue {
  /** Stores emails in the transaction of the change that they tell of. */
  store(trx: Database, emails: readonly Email[]): Promise<void>;
  /** Sends what is due, in the background: no response waits for a mail server. */
  sendDue(): void;
  /**
   * Runs a task after the response is sent. The response time then reveals nothing about the task, for example whether
   * an account exists. The task may store emails.
   */
  runInBackground(task: () => Promise<void>): void;
  /** Resolves when no task is running and no email is being sent. */
  settled(): Promise<void>;
  /** Like `settled`, within a few seconds. What is not sent then goes out after the next start, or by another server. */
  close(): Promise<void>;
}

/** How long to wait after each failed try. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY];

/** Shorter than the time that the server has for its shutdown, in milliseconds. */
const CLOSING = 5000;

interface Deps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  logger: FastifyBaseLogger;
}

/** Sends a claimed email and removes its row, or puts the next try off. */
const send = async (deps: Deps, row: QueuedEmail): Promise<void> => {
  const { db, mailer, logger } = deps;
  try {
    await mailer.send({ ...readEmail(row.email), queued: { id: row.message_id, at: row.created_at } });
  } catch (error) {
    const pause = PAUSES[row.tries - 1];
    const known = { err: error, queued_email: row.id, kind: row.kind, tries: row.tries };
    logger.error(known, pause ? 'an email could not be sent and is tried again' : 'an email is given up');
    return pause ? tryLater(deps, row, pause) : giveUp(deps, row);
  }
  await removeSent(db, row);
};

export const createEmailQueue = (deps: Deps): EmailQueue => {
  const { clock, logger } = deps;
  const pending = new Set<Promise<void>>();
  let isSending = false;
  let isDue = false;
  let isClosed = false;

  const track = (task: Promise<void>, failureMessage: string) => {
    const tracked = task
      .catch((error: unknown) => logger.error({ err: error }, failureMessage))
      .finally(() => pending.delete(tracked));
    pending.add(tracked);
  };

  const claim = () => (isClosed ? undefined : claimNext(deps));

  /** One email after the other, so that a reader gets them in the order of what happened. */
  const sendAllDue = async () => {
    isSending = true;
    try {
      // An email may have been stored after the last look.
      while (isDue) {
        isDue = false;
        for (let next = await claim(); next; next = await claim()) await send(deps, next);
      }
    } finally {
      isSending = false;
    }
  };

  const settled: EmailQueue['settled'] = async () => {
    // A task may store further emails.
    while (pending.size > 0) await Promise.all(pending);
  };

  return {
    store: (trx, emails) => storeEmails(trx, isoNow(clock), emails),
    sendDue() {
      isDue = true;
      if (!isSending) track(sendAllDue(), 'emails could not be sent');
    },
    runInBackground: (task) => track(task(), 'a background task failed'),
    settled,
    async close() {
      const timer = setTimeout(() => (isClosed = true), CLOSING);
      await settled();
      clearTimeout(timer);
      isClosed = true;
    },
  };
};
