import { sql, type Transaction } from 'kysely';
import type { Mail } from '../mail/mailer.ts';
import type { Tables } from './tables.ts';

interface Doing {
  trx: Transaction<Tables>;
  mails: Mail[];
  /** Done when all is written. */
  afterwards?: (() => Promise<void>)[];
}

/**
 * Does a part of a change that may fail by itself: then what it wrote is taken back and nothing follows from it, while
 * all that was written before it stays.
 * @param doing what the whole change is done with; the part gets the same, with letters of its own
 */
export const attempt = async <Change extends Doing, Value>(
  doing: Change,
  part: (doing: Change) => Promise<Value>,
): Promise<Value> => {
  const mails: Mail[] = [];
  const afterwards: (() => Promise<void>)[] = [];
  await sql`savepoint part`.execute(doing.trx);
  try {
    const value = await part({ ...doing, mails, ...(doing.afterwards ? { afterwards } : {}) });
    await sql`release savepoint part`.execute(doing.trx);
    doing.mails.push(...mails);
    doing.afterwards?.push(...afterwards);
    return value;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(doing.trx).then(
      () => sql`release savepoint part`.execute(doing.trx),
      // Some failures (a full disk) have taken everything back already: they are what is told.
      () => undefined,
    );
    throw error;
  }
};
