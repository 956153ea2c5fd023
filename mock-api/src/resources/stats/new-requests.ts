import { requestKinds, type AdminStats, type CountByKind, type RequestKind } from 'shared-lib/contracts';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { dayOf, lastDays, startOfDay } from './days.ts';

interface HourlyCount {
  kind: RequestKind;
  /** `YYYY-MM-DDTHH` in UTC. */
  hour: string;
  count: number;
}

/** Requests per hour, because hours add up to days in any time zone. */
const readHourlyCounts = async (db: Database, from: Date): Promise<HourlyCount[]> => {
  const rows = await db
    .selectFrom('requests')
    .select(['kind', sql<string>`substr(created_at, 1, 13)`.as('hour'), ({ fn }) => fn.countAll().as('count')])
    .where('kind', 'in', [...requestKinds])
    .where('created_at', '>=', from.toISOString())
    .where('is_spam', '=', 0)
    .groupBy(['kind', sql`substr(created_at, 1, 13)`])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

const zeroCounts = (): CountByKind => ({ contact: 0, consultation: 0, feasibility: 0 });

/** Counts from a moment on. */
const countSince = (hours: readonly HourlyCount[], from: Date): AdminStats['arrived']['today'] => {
  const counts = zeroCounts();
  const first = from.toISOString().slice(0, 13);
  for (const { kind, hour, count } of hours) if (hour >= first) counts[kind] += count;
  return { from: from.toISOString(), ...counts, total: counts.contact + counts.consultation + counts.feasibility };
};

const trendOf = (hours: readonly HourlyCount[], now: Date, days: number): AdminStats['period']['trend'] => {
  const byDay = new Map(lastDays(now, days).map((date) => [date, { date, ...zeroCounts() }]));
  for (const { kind, hour, count } of hours) {
    const day = byDay.get(dayOf(Date.parse(`${hour}:00:00.000Z`)));
    if (day) day[kind] += count;
  }
  return [...byDay.values()];
};

const MONTH = 30;

/** New requests of today, the last 7 and 30 days, and per day. */
export const readNewRequests = async (
  db: Database,
  now: Date,
  days: number,
): Promise<{ arrived: AdminStats['arrived']; trend: AdminStats['period']['trend'] }> => {
  const hours = await readHourlyCounts(db, startOfDay(now, Math.max(days, MONTH) - 1));
  return {
    arrived: {
      today: countSince(hours, startOfDay(now)),
      last_7_days: countSince(hours, startOfDay(now, 6)),
      last_30_days: countSince(hours, startOfDay(now, MONTH - 1)),
    },
    trend: trendOf(hours, now, days),
  };
};
