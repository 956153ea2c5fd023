import { formatDateTime } from 'shared-lib/format';
import { DAY, isoAfter, isoNow, type Clock } from '../../../clock.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import type { Database } from '../../../db/open-database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';
import { isDueBefore, isVisibleToStaff } from '../lists/status-conditions.ts';
import { staffRequestPath } from '../emails/notify.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import type { StoredUser } from '../../users/repository.ts';

type DeadlineNotification = Pick<NewRow<'notifications'>, 'title' | 'body' | 'link'>;

/** Title for a request that is due within a day or overdue. A first reply is only notified when it is overdue. */
const titleOf = ({ first_replied_at }: RequestRow, isOverdue: boolean): string | undefined => {
  if (first_replied_at === null) return isOverdue ? notificationCopy.toStaff.firstReplyLate : undefined;
  return isOverdue ? notificationCopy.toStaff.deliveryLate : notificationCopy.toStaff.deliverySoon;
};

const notificationsOf = (row: RequestRow, user: Pick<StoredUser, 'role'>, now: string): DeadlineNotification[] => {
  const due = row.first_replied_at === null ? row.first_reply_due_at : row.due_at;
  const title = due === null ? undefined : titleOf(row, due < now);
  if (due === null || title === undefined) return [];
  return [
    {
      title,
      body: `${row.reference} ${notificationCopy.toStaff.dueAt(formatDateTime(due))}`,
      link: staffRequestPath(row, user),
    },
  ];
};

const isSame = (one: DeadlineNotification, other: Pick<Row<'notifications'>, 'title' | 'body' | 'link'>): boolean =>
  one.link === other.link && one.title === other.title && one.body === other.body;

/** Omits notifications that the user already has. A changed deadline counts as new, because its time is part of the text. */
const omitExisting = async (
  db: Database,
  userId: number,
  candidates: readonly DeadlineNotification[],
): Promise<DeadlineNotification[]> => {
  if (candidates.length === 0) return [];
  const existing = await db
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'deadline')
    .where(
      'link',
      'in',
      candidates.map(({ link }) => link),
    )
    .execute();
  return candidates.filter((one) => !existing.some((other) => isSame(one, other)));
};

/** Notifies a staff member once of each deadline of assigned requests that is within a day or overdue. */
export const addDeadlineNotifications = async (
  { db, clock }: { db: Database; clock: Clock },
  user: StoredUser,
): Promise<void> => {
  if (user.role === 'client') return;
  const now = isoNow(clock);
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where('assignee_id', '=', user.id)
    .where(isVisibleToStaff)
    .where(isDueBefore(isoAfter(clock, DAY)))
    .execute();
  const candidates = rows.flatMap((row) => notificationsOf(row, user, now));
  // Usually nothing is new. Then no transaction locks the database.
  if ((await omitExisting(db, user.id, candidates)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const one of await omitExisting(trx, user.id, candidates))
      await trx
        .insertInto('notifications')
        .values({ ...one, user_id: user.id, kind: 'deadline', at: now })
        .execute();
  });
};
