import { requestKinds, type AdminStats, type CountByKind, type RequestKind } from 'shared-lib/contracts';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { dayOf, lastDays, startOfDay } from './days.ts';

interface Arrived {
  kind: RequestKind;
  /** As `YYYY-MM-DDTHH`, in UTC. */
  hour: string;
  count: number;
}

/** Requests by the hour in which they came: hours make up days in any zone. */
const readHours = async (db: Database, from: Date): Promise<Arrived[]> => {
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

const noneByKind = (): CountByKind => ({ contact: 0, consultation: 0, feasibility: 0 });

/** What came from a moment on. */
const since = (hours: readonly Arrived[], from: Date): AdminStats['arrived']['today'] => {
  const counts = noneByKind();
  const first = from.toISOString().slice(0, 13);
  for (const { kind, hour, count } of hours) if (hour >= first) counts[kind] += count;
  return { from: from.toISOString(), ...counts, total: counts.contact + counts.consultation + counts.feasibility };
};

const trendOf = (hours: readonly Arrived[], now: Date, days: number): AdminStats['period']['trend'] => {
  const byDay = new Map(lastDays(now, days).map((date) => [date, { date, ...noneByKind() }]));
  for (const { kind, hour, count } of hours) {
    const day = byDay.get(dayOf(Date.parse(`${hour}:00:00.000Z`)));
    if (day) day[kind] += count;
  }
  return [...byDay.values()];
};

const MONTH = 30;

/** How many requests came lately, and day by day. */
export const readArrivals = async (
  db: Database,
  now: Date,
  days: number,
): Promise<{ arrived: AdminStats['arrived']; trend: AdminStats['period']['trend'] }> => {
  const hours = await readHours(db, startOfDay(now, Math.max(days, MONTH) - 1));
  return {
    arrived: {
      today: since(hours, startOfDay(now)),
      last_7_days: since(hours, startOfDay(now, 6)),
      last_30_days: since(hours, startOfDay(now, MONTH - 1)),
    },
    trend: trendOf(hours, now, days),
  };
};
