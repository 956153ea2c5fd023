import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { bookingRules } from 'shared-lib/contracts';
import { countOf, differsFromRiyadh, formatDateTime, formatOwnTime } from 'shared-lib/format';
import { DAY, HOUR, isoAfter, isoNow } from '../../clock.ts';
import { bookingNotices as text } from '../../copy/bookings.ts';
import { notificationCopy } from '../../copy/emails.ts';
import { notifyClient, notifyStaff } from '../requests/emails/notify.ts';
import { runSystemChange } from '../requests/lifecycle/run-change.ts';
import type { RequestContext, RequestDeps, RequestRow } from '../requests/lifecycle/request-context.ts';
import type { EmailCalendar } from '../../mail/mailer.ts';
import { endOf, minutesOf, type BookingRow } from './booked.ts';

/** The moment in Riyadh, and in the client's own time where its clock differs. */
const momentText = ({ starts_at, time_zone }: Pick<BookingRow, 'starts_at' | 'time_zone'>): string => {
  const riyadh = text.inRiyadh(formatDateTime(starts_at));
  return differsFromRiyadh(starts_at, time_zone)
    ? `${riyadh} ${text.own(formatOwnTime(starts_at, time_zone))}`
    : riyadh;
};

interface CalendarEvent {
  reference: string;
  starts: string;
  ends: string;
  /** Link to the video call; may be empty. */
  link: string;
  /** What the event is called. */
  title: string;
  isCancelled?: boolean;
}

/** Seconds since this year count the changes of an event: a later file replaces an earlier one in the calendar. */
const SEQUENCE_START = Date.parse('2026-01-01');

