import { DAY, HOUR, MINUTE } from '../../clock.ts';

export interface WorkingTime {
  /** 0 Sunday … 6 Saturday. */
  days: readonly number[];
  /** Hours of the day at which work begins and ends, by the clocks of `zone`. */
  from: number;
  to: number;
  zone: string;
}

/** A year of work at one day a week. */
const MOST_DAYS = 3000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: making one takes longer than many readings of it. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const kept = clocks.get(zone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, made);
  return made;
};

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = (zone: string, moment: number): number => {
  const parts = clockOf(zone).formatToParts(moment);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
};

/** What clocks of the zone show, written as if they were UTC. */
const localTime = (zone: string, moment: Date): number => moment.getTime() + offsetAt(zone, moment.getTime());

/** Opening and closing of the day of a local time; on days off they are the same. */
const openingOf = (
  local: number,
  { days, from, to }: WorkingTime,
): { midnight: number; opens: number; closes: number } => {
  const midnight = Math.floor(local / DAY) * DAY;
  const opens = midnight + from * HOUR;
  return { midnight, opens, closes: days.includes(new Date(midnight).getUTCDay()) ? midnight + to * HOUR : opens };
};

/**
 * The moment at which so many working hours have passed.
 * @throws {RangeError} when there is no working time at all
 */
export const addWorkingHours = (start: Date, hours: number, time: WorkingTime): Date => {
  const offset = offsetAt(time.zone, start.getTime());
  let local = localTime(time.zone, start);
  let left = hours * HOUR;
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const { midnight, opens, closes } = openingOf(local, time);
    const begin = Math.max(local, opens);
    const open = Math.max(0, closes - begin);
    if (open >= left && open > 0) {
      const end = begin + left;
      return new Date(end - offsetAt(time.zone, end - offset));
    }
    left -= open;
    local = midnight + DAY;
  }
  throw new RangeError('The settings leave no working time.');
};

/** How many working hours lie between two moments; none when the end is not after the start. */
export const workingHoursBetween = (start: Date, end: Date, time: WorkingTime): number => {
  const last = localTime(time.zone, end);
  let local = localTime(time.zone, start);
  let worked = 0;
  for (let day = 0; day < MOST_DAYS && local < last; day += 1) {
    const { midnight, opens, closes } = openingOf(local, time);
    worked += Math.max(0, Math.min(closes, last) - Math.max(local, opens));
    local = midnight + DAY;
  }
  return worked / HOUR;
};
