import {
  bookingRules,
  isFinal,
  type BookingCancelInput,
  type BookingConfirmInput,
  type BookingHoldInput,
  type BookingPage,
} from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { DAY, MINUTE } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { conflict } from '../../http/api-error.ts';
import { addEvent } from '../requests/lifecycle/events.ts';
import { systemActor, type RequestContext, type RequestRow } from '../requests/lifecycle/request-context.ts';
import { changeStatus } from '../requests/lifecycle/transitions.ts';
import { updateRequest } from '../requests/repository.ts';
import { readServiceLevels } from '../requests/service-levels/service-levels.ts';
import {
  changeUntil,
  endBooking,
  findBooked,
  minutesOf,
  passedReminders,
  presentBooking,
  type BookingRow,
} from './booked.ts';
import { announceBooking, announceCancelling, announceNoShow } from './notices.ts';
import { findHosts, type Host } from './schedules.ts';
import { freeSlots, type Span } from './slots.ts';

/** A consultation that goes on can have an appointment. */
const isOpen = ({ kind, status, is_spam }: RequestRow): boolean =>
  kind === 'consultation' && !isFinal(kind, status) && is_spam === 0;

/** @throws {ApiError} 409 for another kind of request, or one that is closed */
const assertOpen = (row: RequestRow): void => {
  if (!isOpen(row)) throw conflict(copy.bookings.closed);
};

/** @throws {ApiError} 409 when less time is left before the appointment than the rules ask for */
const assertChangeable = ({ now }: RequestContext, booked: BookingRow): void => {
  if (changeUntil(booked) <= now) throw conflict(copy.bookings.tooLate(bookingRules.changeHours));
};

/**
 * Appointments and held slots of consultants. Those of the request itself are free for it: it moves away from them.
 * @param now ISO 8601
 */
const readBusy = async (
  db: Database,
  hosts: readonly Host[],
  request: RequestRow,
  now: string,
): Promise<(host: Host) => Span[]> => {
  if (hosts.length === 0) return () => [];
  const rows = await db
    .selectFrom('bookings')
    .select(['consultant_id', 'starts_at', 'ends_at'])
    .where(
      'consultant_id',
      'in',
      hosts.map(({ id }) => id),
    )
    .where('request_id', '!=', request.id)
    .where('ends_at', '>', new Date(Date.parse(now) - DAY).toISOString())
    .where((eb) => eb.or([eb('state', '=', 'booked'), eb.and([eb('state', '=', 'held'), eb('held_until', '>', now)])]))
    .execute();
  const byHost = Map.groupBy(rows, ({ consultant_id }) => consultant_id);
  return ({ id }) =>
    (byHost.get(id) ?? []).map((row) => ({ starts: Date.parse(row.starts_at), ends: Date.parse(row.ends_at) }));
};

const readSlots = async (db: Database, row: RequestRow, hosts: readonly Host[], now: string) => {
  const busyOf = await readBusy(db, hosts, row, now);
  return hosts.map((host) => ({ host, slots: freeSlots(host.rules, Date.parse(now), busyOf(host)) }));
};

