import type { User } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { dialectCopy } from '../../copy/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import { conflict } from '../../http/api-error.ts';

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
