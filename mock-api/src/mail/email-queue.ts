import type { FastifyBaseLogger } from 'fastify';
import type { Email, Mailer } from './mailer.ts';

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