const findHeld = (db: Database, { id }: RequestRow, now: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('request_id', '=', id)
    .where('state', '=', 'held')
    .where('held_until', '>', now)
    .executeTakeFirst();

const readName = async (db: Database, id: number | null): Promise<string | null> =>
  id === null
    ? null
    : ((await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null);

/** What the client of a request sees when booking. @param now ISO 8601 */
export const readBookingPage = async (db: Database, row: RequestRow, now: string): Promise<BookingPage> => {
  const hosts = isOpen(row) ? await findHosts(db, row.assignee_id, await readServiceLevels(db)) : [];
  const all = (await readSlots(db, row, hosts, now)).flatMap(({ slots }) => slots);
  const byStart = new Map(all.map((slot) => [slot.starts, slot]));
  const [booked, held] = [await findBooked(db, row), await findHeld(db, row, now)];
  return {
    reference: row.reference,
    consultant: await readName(db, row.assignee_id),
    is_open: isOpen(row),
    slots: [...byStart.values()]
      .filter(({ starts }) => booked === undefined || starts !== Date.parse(booked.starts_at))
      .toSorted((one, other) => one.starts - other.starts)
      .map(({ starts, ends }) => ({ at: new Date(starts).toISOString(), minutes: (ends - starts) / MINUTE })),
    held: held ? { at: held.starts_at, minutes: minutesOf(held), until: held.held_until ?? now } : null,
    booked: booked ? presentBooking(booked, row, await readName(db, booked.consultant_id)) : null,
  };
};

/** Makes other servers that hold slots of the same request or consultants wait for this transaction. The order is the same for all. */
const lockCalendars = async ({ trx }: RequestContext, row: RequestRow, hosts: readonly Host[]): Promise<void> => {
  await trx
    .updateTable('requests')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', row.id)
    .execute();
  for (const { id } of hosts)
    await trx
      .updateTable('booking_schedules')
      .set(({ ref }) => ({ updated_at: ref('updated_at') }))
      .where('user_id', '=', id)
      .execute();
};

/** The consultant with the fewest appointments ahead among those who are free. */
const leastBusy = async ({ trx, now }: RequestContext, hosts: readonly Host[]): Promise<Host | undefined> => {
  const counts = await trx
    .selectFrom('bookings')
    .select(['consultant_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .groupBy('consultant_id')
    .execute();
  const countOf = ({ id }: Host) => counts.find(({ consultant_id }) => consultant_id === id)?.count ?? 0;
  return hosts.toSorted((one, other) => countOf(one) - countOf(other))[0];
};

/**
 * Holds a slot for the client of a request, in place of another one that was held. The unique index of the database lets one person
 * have it.
 * @throws {ApiError} 409 when somebody else has it, the request is closed, or it is too late to move the appointment
 */
export const holdSlot = async (context: RequestContext, row: RequestRow, { at }: BookingHoldInput): Promise<void> => {
  assertOpen(row);
  const { trx, now, levels } = context;
  const booked = await findBooked(trx, row);
  if (booked) assertChangeable(context, booked);
  const hosts = await findHosts(trx, row.assignee_id, levels);
  await lockCalendars(context, row, hosts);
  const starts = Date.parse(at);
  const offers = (await readSlots(trx, row, hosts, now)).flatMap(({ host, slots }) =>
    slots.filter((slot) => slot.starts === starts).map((slot) => ({ host, slot })),
  );
  const host = await leastBusy(
    context,
    offers.map((offer) => offer.host),
  );
  const slot = offers.find((offer) => offer.host === host)?.slot;
  if (!host || !slot) throw conflict(copy.bookings.taken);
  await trx
    .deleteFrom('bookings')
    .where('state', '=', 'held')
    .where((eb) =>
      eb.or([eb('request_id', '=', row.id), eb.and([eb('consultant_id', '=', host.id), eb('held_until', '<=', now)])]),
    )
    .execute();
  const held = await trx
    .insertInto('bookings')
    .values({
      request_id: row.id,
      consultant_id: host.id,
      state: 'held',
      starts_at: new Date(slot.starts).toISOString(),
      ends_at: new Date(slot.ends).toISOString(),
      held_until: new Date(Date.parse(now) + bookingRules.holdMinutes * MINUTE).toISOString(),
      time_zone: '',
      created_at: now,
      updated_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!held) throw conflict(copy.bookings.taken);
};

/** The held slot becomes the appointment, by a conditional write. @throws {ApiError} 409 when the time for it is over */
const takeHeld = async ({ trx, now }: RequestContext, row: RequestRow, time_zone: string): Promise<BookingRow> => {
  const held = await findHeld(trx, row, now);
  const taken =
    held &&
    (await trx
      .updateTable('bookings')
      .set({
        state: 'booked',
        held_until: null,
        time_zone,
        reminders: passedReminders(held.starts_at, now),
        updated_at: now,
      })
      .where('id', '=', held.id)
      .where('state', '=', 'held')
      .where('held_until', '>', now)
      .returningAll()
      .executeTakeFirst());
  if (!taken) throw conflict(copy.bookings.holdOver);
  return taken;
};

/** A new request passes its review without a person: the client has found the time and the consultant alone. */
const review = async (context: RequestContext, row: RequestRow): Promise<RequestRow> =>
  row.status === 'new'
    ? changeStatus({ ...context, actor: systemActor }, row, 'admin', { to: 'under_review' }, { isQuiet: true })
    : row;

/**
 * Books the held slot: the consultant of the slot is responsible for the request from now on. Both sides get it by e-mail.
 * @throws {ApiError} 409 when the ten minutes are over, or it is too late to move the former appointment
 */
export const confirmBooking = async (
  context: RequestContext,
  row: RequestRow,
  { time_zone }: BookingConfirmInput,
): Promise<RequestRow> => {
  assertOpen(row);
  await lockCalendars(context, row, []);
  const former = await findBooked(context.trx, row);
  if (former) assertChangeable(context, former);
  const reviewed = await review(context, row);
  await endBooking(context, row, 'moved');
  const taken = await takeHeld(context, row, time_zone);
  const [host] = await findHosts(context.trx, taken.consultant_id, context.levels);
  const placed = await updateRequest(context, reviewed, {
    assignee_id: taken.consultant_id,
    appointment_at: taken.starts_at,
    appointment_minutes: minutesOf(taken),
    appointment_link: host?.link || row.appointment_link,
    appointment_wish: null,
  });
  if (row.status === 'scheduled')
    await addEvent(context, row, { type: 'appointment', from: row.appointment_at, to: taken.starts_at });
  const changed =
    row.status === 'scheduled'
      ? placed
      : await changeStatus(context, placed, 'admin', { to: 'scheduled' }, { isQuiet: true });
  await announceBooking(context, changed, taken, former);
  return changed;
};

/**
 * Cancels the appointment of a request by its client; the request stays open, and its slot is free again.
 * @throws {ApiError} 409 without an appointment, or when it is too late
 */
export const cancelBooking = async (
  context: RequestContext,
  row: RequestRow,
  { note }: BookingCancelInput,
): Promise<RequestRow> => {
  const booked = await findBooked(context.trx, row);
  if (!booked || row.status !== 'scheduled') throw conflict(copy.bookings.none);
  assertChangeable(context, booked);
  await addEvent(context, row, { type: 'appointment', from: booked.starts_at, to: null, note });
  const reviewed = await changeStatus(context, row, 'admin', { to: 'under_review' }, { isQuiet: true });
  const changed = await updateRequest(context, reviewed, { appointment_at: null, appointment_wish: null });
  await announceCancelling(context, changed, booked, note);
  return changed;
};

/**
 * Records that the client did not come. The client may book another time.
 * @throws {ApiError} 409 without an appointment that has begun
 */
export const markNoShow = async (context: RequestContext, row: RequestRow): Promise<RequestRow> => {
  const booked = await findBooked(context.trx, row);
  if (!booked || booked.starts_at > context.now) throw conflict(copy.bookings.notBegun);
  await endBooking(context, row, 'no_show');
  await addEvent(context, row, { type: 'appointment', from: booked.starts_at, to: null, note: copy.bookings.noShow });
  const reviewed = await changeStatus(context, row, 'admin', { to: 'under_review' }, { isQuiet: true });
  const changed = await updateRequest(context, reviewed, { appointment_at: null });
  await announceNoShow(context, changed, booked);
  return changed;
};
