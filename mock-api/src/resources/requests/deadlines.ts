import { formatDateTime } from 'shared-lib/format';
import type { User } from 'shared-lib/contracts';
import { DAY, isoAfter, isoNow, type Clock } from '../../clock.ts';
import { news } from '../../copy/news.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import { isDueBefore, isInSight } from './states.ts';
import { staffLink } from './tell.ts';
import type { RequestRow } from './work.ts';

type News = Pick<NewRow<'notifications'>, 'title' | 'body' | 'link'>;

/** What is to be said of a request that is due within a day, or was; a first reply is worth a word when it is late only. */
const titleOf = ({ first_replied_at }: RequestRow, isLate: boolean): string | undefined => {
  if (first_replied_at === null) return isLate ? news.toStaff.firstReplyLate : undefined;
  return isLate ? news.toStaff.deliveryLate : news.toStaff.deliverySoon;
};

const newsOf = (row: RequestRow, user: Pick<User, 'role'>, now: string): News[] => {
  const due = row.first_replied_at === null ? row.first_reply_due_at : row.due_at;
  const title = due === null ? undefined : titleOf(row, due < now);
  if (due === null || title === undefined) return [];
  return [{ title, body: `${row.reference} ${news.toStaff.dueAt(formatDateTime(due))}`, link: staffLink(row, user) }];
};

const isSame = (one: News, other: Pick<Row<'notifications'>, 'title' | 'body' | 'link'>): boolean =>
  one.link === other.link && one.title === other.title && one.body === other.body;

/** What somebody has not been told: a deadline that moves is another one, because its moment is part of the text. */
const untold = async (db: Database, userId: number, said: readonly News[]): Promise<News[]> => {
  if (said.length === 0) return [];
  const told = await db
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'deadline')
    .where(
      'link',
      'in',
      said.map(({ link }) => link),
    )
    .execute();
  return said.filter((one) => !told.some((other) => isSame(one, other)));
};

/** Tells somebody of the company, once each, which deadlines of the own requests come near or have passed. */
export const noteDeadlines = async ({ db, clock }: { db: Database; clock: Clock }, user: User): Promise<void> => {
  if (user.role === 'client') return;
  const now = isoNow(clock);
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where('assignee_id', '=', user.id)
    .where(isInSight)
    .where(isDueBefore(isoAfter(clock, DAY)))
    .execute();
  const said = rows.flatMap((row) => newsOf(row, user, now));
  // Nearly always nothing is new, and nothing is to be locked.
  if ((await untold(db, user.id, said)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const one of await untold(trx, user.id, said))
      await trx
        .insertInto('notifications')
        .values({ ...one, user_id: user.id, kind: 'deadline', at: now })
        .execute();
  });
};
