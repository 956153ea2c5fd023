import type { Database } from '../../db/open-database.ts';

const STAFF = ['admin', 'consultant'] as const;

/** Number of unread notifications of a user. */
export const unreadNotifications = async (db: Database, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Number of messages of the other side that a client, or the assigned consultant, has not read. */
export const unreadMessages = async (
  db: Database,
  owner: 'user_id' | 'assignee_id',
  userId: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('request_messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('request_id', 'in', (eb) => eb.selectFrom('requests').select('id').where(owner, '=', userId))
    .where('read_at', 'is', null)
    .where('author_role', owner === 'user_id' ? 'in' : 'not in', [...STAFF])
    .executeTakeFirstOrThrow();
  return Number(count);
};
