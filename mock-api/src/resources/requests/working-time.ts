import { DAY, HOUR, MINUTE } from '../../clock.ts';

export interface WorkingTime {
  /** 0 Sunday … 6 Saturday. */
  days: readonly number[];
  /** Hours of the day at which work begins and ends, by the clocks of `zone`. */
  from: number;
  to: number;
  zone: string;
}

const MOST_DAYS = 400;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (zone: string, moment: number): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
};

/**
 * The moment at which so many working hours have passed. Clocks of a zone are written as if they were UTC while counting.
 * @throws {RangeError} when there is no working time at all
 */
export const addWorkingHours = (start: Date, hours: number, { days, from, to, zone }: WorkingTime): Date => {
  const offset = offsetAt(zone, start.getTime());
  let clock = start.getTime() + offset;
  let left = hours * HOUR;
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const midnight = Math.floor(clock / DAY) * DAY;
    const opens = Math.max(clock, midnight + from * HOUR);
    const open = days.includes(new Date(midnight).getUTCDay()) ? Math.max(0, midnight + to * HOUR - opens) : 0;
    if (open >= left && open > 0) {
      const end = opens + left;
      return new Date(end - offsetAt(zone, end - offset));
    }
    left -= open;
    clock = midnight + DAY;
  }
  throw new RangeError('The settings leave no working time.');
};
