import { DAY, HOUR, MINUTE } from '../../../clock.ts';

export interface WorkingTime {
  /** 0 Sunday … 6 Saturday. */
  days: readonly number[];
  /** Hours of the day at which work starts and ends, in the local time of `zone`. */
  from: number;
  to: number;
  zone: string;
  /** Days without work, as their local midnight encoded as if it were UTC. */
  holidays: ReadonlySet<number>;
}

/** Calendar days to search: enough for a working year at one working day a week, each holiday on one of them. */
const MAX_DAYS = 4000;

/** Clocks change at the start of a quarter of an hour. */
const QUARTER = 15 * MINUTE;

/** Offsets that a zone remembers. Finding one takes microseconds, and the figures of the administration need thousands. */
const MAX_OFFSETS = 20_000;

interface Zone {
  formatter: Intl.DateTimeFormat;
  /** By quarter of an hour since 1970. */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

/** Keeps a formatter per zone, because creating one is slow. */
const zoneOf = (name: string): Zone => {
  const known = zones.get(name);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  const zone = { formatter, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
};

const readOffset = (formatter: Intl.DateTimeFormat, moment: number): number => {
  const parts = formatter.formatToParts(moment);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
};

/** UTC offset of a zone at a time, in milliseconds. @param moment Unix time in milliseconds */
export const offsetAt = (zone: string, moment: number): number => {
  const { formatter, offsets } = zoneOf(zone);
  const quarter = Math.floor(moment / QUARTER);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = readOffset(formatter, moment);
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
};

/** The local time of a zone, encoded as if it were UTC. */
export const localTime = (zone: string, moment: Date): number => moment.getTime() + offsetAt(zone, moment.getTime());

/** Opening and closing time on the day of a local time; equal on days off and holidays. */
const openingOf = (
  local: number,
  { days, from, to, holidays }: WorkingTime,
): { midnight: number; opens: number; closes: number } => {
  const midnight = Math.floor(local / DAY) * DAY;
  const opens = midnight + from * HOUR;
  const isOpen = days.includes(new Date(midnight).getUTCDay()) && !holidays.has(midnight);
  return { midnight, opens, closes: isOpen ? midnight + to * HOUR : opens };
};

/**
 * Adds working hours to a time.
 * @throws {RangeError} when the settings have no working time
 */
export const addWorkingHours = (start: Date, hours: number, time: WorkingTime): Date => {
  const offset = offsetAt(time.zone, start.getTime());
  let local = localTime(time.zone, start);
  let left = hours * HOUR;
  for (let day = 0; day < MAX_DAYS; day += 1) {
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
  throw new RangeError('The settings have no working time.');
};

/** Working hours between two times; 0 when the end is not after the start. */
export const workingHoursBetween = (start: Date, end: Date, time: WorkingTime): number => {
  const last = localTime(time.zone, end);
  let local = localTime(time.zone, start);
  let worked = 0;
  for (let day = 0; day < MAX_DAYS && local < last; day += 1) {
    const { midnight, opens, closes } = openingOf(local, time);
    worked += Math.max(0, Math.min(closes, last) - Math.max(local, opens));
    local = midnight + DAY;
  }
  return worked / HOUR;
};
