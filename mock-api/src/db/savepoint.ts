import { sql, type Transaction } from 'kysely';
import type { Email } from '../mail/mailer.ts';
import type { Tables } from './tables.ts';

interface TransactionContext {
  trx: Transaction<Tables>;
  emails: Email[];
  /** Tasks that run after the commit. */
  afterCommit?: (() => Promise<void>)[];
}

/**
 * Runs a part of a transaction in a savepoint. When it fails, its writes, emails and tasks are discarded, and the rest of the
 * transaction stays.
 * @param run gets a copy of the context with its own lists of emails and tasks
 */
export const withSavepoint = async <Context extends TransactionContext, Value>(
  context: Context,
  run: (context: Context) => Promise<Value>,
): Promise<Value> => {
  const emails: Email[] = [];
  const afterCommit: (() => Promise<void>)[] = [];
  await sql`savepoint part`.execute(context.trx);
  try {
    const value = await run({ ...context, emails, ...(context.afterCommit ? { afterCommit } : {}) });
    await sql`release savepoint part`.execute(context.trx);
    context.emails.push(...emails);
    context.afterCommit?.push(...afterCommit);
    return value;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(context.trx).then(
      () => sql`release savepoint part`.execute(context.trx),
      // Some failures (a full disk) have rolled everything back: report the original error.
      () => undefined,
    );
    throw error;
  }
};
