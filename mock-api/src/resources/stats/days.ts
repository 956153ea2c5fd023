import { TIME_ZONE } from 'shared-lib/format';
import { DAY } from '../../clock.ts';
import { offsetAt } from '../requests/working-time.ts';

// Days are the company's. Its zone knows no summer time, so that each of them has 24 hours.

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date | number): string => calendar.format(moment);

/** The moment at which a day began, so many days before the day of `now`. */
export const startOfDay = (now: Date, daysBefore = 0): Date => {
  const ahead = offsetAt(TIME_ZONE, now.getTime());
  const midnight = Math.floor((now.getTime() + ahead) / DAY) * DAY - ahead;
  return new Date(midnight - daysBefore * DAY);
};

/** The days up to and with the day of `now`, oldest first. */
export const lastDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayOf(startOfDay(now, days - 1 - index)));
