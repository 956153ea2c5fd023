import { isSafeLink } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { knownItems, knownOr } from './degrade.ts';
import { cleaned, optionalParagraphs, timestamp } from './text.ts';

/** The rules of appointments that clients book themselves. */
export const bookingRules = {
  /** How long a slot is held for the person who chose it, in minutes. */
  holdMinutes: 10,
  /** A slot is offered until this many hours before it starts. */
  leadHours: 4,
  /** Slots are offered for this many days. */
  days: 28,
  /** Until this many hours before the appointment, the client moves or cancels it without asking. */
  changeHours: 24,
} as const;

const timeOfDay = z.string('value-invalid').check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'value-invalid'));
const wholeNumber = (from: number, to: number) =>
  z.int('value-invalid').check(z.gte(from, 'value-invalid'), z.lte(to, 'value-invalid'));

/** Hours of one weekday in Riyadh time, `HH:MM`; 0 is Sunday. A day may have several. */
export const bookingHours = z.object({ day: z.int(), from: z.string(), to: z.string() });
export type BookingHours = z.infer<typeof bookingHours>;

const bookingHoursInput = z
  .object({ day: wholeNumber(0, 6), from: timeOfDay, to: timeOfDay })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'hours-order' }));

/** When a consultant meets clients. */
export const bookingScheduleInput = z.object({
  hours: z.array(bookingHoursInput, 'value-invalid').check(z.maxLength(28, 'list-long')),
  slot_minutes: wholeNumber(15, 240),
  /** Free time between two appointments, in minutes. */
  buffer_minutes: wholeNumber(0, 240),
  /** Days without appointments, beside the holidays of the company. */
  days_off: z.array(z.iso.date('date-invalid'), 'value-invalid').check(
    z.maxLength(100, 'list-long'),
    z.overwrite((days) => [...new Set(days)].toSorted()),
  ),
  /** An https link to the video call of all appointments; may be empty. */
  link: z.string('address-invalid').check(
    cleaned('code'),
    z.maxLength(500, 'text-long'),
    z.refine(
      (text) => text === '' || (text.startsWith('https:') && isSafeLink(text) && URL.canParse(text)),
      'address-invalid',
    ),
  ),
});
export type BookingScheduleInput = z.infer<typeof bookingScheduleInput>;

export const bookingSchedule = z.object({
  hours: z.array(bookingHours),
  slot_minutes: z.int(),
  buffer_minutes: z.int(),
  days_off: z.array(z.string()),
  link: z.string(),
  /** Whether a secret address of the calendar exists. It is shown once, when it is made. */
  has_feed: z.boolean(),
});
export type BookingSchedule = z.infer<typeof bookingSchedule>;

/** The secret address of a consultant's calendar. A new one replaces it. */
export const bookingFeed = z.object({ url: z.string() });
export type BookingFeed = z.infer<typeof bookingFeed>;

/** A free time. */
export const bookingSlot = z.object({ at: timestamp, minutes: z.int() });
export type BookingSlot = z.infer<typeof bookingSlot>;

/** An appointment that stands. */
export const booking = z.object({
  at: timestamp,
  minutes: z.int(),
  consultant: z.nullable(z.string()),
  link: z.string(),
  /** Until when the client moves or cancels it. */
  change_until: timestamp,
});
export type Booking = z.infer<typeof booking>;

/** What the client of a consultation sees when booking. */
export const bookingPage = z.object({
  reference: z.string(),
  /** The responsible consultant; null while nobody is responsible, then slots are those of all consultants. */
  consultant: z.nullable(z.string()),
  /** Whether the request can have an appointment now. */
  is_open: z.boolean(),
  slots: z.array(bookingSlot),
  held: z.nullable(z.extend(bookingSlot, { until: timestamp })),
  booked: z.nullable(booking),
});
export type BookingPage = z.infer<typeof bookingPage>;

export const bookingHoldInput = z.object({ at: z.iso.datetime('date-invalid') });
export type BookingHoldInput = z.infer<typeof bookingHoldInput>;

const isTimeZone = (name: string): boolean => {
  try {
    return name === '' || new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Books the held slot. `time_zone` is the reader's IANA zone, for e-mails; empty when unknown. */
export const bookingConfirmInput = z.object({
  time_zone: z._default(
    z
      .string('value-invalid')
      .check(cleaned('code'), z.maxLength(60, 'text-long'), z.refine(isTimeZone, 'value-invalid')),
    '',
  ),
});
export type BookingConfirmInput = z.infer<typeof bookingConfirmInput>;

export const bookingCancelInput = z.object({ note: optionalParagraphs(2000) });
export type BookingCancelInput = z.infer<typeof bookingCancelInput>;

export const calendarKinds = ['booking', 'delivery', 'quote', 'content'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Something with a date: an appointment, a delivery, the end of a quote's validity, or content that will be published. */
export const calendarItem = z.object({
  /** Unique in the calendar. */
  key: z.string(),
  kind: knownOr(calendarKinds),
  at: timestamp,
  title: z.string(),
  /** The person whose work it is; empty when nobody is responsible. */
  person: z.string(),
  /** Path in the administration. */
  path: z.string(),
});
export type CalendarItem = z.infer<typeof calendarItem>;

export const calendarItems = knownItems(calendarItem, 'kind', calendarKinds);

/** Days in Riyadh, both included, at most 62 of them. */
export const calendarQuery = z.object({ from: z.iso.date('date-invalid'), to: z.iso.date('date-invalid') }).check(
  z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 62 * 86_400_000, {
    path: ['to'],
    error: 'dates-order',
  }),
);
export type CalendarQuery = z.infer<typeof calendarQuery>;
