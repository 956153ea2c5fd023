import type { Role, UserStatus, User, user } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewRow, Row, Tables } from '../../db/tables.ts';
import { rowOf, searchTextOf, presentRow } from '../../fields/rows.ts';
import { writtenUserFields, userFields } from '../../fields/users.ts';
import { e164Of } from '../../phones/phone-numbers.ts';
import { dialectCopy } from '../../copy/dialect.ts';
import { conflict } from '../../http/api-error.ts';

/** A user as the API has stored it: without the neutral values that a reader may get. */
export type StoredUser = z.input<typeof user>;

/** A user for API responses, without password hash and search text. */
export const presentUser = (row: Row<'users'>): StoredUser => presentRow(userFields, row);

/** Rejects an action on the last active administrator, because nobody could create another. @throws {ApiError} 409 */
export const assertNotLastAdmin = async (
  trx: Transaction<Tables>,
  { id, role, status }: Pick<User, 'id' | 'role' | 'status'>,
  action: keyof typeof dialectCopy.lastAdmin,
): Promise<void> => {
  if (role !== 'admin' || status !== 'active') return;
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!other) throw conflict(dialectCopy.lastAdmin[action]);
};

/**
 * The form in which accounts store an e-mail address, and in which two of them are compared: trimmed, with A to Z as a to z. Other
 * characters stay unchanged: U+212A would otherwise become a k, and one person would get the emails of another.
 */
export const emailKey = (email: string): string =>
  email.trim().replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

export interface NewUser {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  country?: string;
  role: Role;
  status: UserStatus;
  password_hash: string;
}

export const newUserRow = ({ password_hash, ...account }: NewUser, now: string): NewRow<'users'> => {
  const values = { phone: '', company: '', country: '', ...account, email: emailKey(account.email) };
  const row = rowOf(writtenUserFields, { ...values, phone_e164: e164Of(values.phone, values.country) });
  return { ...row, password_hash, last_login_at: null, created_at: now, updated_at: now };
};

/** Adds a user. @returns `undefined` when the e-mail address already has an account */
export const insertUser = (db: Database, user: NewUser, clock: Clock): Promise<Row<'users'> | undefined> =>
  db
    .insertInto('users')
    .values(newUserRow(user, isoNow(clock)))
    .onConflict((clash) => clash.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findUserByEmail = (db: Database, email: string): Promise<Row<'users'> | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', emailKey(email)).executeTakeFirst();

/** Stores the time of a sign-in, and a new password hash if there is one. */
export const recordSignIn = (
  db: Database,
  id: number,
  changes: { last_login_at: string; password_hash?: string },
): Promise<Row<'users'>> =>
  db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

type UserChanges = Partial<Pick<Row<'users'>, 'name' | 'email' | 'phone' | 'company' | 'country'>>;

/** Updates profile fields and the search text. */
export const updateUser = async (
  db: Database,
  id: number,
  changes: UserChanges,
  clock: Clock,
): Promise<Row<'users'>> => {
  const existing = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const changed = { ...existing, ...changes };
  const row = { ...changed, phone_e164: e164Of(changed.phone, changed.country) };
  return db
    .updateTable('users')
    .set({
      ...changes,
      phone_e164: row.phone_e164,
      search: searchTextOf(writtenUserFields, row),
      updated_at: isoNow(clock),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Ends all sessions and invalidates all account links. */
export const revokeAccess = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await trx.deleteFrom('account_tokens').where('user_id', '=', id).execute();
};
