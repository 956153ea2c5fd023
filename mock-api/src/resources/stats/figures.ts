import { type RequestKind, requestStatuses, type AdminStats, type PublicationStatus } from 'shared-lib/contracts';
import { TIME_ZONE } from 'shared-lib/format';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { DAY } from '../../clock.ts';
import { offsetAt } from '../requests/service-levels/working-time.ts';

const countActiveAndInactive = async (db: Database, table: 'services' | 'sectors' | 'sliders') => {
  const rows = await db
    .selectFrom(table)
    .select(['is_active', ({ fn }) => fn.countAll().as('count')])
    .groupBy('is_active')
    .execute();
  const of = (flag: number) => Number(rows.find(({ is_active }) => is_active === flag)?.count ?? 0);
  return { active: of(1), inactive: of(0) };
};

/** Rows by publication status. */
export const countByStatus = async (db: Database, table: 'articles' | 'studies') => {
  const rows = await db
    .selectFrom(table)
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const readCount = (status: PublicationStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    draft: readCount('draft'),
    scheduled: readCount('scheduled'),
    published: readCount('published'),
    archived: readCount('archived'),
  };
};

/** Content by kind and status. */
export const countContent = async (db: Database): Promise<AdminStats['content']> => ({
  services: await countActiveAndInactive(db, 'services'),
  sectors: await countActiveAndInactive(db, 'sectors'),
  sliders: await countActiveAndInactive(db, 'sliders'),
  articles: await countByStatus(db, 'articles'),
  studies: await countByStatus(db, 'studies'),
});

/**
 * Accounts by role, and the pending and suspended ones of all roles. The count of clients, who are nearly all accounts, is
 * what remains: to count them would take longer than everything else here.
 */
export const countUsers = async (db: Database): Promise<AdminStats['users']> => {
  const users = db.selectFrom('users').select(({ fn }) => fn.countAll().as('count'));
  const readCount = async (query: typeof users) => Number((await query.executeTakeFirstOrThrow()).count);
  const total = await readCount(users);
  const admin = await readCount(users.where('role', '=', 'admin'));
  const consultant = await readCount(users.where('role', '=', 'consultant'));
  return {
    admin,
    consultant,
    client: total - admin - consultant,
    pending: await readCount(users.where('status', '=', 'pending')),
    suspended: await readCount(users.where('status', '=', 'suspended')),
    total,
  };
};

type Stages = AdminStats['period']['stages'];

const createCounter = (figures: readonly StatFigure[]) => {
  const counts = new Map(figures.map(({ kind, value, count }) => [`${kind} ${value}`, count]));
  return (kind: RequestKind, status: string): number => counts.get(`${kind} ${status}`) ?? 0;
};

/**
 * For requests from a day on: how many have each status now, and how many ever reached it.
 * @param from day as `YYYY-MM-DD`
 */
export const readStages = async (db: Database, from: string): Promise<Stages> => {
  const now = createCounter(await readFigures(db, 'status', from));
  const reached = createCounter(await readFigures(db, 'reached', from));
  const stagesOf = (kind: RequestKind) =>
    requestStatuses[kind].map((status) => ({ status, now: now(kind, status), reached: reached(kind, status) }));
  return { contact: stagesOf('contact'), consultation: stagesOf('consultation'), feasibility: stagesOf('feasibility') };
};

// Days are in the time zone of the company, which has no daylight saving time: every day has 24 hours.

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment as `YYYY-MM-DD`. */
export const dayOf = (moment: Date | number): string => calendar.format(moment);

/** The start of the day that is `daysBefore` days before the day of `now`. */
export const startOfDay = (now: Date, daysBefore = 0): Date => {
  const offset = offsetAt(TIME_ZONE, now.getTime());
  const midnight = Math.floor((now.getTime() + offset) / DAY) * DAY - offset;
  return new Date(midnight - daysBefore * DAY);
};

/** The last days including the day of `now`, oldest first. */
export const lastDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayOf(startOfDay(now, days - 1 - index)));

export interface StatFigure {
  kind: RequestKind;
  value: string;
  count: number;
}

/**
 * Counts of requests from a day on, by kind and value. Triggers keep them per day, so that a year of 100,000 requests need not be
 * read.
 * @param from day as `YYYY-MM-DD`
 */
export const readFigures = async (
  db: Database,
  figure: Row<'request_figures'>['figure'],
  from: string,
): Promise<StatFigure[]> => {
  const rows = await db
    .selectFrom('request_figures')
    .select(['kind', 'value', ({ fn }) => fn.sum<number | string>('count').as('count')])
    .where('figure', '=', figure)
    .where('day', '>=', from)
    .groupBy(['kind', 'value'])
    .execute();
  // A value that no request has any more keeps its row, with the count 0.
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0);
};

interface DailyCount {
  day: string;
  kind: RequestKind;
  count: number;
}

/** Counts of requests per day and kind. @param from day as `YYYY-MM-DD` */
export const readDailyCounts = async (db: Database, from: string): Promise<DailyCount[]> => {
  const rows = await db
    .selectFrom('request_figures')
    .select(['day', 'kind', ({ fn }) => fn.sum<number | string>('count').as('count')])
    .where('figure', '=', 'status')
    .where('day', '>=', from)
    .groupBy(['day', 'kind'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};
