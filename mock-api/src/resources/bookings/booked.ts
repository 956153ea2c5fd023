import { bookingRules, type Booking, type BookingFacts } from 'shared-lib/contracts';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import type { RequestContext, RequestRow } from '../requests/lifecycle/request-context.ts';

export type BookingRow = Row<'bookings'>;

/** Length of an appointment whose length nobody has set, in minutes. */
const DEFAULT_MINUTES = 60;

/** @param minutes length of the appointment */
export const endOf = (starts: string, minutes: number | null): string =>
  new Date(Date.parse(starts) + (minutes ?? DEFAULT_MINUTES) * MINUTE).toISOString();

export const minutesOf = ({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>): number =>
  Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE);

/** A reminder whose time has passed when the slot is booked is not sent: the confirmation has just come. */
export const passedReminders = (starts: string, now: string): number => {
  const ahead = Date.parse(starts) - Date.parse(now);
  if (ahead <= HOUR) return 2;
  return ahead <= DAY ? 1 : 0;
};

export const findBooked = (db: Database, { id }: Pick<RequestRow, 'id'>): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('request_id', '=', id).where('state', '=', 'booked').executeTakeFirst();

/** Until when the client may move or cancel an appointment, ISO 8601. */
export const changeUntil = ({ starts_at }: Pick<BookingRow, 'starts_at'>): string =>
  new Date(Date.parse(starts_at) - bookingRules.changeHours * HOUR).toISOString();

/** The appointment as its client sees it. */
export const presentBooking = (row: BookingRow, request: RequestRow, consultant: string | null): Booking => ({
  at: row.starts_at,
  minutes: minutesOf(row),
  consultant,
  link: request.appointment_link,
  change_until: changeUntil(row),
});

/** How the latest booking of a request stands, for staff; held slots do not count. */
export const readBookingFacts = async (db: Database, { id }: Pick<RequestRow, 'id'>): Promise<BookingFacts | null> => {
  const row = await db
    .selectFrom('bookings')
    .select(['state', 'starts_at'])
    .where('request_id', '=', id)
    .where('state', '!=', 'held')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { state: row.state, at: row.starts_at } : null;
};

/** Ends the booking of a request in a state. */
export const endBooking = async (
  { trx, now }: RequestContext,
  { id }: Pick<RequestRow, 'id'>,
  state: 'moved' | 'cancelled' | 'done' | 'no_show',
): Promise<void> => {
  await trx
    .updateTable('bookings')
    .set({ state, updated_at: now })
    .where('request_id', '=', id)
    .where('state', '=', 'booked')
    .execute();
};

/**
 * Books the time that staff have given a request. They may give two clients the same time: the second booking takes the time of nobody,
 * so that slots stay with who has them.
 */
const bookAppointment = async (context: RequestContext, row: RequestRow, starts: string): Promise<void> => {
  const { trx, now } = context;
  const booking = {
    request_id: row.id,
    state: 'booked',
    starts_at: starts,
    ends_at: endOf(starts, row.appointment_minutes),
    held_until: null,
    time_zone: '',
    reminders: passedReminders(starts, now),
    created_at: now,
    updated_at: now,
  } as const;
  const taken = await trx
    .insertInto('bookings')
    .values({ ...booking, consultant_id: row.assignee_id })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!taken)
    await trx
      .insertInto('bookings')
      .values({ ...booking, consultant_id: null })
      .execute();
};

/**
 * Keeps the booking of a consultation in step with what staff have set: its time, its length, the responsible consultant, or that the
 * session took place or will not.
 */
export const followAppointment = async (context: RequestContext, row: RequestRow): Promise<void> => {
  if (row.kind !== 'consultation') return;
  const { appointment_at: starts } = row;
  if (row.status !== 'scheduled' || starts === null)
    return endBooking(context, row, row.status === 'completed' ? 'done' : 'cancelled');
  const booked = await findBooked(context.trx, row);
  if (
    booked?.starts_at === starts &&
    booked.ends_at === endOf(starts, row.appointment_minutes) &&
    booked.consultant_id === row.assignee_id
  )
    return;
  if (booked) await endBooking(context, row, 'moved');
  // An appointment in the past, whose consultant changes, takes nobody's time.
  if (starts > context.now) await bookAppointment(context, row, starts);
};
