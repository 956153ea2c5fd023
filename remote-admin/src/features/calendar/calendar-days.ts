import { months } from 'shared-lib/copy';
import { ZONE_OFFSET_MS } from 'shared-lib/format';
import { calendarCopy } from '../../copy/calendar.ts';

/** A day as `YYYY-MM-DD`, in Riyadh. */
export type Day = string;
export type CalendarView = 'month' | 'week';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The day of a moment in Riyadh. @param moment Unix time in milliseconds */
export const dayOf = (moment: number): Day => new Date(moment + ZONE_OFFSET_MS).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: Day): number => new Date(Date.parse(day)).getUTCDay();

/** The same day of another month, or the last day of a shorter one. */
export const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
};

const startOfWeek = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The weeks that a view shows, from Sunday to Saturday. */
export const weeksOf = (view: CalendarView, day: Day): Day[][] => {
  const first = startOfWeek(view === 'week' ? day : `${day.slice(0, 8)}01`);
  const lastOfMonth = addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
  const count =
    view === 'week' ? 1 : Math.round((Date.parse(startOfWeek(lastOfMonth)) - Date.parse(first)) / (WEEK * DAY_MS)) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => addDays(first, week * WEEK + index)),
  );
};

const partsOf = (day: Day) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, date: String(Number(date)), month: months[Number(month) - 1] ?? '' };
};

/** «29 نوفمبر». */
export const dayText = (day: Day): string => {
  const { date, month } = partsOf(day);
  return `${date} ${month}`;
};

/** «الأحد 29 نوفمبر». */
export const fullDayText = (day: Day): string => `${calendarCopy.days[weekdayOf(day)] ?? ''} ${dayText(day)}`;

/** The period of a view: «نوفمبر 2026», or the first and last day of a week. */
export const periodText = (view: CalendarView, day: Day): string => {
  const { year, month } = partsOf(day);
  if (view === 'month') return `${month} ${year}`;
  const first = startOfWeek(day);
  return calendarCopy.week(dayText(first), `${dayText(addDays(first, WEEK - 1))} ${year}`);
};

/** The day that a key leads to; undefined for other keys. In a page from right to left, the left arrow leads to the next day. */
export const dayAfterKey = (key: string, view: CalendarView, day: Day): Day | undefined => {
  const addPeriod = (count: number) => (view === 'month' ? addMonths(day, count) : addDays(day, WEEK * count));
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, 1);
    case 'ArrowRight':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'PageDown':
      return addPeriod(1);
    case 'PageUp':
      return addPeriod(-1);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), WEEK - 1);
    default:
      return undefined;
  }
};
