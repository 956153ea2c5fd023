import type { Role } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { isoNow, type Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { currentUser } from '../http/access.ts';
import { readIdempotencyKey, writeOnce } from '../http/idempotency.ts';
import type { Email } from '../mail/mailer.ts';
import type { EmailQueue } from '../mail/email-queue.ts';

/** Results of slow work that is done before the transaction, because a transaction blocks all other writes. */
export interface PreparedWrite {
  passwordHash?: string;
}

/** One write of an administrator. Rows, slugs and audit entries are written in one transaction. */
export interface WriteContext extends PreparedWrite {
  trx: Transaction<Tables>;
  clock: Clock;
  /** The time of the write. */
  now: string;
  actor: { id: number | null; name: string; role?: Role };
  /** The write restores an earlier state. */
  isRestore?: true;
  /** The id of a deleted row that is inserted again. */
  rowId?: number;
  /** Stored with the write, and sent after the commit. */
  emails: Email[];
  /** Run after the commit: side effects outside of the database, such as deleting files. */
  afterCommit: (() => Promise<void>)[];
}

/** The id column of a new row: that of a restored row, otherwise the next free one. */
export const idColumn = ({ rowId }: WriteContext): { id?: number } => (rowId === undefined ? {} : { id: rowId });

export interface WriteDeps {
  db: Database;
  clock: Clock;
  emailQueue: EmailQueue;
}

interface WriteOptions<Body> {
  /** Status of the response. */
  status: number;
  /** Parses the stored response of an earlier request: the `parse` of its contract. */
  parse: (body: unknown) => Body;
  write: (context: WriteContext) => Promise<Body>;
}

/** Runs a write for the current user in one transaction, and only once for each `Idempotency-Key`. */
export const runWrite = async <Body>(
  { db, clock, emailQueue }: WriteDeps,
  request: FastifyRequest,
  { status, parse, write }: WriteOptions<Body>,
): Promise<Body> => {
  const { id, name, role } = currentUser(request);
  const emails: Email[] = [];
  const afterCommit: WriteContext['afterCommit'] = [];
  const { body } = await writeOnce({ db, clock }, readIdempotencyKey(request), parse, async (trx) => {
    const result = await write({ trx, clock, now: isoNow(clock), actor: { id, name, role }, emails, afterCommit });
    await emailQueue.store(trx, emails);
    return { status, body: result };
  });
  emailQueue.sendDue();
  for (const task of afterCommit) emailQueue.runInBackground(task);
  return body;
};
