import { TIME_ZONE } from 'shared-lib/format';
import { DAY } from '../../clock.ts';
import { offsetAt } from '../requests/service-levels/working-time.ts';

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
