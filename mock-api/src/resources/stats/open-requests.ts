import type { AdminStats, RequestKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { activeStatuses, isVisibleToStaff } from '../requests/lists/status-conditions.ts';

const MAX_OVERDUE = 10;

const countUnread = async (db: Database): Promise<number> => {
  const unread = db
    .selectFrom('request_messages')
    .select('request_id')
    .where('read_at', 'is', null)
    .where('author_role', 'not in', ['admin', 'consultant']);
  const { count } = await db
    .selectFrom('requests')
    .where('id', 'in', unread)
    .where(isVisibleToStaff)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** One query per kind, so that it can use an index. */
const countOpen = async (db: Database, kind: RequestKind) => {
  const row = await db
    .selectFrom('requests')
    .where('kind', '=', kind)
    .where('status', 'in', activeStatuses(kind))
    .where(isVisibleToStaff)
    .select(({ fn }) => [fn.countAll().as('open'), fn.count('assignee_id').as('assigned')])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), unassigned: Number(row.open) - Number(row.assigned) };
};

/** Requests whose deadline has passed. One that is over, waits for its client or is on hold has none. */
const overdue = (db: Database, now: string) =>
  db.selectFrom('requests').where(isVisibleToStaff).where('clock_due_at', '<', now);

const countOverdue = async (db: Database, now: string): Promise<number> => {
  const { count } = await overdue(db, now)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countAllOpen = async (db: Database, now: string): Promise<AdminStats['open']> => {
  const [contact, consultation, feasibility] = [
    await countOpen(db, 'contact'),
    await countOpen(db, 'consultation'),
    await countOpen(db, 'feasibility'),
  ];
  const sum = (name: 'open' | 'unassigned') => contact[name] + consultation[name] + feasibility[name];
  return {
    contact: contact.open,
    consultation: consultation.open,
    feasibility: feasibility.open,
    total: sum('open'),
    unassigned: sum('unassigned'),
    with_unread_messages: await countUnread(db),
    overdue: await countOverdue(db, now),
  };
};

const listOverdue = async (db: Database, now: string): Promise<AdminStats['overdue']> => {
  // The index alone finds the ids; the rows are read afterwards.
  const longestOverdue = overdue(db, now)
    .select('requests.id')
    .orderBy('clock_due_at')
    .orderBy('requests.id')
    .limit(MAX_OVERDUE);
  const rows = await db
    .selectFrom('requests')
    .leftJoin('users', 'users.id', 'requests.assignee_id')
    .select([
      'requests.reference',
      'requests.kind',
      'requests.name',
      'requests.status',
      'first_replied_at',
      'clock_due_at as due_at',
      'users.name as assignee_name',
    ])
    .where('requests.id', 'in', longestOverdue)
    .orderBy('clock_due_at')
    .orderBy('requests.id')
    .execute();
  return rows.map(({ first_replied_at, due_at, reference, kind, name, status, assignee_name }) => ({
    reference,
    kind,
    name,
    status,
    assignee_name,
    awaits: first_replied_at === null ? 'first_reply' : 'delivery',
    due_at: due_at ?? now,
  }));
};

/** Counts of open requests, and the overdue ones. */
export const readOpenRequests = async (db: Database, now: string): Promise<Pick<AdminStats, 'open' | 'overdue'>> => ({
  open: await countAllOpen(db, now),
  overdue: await listOverdue(db, now),
});
