import type { User } from 'shared-lib/contracts';
import { cutText } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import type { Transaction } from 'kysely';
import { notificationCopy } from '../../copy/emails.ts';
import type { Tables } from '../../db/tables.ts';
import type { WriteContext } from '../../dialect/write-context.ts';

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

const BODY_MAX = 200;

/**
 * Tells a consultant in the account what was decided on it. The email goes beside it (`./emails.ts`). One whose account was rejected
 * reads it when the account is activated again.
 * @param reason what the administrator wrote; empty for nothing
 */
export const notifyOfDecision = async (
  { trx, now }: Pick<WriteContext, 'trx' | 'now'>,
  { id }: Pick<User, 'id'>,
  decision: 'approve' | 'reject',
  reason = '',
): Promise<void> => {
  const labels = notificationCopy.toConsultant;
  const body = reason.replaceAll(/\s+/g, ' ');
  await trx
    .insertInto('notifications')
    .values({
      user_id: id,
      kind: 'account',
      title: decision === 'approve' ? labels.approved : labels.rejected,
      body: (body.length > BODY_MAX ? `${cutText(body, BODY_MAX)}…` : body) || labels.approvedText,
      link: paths.dashboard(),
      at: now,
    })
    .execute();
};
