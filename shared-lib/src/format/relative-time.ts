import { relativeTimes } from 'shared-lib/copy';
import { formatDate, formatDay, formatTime } from './date.ts';
import { ZONE_OFFSET_MS, countOf } from './number.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to this time hours are exact enough to plan with: «بقيت 47 ساعة», then days. */
const LONGEST_IN_HOURS = 48 * HOUR;
/** Older events have their date. */
const LONGEST_AGO = 7 * DAY;
/** The plural of days (3-10) takes the feminine verb. */
const FEW_DAYS = { from: 3, to: 10 } as const;

const { left, ago, dayNames, dayAndTime } = relativeTimes;

const daysLeft = (days: number): string => {
  const verb = days >= FEW_DAYS.from && days <= FEW_DAYS.to ? left.feminine : left.masculine;
  return verb(countOf(days, left.days));
};

/**
 * Time until a deadline, rounded down: «بقيت 6 ساعات», «بقي يومان», «انتهت المهلة».
 * @param until ISO timestamp
 * @param now milliseconds since 1970
 * @param over text afterwards, for what is no deadline
 */
export const formatTimeLeft = (until: string, now: number, over: string = left.over): string => {
  const ms = Date.parse(until) - now;
  if (ms <= 0) return over;
  if (ms < MINUTE) return left.moment;
  if (ms < HOUR) return left.feminine(countOf(Math.floor(ms / MINUTE), left.minutes));
  if (ms < LONGEST_IN_HOURS) return left.feminine(countOf(Math.floor(ms / HOUR), left.hours));
  return daysLeft(Math.floor(ms / DAY));
};

/**
 * Time since an event, rounded down: «الآن», «قبل 5 دقائق», «قبل يومين»; its date after a week.
 * @param since ISO timestamp
 * @param now milliseconds since 1970
 */
export const formatTimeAgo = (since: string, now: number): string => {
  const ms = now - Date.parse(since);
  if (ms < MINUTE) return ago.now;
  if (ms < HOUR) return ago.before(countOf(Math.floor(ms / MINUTE), ago.minutes));
  if (ms < DAY) return ago.before(countOf(Math.floor(ms / HOUR), ago.hours));
  return ms < LONGEST_AGO ? ago.before(countOf(Math.floor(ms / DAY), ago.days)) : formatDate(since);
};

/** Number of the day in Riyadh. */
const dayOf = (ms: number): number => Math.floor((ms + ZONE_OFFSET_MS) / DAY);

/**
 * Day and time of a deadline, short enough for one line of a narrow column: «اليوم 3:34 م», «8 نوفمبر، 5:00 م».
 * @param due ISO timestamp
 * @param now milliseconds since 1970, if known
 */
export const formatDeadline = (due: string, now: number | undefined): string => {
  const distance = now === undefined ? undefined : dayOf(Date.parse(due)) - dayOf(now);
  const near = dayNames.find(({ days }) => days === distance);
  return near ? `${near.name} ${formatTime(due)}` : dayAndTime(formatDay(due), formatTime(due));
};
