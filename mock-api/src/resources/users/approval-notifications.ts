import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Notifies every active administrator of a consultant who awaits a decision.
 * @param title what has happened
 */
export const notifyAdmins = async (
  trx: Transaction<Tables>,
  { id, name }: Pick<User, 'id' | 'name'>,
  title: string,
  now: string,
): Promise<void> => {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  const notification = {
    kind: 'approval',
    title,
    body: name,
    link: paths.admin.edit('users', id),
    at: now,
  } as const;
  for (const admin of admins)
    await trx
      .insertInto('notifications')
      .values({ ...notification, user_id: admin.id })
      .execute();
};