/** The same id for all files about a request: its next one moves or removes the event. */
const eventOf = ({ reference, starts, ends, link, title, isCancelled }: CalendarEvent, site: string, now: string) => ({
  id: `${reference.toLowerCase()}@${site.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')}`,
  sequence: Math.max(0, Math.floor((Date.parse(now) - SEQUENCE_START) / 1000)),
  stamp: new Date(now),
  start: new Date(starts),
  end: new Date(ends),
  summary: title,
  ...(link ? { location: link, url: link } : {}),
  status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** A calendar as RFC 5545 has it. @param now ISO 8601 */
export const calendarText = (
  name: string,
  events: readonly CalendarEvent[],
  { siteOrigin, now, isCancelled = false }: { siteOrigin: string; now: string; isCancelled?: boolean },
): string => {
  const calendar = ical({
    name,
    prodId: { company: 'Miqyas', product: 'bookings', language: 'AR' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) calendar.createEvent(eventOf(event, siteOrigin, now));
  return calendar.toString();
};

/** The file that puts an appointment into the reader's calendar, or takes it out. */
const appointmentFile = (
  { siteOrigin, companyContact, now }: Pick<RequestContext, 'siteOrigin' | 'companyContact' | 'now'>,
  { reference, appointment_link }: Pick<RequestRow, 'reference' | 'appointment_link'>,
  { starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>,
  isCancelled = false,
): EmailCalendar => ({
  method: isCancelled ? 'CANCEL' : 'PUBLISH',
  content: calendarText(
    companyContact.name,
    [
      {
        reference,
        starts: starts_at,
        ends: ends_at,
        link: appointment_link,
        title: text.eventTitle(companyContact.name, reference),
        isCancelled,
      },
    ],
    { siteOrigin, now, isCancelled },
  ),
});

/** The file of the appointment that staff have set; nothing without one. */
export const setAppointmentFile = (context: RequestContext, row: RequestRow): { calendar?: EmailCalendar } =>
  row.appointment_at === null
    ? {}
    : {
        calendar: appointmentFile(context, row, {
          starts_at: row.appointment_at,
          ends_at: endOf(row.appointment_at, row.appointment_minutes),
        }),
      };

/** What both sides read of an appointment. @param link of the video call; may be empty */
export const appointmentDetails = (
  booked: Pick<BookingRow, 'starts_at' | 'ends_at' | 'time_zone'>,
  link: string,
): string =>
  [
    text.when(momentText(booked)),
    text.length(countOf(minutesOf(booked), text.minutes)),
    link && notificationCopy.toClient.appointmentLink(link),
  ]
    .filter(Boolean)
    .join('\n');

/** What the client reads of an appointment that was cancelled, or missed. */
export const endedDetails = ({ starts_at }: Pick<BookingRow, 'starts_at'>): string =>
  `${text.former(formatDateTime(starts_at))}\n${text.toClient.bookAgain}`;

/** Tells both sides of a booked appointment. @param former the appointment that it replaces */
export const announceBooking = async (
  context: RequestContext,
  row: RequestRow,
  booked: BookingRow,
  former: BookingRow | undefined,
): Promise<void> => {
  const body = appointmentDetails(booked, row.appointment_link);
  const calendar = appointmentFile(context, row, booked);
  await notifyClient(context, row, {
    kind: 'appointment',
    title: former ? text.toClient.moved : text.toClient.booked,
    body: `${body}\n${text.changeUntil(bookingRules.changeHours)}`,
    at: 'appointment',
    calendar,
  });
  await notifyStaff(context, row, {
    kind: 'appointment',
    title: former ? text.toStaff.moved : text.toStaff.booked,
    body: former ? `${text.former(formatDateTime(former.starts_at))}\n${body}` : body,
    at: 'appointment',
    calendar,
  });
};

/** Tells both sides that the client has cancelled. */
export const announceCancelling = async (
  context: RequestContext,
  row: RequestRow,
  booked: BookingRow,
  note: string,
): Promise<void> => {
  const calendar = appointmentFile(context, row, booked, true);
  const when = text.former(formatDateTime(booked.starts_at));
  await notifyClient(context, row, {
    kind: 'appointment',
    title: text.toClient.cancelled,
    body: endedDetails(booked),
    at: 'appointment',
    calendar,
  });
  await notifyStaff(context, row, {
    kind: 'appointment',
    title: text.toStaff.cancelled,
    body: [when, note].filter(Boolean).join('\n'),
    at: 'appointment',
    calendar,
  });
};

/** Offers the client who did not come another appointment. */
export const announceNoShow = async (context: RequestContext, row: RequestRow, booked: BookingRow): Promise<void> =>
  notifyClient(context, row, {
    kind: 'appointment',
    title: text.toClient.noShow,
    body: endedDetails(booked),
    at: 'appointment',
  });

/** 1 within a day of the appointment, 2 within an hour. */
const stageOf = (starts: string, now: string): number => (Date.parse(starts) - Date.parse(now) <= HOUR ? 2 : 1);

/** Appointments within a day whose next reminder nobody has sent. */
const findDue = ({ db, clock }: Pick<RequestDeps, 'db' | 'clock'>) =>
  db
    .selectFrom('bookings')
    .innerJoin('requests', 'requests.id', 'bookings.request_id')
    .select(['bookings.id', 'bookings.starts_at', 'bookings.reminders'])
    .where('bookings.state', '=', 'booked')
    .where('requests.status', '=', 'scheduled')
    .where('bookings.starts_at', '>', isoNow(clock))
    .where('bookings.starts_at', '<=', isoAfter(clock, DAY))
    .where('bookings.reminders', '<', 2)
    .execute();

/**
 * Sends one reminder. The row is claimed by the update that counts the reminder, so that of two servers the second one changes no row
 * and sends nothing.
 * @returns whether it was sent
 */
const remind = async (context: RequestContext, id: number, stage: number): Promise<boolean> => {
  const { trx } = context;
  const booked = await trx
    .updateTable('bookings')
    .set({ reminders: stage })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('reminders', '<', stage)
    .returningAll()
    .executeTakeFirst();
  if (!booked) return false;
  const row = await trx
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', booked.request_id)
    .executeTakeFirstOrThrow();
  const notice = {
    kind: 'reminder',
    title: stage === 1 ? text.dayAhead : text.hourAhead,
    body: appointmentDetails(booked, row.appointment_link),
    at: 'appointment',
  } as const;
  await notifyClient(context, row, notice);
  await notifyStaff(context, row, notice);
  return true;
};

/** Reminds both sides of appointments, a day and an hour before. @returns the number of appointments */
export const remindOfBookings = async (deps: RequestDeps): Promise<number> => {
  const now = isoNow(deps.clock);
  const due = (await findDue(deps)).filter(({ starts_at, reminders }) => reminders < stageOf(starts_at, now));
  let sent = 0;
  for (const { id, starts_at } of due)
    await runSystemChange(deps, async (context) => {
      if (await remind(context, id, stageOf(starts_at, now))) sent += 1;
    });
  return sent;
};
