import { bookingRules, type BookingHours } from 'shared-lib/contracts';
import { ZONE_OFFSET_MS } from 'shared-lib/format';
import { DAY, HOUR, MINUTE } from '../../clock.ts';

/** A time span, Unix times in milliseconds. */
export interface Span {
  starts: number;
  ends: number;
}

export interface SlotRules {
  hours: readonly BookingHours[];
  slotMinutes: number;
  bufferMinutes: number;
  /** Days without appointments, as their midnight in Riyadh encoded as if it were UTC. */
  closedDays: ReadonlySet<number>;
}

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The slots of one period of hours. @param midnight of the day in Riyadh, encoded as if it were UTC */
const slotsOfPeriod = (midnight: number, { from, to }: BookingHours, rules: SlotRules): Span[] => {
  const [first, last] = [minuteOfDay(from), minuteOfDay(to)];
  const count = Math.floor((last - first + rules.bufferMinutes) / (rules.slotMinutes + rules.bufferMinutes));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const minute = first + index * (rules.slotMinutes + rules.bufferMinutes);
    const starts = midnight + minute * MINUTE - ZONE_OFFSET_MS;
    return { starts, ends: starts + rules.slotMinutes * MINUTE };
  });
};

const slotsOfDay = (midnight: number, rules: SlotRules): Span[] => {
  if (rules.closedDays.has(midnight)) return [];
  const day = new Date(midnight).getUTCDay();
  return rules.hours.filter((period) => period.day === day).flatMap((period) => slotsOfPeriod(midnight, period, rules));
};

/**
 * The free slots from the lead time on (`bookingRules`), oldest first; each start once. Riyadh keeps one offset all year, so that hours
 * need no daylight saving; readers elsewhere see them in their own time.
 * @param now Unix time in milliseconds
 * @param busy appointments and held slots of the consultant
 */
export const freeSlots = (rules: SlotRules, now: number, busy: readonly Span[]): Span[] => {
  const today = Math.floor((now + ZONE_OFFSET_MS) / DAY) * DAY;
  const earliest = now + bookingRules.leadHours * HOUR;
  const gap = rules.bufferMinutes * MINUTE;
  const isFree = ({ starts, ends }: Span) =>
    starts >= earliest && !busy.some((other) => other.starts < ends + gap && other.ends + gap > starts);
  const days = Array.from({ length: bookingRules.days }, (_, index) => today + index * DAY);
  const slots = days.flatMap((midnight) => slotsOfDay(midnight, rules)).filter(isFree);
  const byStart = new Map(slots.map((slot) => [slot.starts, slot]));
  return [...byStart.values()].toSorted((one, other) => one.starts - other.starts);
};
