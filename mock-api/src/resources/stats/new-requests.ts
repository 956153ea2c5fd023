import type { AdminStats, CountByKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { dayOf, lastDays, startOfDay } from './days.ts';
import { readDailyCounts } from './figures.ts';

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
export const readNewRequests = async (
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
