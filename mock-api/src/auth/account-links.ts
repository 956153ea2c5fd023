import type { Transaction } from 'kysely';
import { isoAfter, isoNow, type Clock } from '../clock.ts';
import type { Tables } from '../db/tables.ts';
import type { Row } from '../db/tables.ts';
import { newToken, sha256 } from './tokens.ts';

type Purpose = Row<'account_tokens'>['purpose'];

interface NewLink {
  userId: number;
  purpose: Purpose;
  /** The address that the link is mailed to. */
  email: string;
  /** Milliseconds. */
  life: number;
}

/** Makes the token of a mailed link. It works once; of an account's links of one purpose only the newest works. */
export const addAccountLink = async (
  trx: Transaction<Tables>,
  clock: Clock,
  { userId, purpose, email, life }: NewLink,
): Promise<string> => {
  const token = newToken();
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
  await trx
    .insertInto('account_tokens')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      purpose,
      email,
      created_at: isoNow(clock),
      expires_at: isoAfter(clock, life),
    })
    .execute();
  return token;
};

/** Uses a link up; `undefined` when it was used, is too old, or never was. */
export const useAccountLink = async (
  trx: Transaction<Tables>,
  clock: Clock,
  purpose: Purpose,
  token: string,
): Promise<{ user_id: number; email: string } | undefined> =>
  trx
    .updateTable('account_tokens')
    .set({ used_at: isoNow(clock) })
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', isoNow(clock))
    .returning(['user_id', 'email'])
    .executeTakeFirst();

/** Ends the links that are still open: what they were asked for by, a password or an address, is no longer the account's. */
export const endAccountLinks = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
};
