import { adminStats, statsQuery, type AdminStats, type CountByKind } from 'shared-lib/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import {
  dayOf,
  startOfDay,
  lastDays,
  readDailyCounts,
  readStages,
  readFigures,
  countContent,
  countUsers,
} from './figures.ts';
import { readFirstReplies, readOpenRequests } from './open-requests.ts';
import { readRequestsByPage } from './requests-by-page.ts';

const MAX_ENTRIES = 12;
const MAX_RATINGS = 5;

type Activity = AdminStats['activity'];

const readEvents = async (db: Database): Promise<Activity> => {
  const rows = await db
    .selectFrom('request_events')
    .innerJoin('requests', 'requests.id', 'request_events.request_id')
    .select(['at', 'actor_name', 'type', 'from', 'to', 'reference', 'kind'])
    .where('is_spam', '=', 0)
    .orderBy('request_events.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map(({ type, reference, ...event }) => ({
    ...event,
    action: `request.${type}`,
    resource: 'requests',
    record: reference,
  }));
};

/** Audit entries but those of requests, whose events are more detailed. */
const readAuditEntries = async (db: Database): Promise<Activity> => {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'actor_name', 'action', 'resource', 'record'])
    .where('resource', '!=', 'requests')
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map((entry) => ({ ...entry, kind: null, from: null, to: null }));
};

/** The latest request events and audit entries, newest first. */
const readActivity = async (db: Database): Promise<Activity> =>
  [...(await readEvents(db)), ...(await readAuditEntries(db))]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MAX_ENTRIES);

/** Count, average and latest ratings of finished requests. */
const readRatings = async (db: Database): Promise<AdminStats['ratings']> => {
  const { count, average } = await db
    .selectFrom('ratings')
    .select(({ fn }) => [fn.countAll().as('count'), fn.avg('score').as('average')])
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('ratings')
    .innerJoin('requests', 'requests.id', 'ratings.request_id')
    .select(['reference', 'requests.name', 'score', 'comment', 'at'])
    .orderBy('at', 'desc')
    .orderBy('ratings.request_id', 'desc')
    .limit(MAX_RATINGS)
    .execute();
  return { count: Number(count), average: average === null ? null : Math.round(Number(average) * 100) / 100, latest };
};

type BySector = AdminStats['period']['sectors'];

const totalOf = ({ contact, consultation, feasibility }: CountByKind): number => contact + consultation + feasibility;

/**
 * Requests from a day on by the sector of their source page; most requests first, unknown sector last.
 * @param from day as `YYYY-MM-DD`
 */
const readRequestsBySector = async (db: Database, from: string): Promise<BySector> => {
  const rows = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const sectors = new Map(rows.map((sector) => [String(sector.id), sector]));
  const counts = new Map<string, CountByKind>();
  for (const { kind, value, count } of await readFigures(db, 'sector', from)) {
    const entry = counts.get(value) ?? { contact: 0, consultation: 0, feasibility: 0 };
    entry[kind] += count;
    counts.set(value, entry);
  }
  return [...counts]
    .map(([id, one]) => ({ sector: sectors.get(id) ?? null, ...one, total: totalOf(one) }))
    .toSorted((one, other) => Number(one.sector === null) - Number(other.sector === null) || other.total - one.total);
};

type DailyCounts = Awaited<ReturnType<typeof readDailyCounts>>;

const zeroCounts = (): CountByKind => ({ contact: 0, consultation: 0, feasibility: 0 });

/** Counts from the start of a day on. */
const countSince = (days: DailyCounts, from: Date): AdminStats['arrived']['today'] => {
  const counts = zeroCounts();
  const first = dayOf(from);
  for (const { kind, day, count } of days) if (day >= first) counts[kind] += count;
  return { from: from.toISOString(), ...counts, total: counts.contact + counts.consultation + counts.feasibility };
};

const trendOf = (counts: DailyCounts, now: Date, days: number): AdminStats['period']['trend'] => {
  const byDay = new Map(lastDays(now, days).map((date) => [date, { date, ...zeroCounts() }]));
  for (const { kind, day, count } of counts) {
    const entry = byDay.get(day);
    if (entry) entry[kind] += count;
  }
  return [...byDay.values()];
};

const MONTH = 30;

/** New requests of today, the last 7 and 30 days, and per day. */
const readNewRequests = async (
  db: Database,
  now: Date,
  days: number,
): Promise<{ arrived: AdminStats['arrived']; trend: AdminStats['period']['trend'] }> => {
  const counts = await readDailyCounts(db, dayOf(startOfDay(now, Math.max(days, MONTH) - 1)));
  return {
    arrived: {
      today: countSince(counts, startOfDay(now)),
      last_7_days: countSince(counts, startOfDay(now, 6)),
      last_30_days: countSince(counts, startOfDay(now, MONTH - 1)),
    },
    trend: trendOf(counts, now, days),
  };
};

const readStats = async (db: Database, now: Date, days: number): Promise<AdminStats> => {
  const start = startOfDay(now, days - 1);
  const [from, firstDay] = [start.toISOString(), dayOf(start)];
  const { arrived, trend } = await readNewRequests(db, now, days);
  return {
    today: dayOf(now),
    arrived,
    ...(await readOpenRequests(db, now.toISOString())),
    period: {
      days,
      from,
      trend,
      stages: await readStages(db, firstDay),
      sectors: await readRequestsBySector(db, firstDay),
      pages: await readRequestsByPage(db, firstDay),
      first_reply: await readFirstReplies(db, from),
    },
    ratings: await readRatings(db),
    activity: await readActivity(db),
    users: await countUsers(db),
    content: await countContent(db),
  };
};

interface Deps {
  db: Database;
  clock: Clock;
}

export const adminStatRoutes =
  ({ db, clock }: Deps) =>
  async (app: Api) => {
    const summary =
      'Figures of the admin dashboard: new, open and overdue requests, stages, ratings, activity, users and content.';
    app.get(
      '/api/admin/stats',
      { config: { access: 'admin' }, schema: { summary, querystring: statsQuery, response: { 200: adminStats } } },
      ({ query }) => readStats(db, clock(), Number(query.days)),
    );
  };
