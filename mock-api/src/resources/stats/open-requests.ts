import { type AdminStats, type RequestKind, requestKinds } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { activeStatuses, isVisibleToStaff } from '../requests/lists/status-conditions.ts';
import { readServiceLevels } from '../requests/service-levels/service-levels.ts';
import { workingHoursBetween, type WorkingTime } from '../requests/service-levels/working-time.ts';

type FirstReplies = AdminStats['period']['first_reply'];

/** Medians use the latest requests of each kind up to this number, to limit the time of the query. */
const MAX_REQUESTS = 1000;

interface RepliedRequest {
  created_at: string;
  first_reply_due_at: string | null;
  first_replied_at: string | null;
}

const readReplied = (db: Database, kind: RequestKind, from: string): Promise<RepliedRequest[]> =>
  db
    .selectFrom('requests')
    .select(['created_at', 'first_reply_due_at', 'first_replied_at'])
    .where('kind', '=', kind)
    .where('created_at', '>=', from)
    .where('is_spam', '=', 0)
    .where('first_replied_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_REQUESTS)
    .execute();

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
};

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

interface FirstReply {
  hours: number;
  isInTime: boolean;
}

const firstReplyOf = (
  { created_at: from, first_reply_due_at: due, first_replied_at }: RepliedRequest,
  time: WorkingTime,
): FirstReply => {
  const at = first_replied_at ?? from;
  return { hours: workingHoursBetween(new Date(from), new Date(at), time), isInTime: due === null || at <= due };
};

const summaryOf = (replies: readonly FirstReply[]): FirstReplies['all'] => {
  const medianHours = median(replies.map(({ hours }) => hours));
  const inTime = replies.filter(({ isInTime }) => isInTime).length;
  return {
    answered: replies.length,
    median_hours: medianHours === null ? null : roundToTenth(medianHours),
    in_time: replies.length > 0 ? roundToTenth((inTime / replies.length) * 100) : null,
  };
};

/** Time to the first reply, in working hours, of requests from a moment on. */
export const readFirstReplies = async (db: Database, from: string): Promise<FirstReplies> => {
  const time = await readServiceLevels(db);
  const [contact = [], consultation = [], feasibility = []] = await Promise.all(
    requestKinds.map(async (kind) => (await readReplied(db, kind, from)).map((row) => firstReplyOf(row, time))),
  );
  return {
    all: summaryOf([...contact, ...consultation, ...feasibility]),
    contact: summaryOf(contact),
    consultation: summaryOf(consultation),
    feasibility: summaryOf(feasibility),
  };
};

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
