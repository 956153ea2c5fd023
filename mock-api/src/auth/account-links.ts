import type { Kysely, Transaction } from 'kysely';
import { isoAfter, isoNow, type Clock } from '../clock.ts';
import type { Tables } from '../db/tables.ts';
import type { Row } from '../db/tables.ts';
import { newToken, sha256 } from './tokens.ts';

type Purpose = Row<'account_tokens'>['purpose'];

interface NewLink {
  userId: number;
  purpose: Purpose;
  /** The e-mail address that receives the link. */
  email: string;
  /** In milliseconds. */
  lifetime: number;
}

/** Creates the token of an emailed link. It works once. A new link replaces the account's earlier links of the same purpose. */
export const addAccountLink = async (
  trx: Transaction<Tables>,
  clock: Clock,
  { userId, purpose, email, lifetime }: NewLink,
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
      expires_at: isoAfter(clock, lifetime),
    })
    .execute();
  return token;
};

/** The e-mail address that waits for its confirmation, and until when its link works. */
export const findPendingEmail = async (
  db: Kysely<Tables>,
  clock: Clock,
  userId: number,
): Promise<{ email: string; expires_at: string } | undefined> =>
  db
    .selectFrom('account_tokens')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', isoNow(clock))
    .executeTakeFirst();

/** Makes the link to a new e-mail address useless. */
export const cancelPendingEmail = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).where('purpose', '=', 'email').execute();
};

/** Marks a link as used. @returns `undefined` when it does not exist, has expired or was used before */
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

/** Deletes an account's links. Call it when the password or the e-mail address that they belong to changes. */
export const revokeAccountLinks = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
};
