import { bookingScheduleInput, type BookingSchedule, type BookingScheduleInput } from 'shared-lib/contracts';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { readJson } from '../../db/column-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { notFound } from '../../http/api-error.ts';
import { orNotFound } from '../../http/params.ts';
import type { RequestContext } from '../requests/lifecycle/request-context.ts';
import type { ServiceLevels } from '../requests/service-levels/service-levels.ts';
import type { SlotRules } from './slots.ts';

type ScheduleRow = Row<'booking_schedules'>;

/** What a consultant starts from: no hours, so that nobody can book before the consultant has set them. */
const unset: BookingSchedule = {
  hours: [],
  slot_minutes: 45,
  buffer_minutes: 15,
  days_off: [],
  link: '',
  has_feed: false,
};

const { hours: hoursContract, days_off: daysContract } = bookingScheduleInput.shape;

const readHours = ({ hours }: ScheduleRow) => readJson(hoursContract, hours);
const readDaysOff = ({ days_off }: ScheduleRow) => readJson(daysContract, days_off);

/** The hours in which a consultant meets clients; without any until they are set. */
export const readSchedule = async (db: Database, userId: number): Promise<BookingSchedule> => {
  const row = await db.selectFrom('booking_schedules').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return unset;
  const { slot_minutes, buffer_minutes, link, feed_hash } = row;
  return {
    hours: readHours(row),
    slot_minutes,
    buffer_minutes,
    days_off: readDaysOff(row),
    link,
    has_feed: feed_hash !== null,
  };
};

/** Replaces the hours of a consultant. Appointments that stand keep their time. */
export const saveSchedule = async (
  { trx, now }: Pick<RequestContext, 'trx' | 'now'>,
  userId: number,
  { hours, days_off, ...rest }: BookingScheduleInput,
): Promise<void> => {
  const columns = { ...rest, hours: JSON.stringify(hours), days_off: JSON.stringify(days_off), updated_at: now };
  await trx
    .insertInto('booking_schedules')
    .values({ ...columns, user_id: userId, feed_hash: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
};

/** Makes the secret address of a consultant's calendar, in place of an earlier one. @returns its token; only the hash is stored */
export const replaceFeedToken = async (context: RequestContext, userId: number): Promise<string> => {
  const { trx, now } = context;
  const token = newToken();
  const exists = await trx
    .updateTable('booking_schedules')
    .set({ feed_hash: sha256(token), updated_at: now })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (exists) return token;
  const { has_feed: _none, ...schedule } = unset;
  await saveSchedule(context, userId, schedule);
  return replaceFeedToken(context, userId);
};

/** The consultant of a secret calendar address. @throws {ApiError} 404 for an address that was never given or was replaced */
export const findFeedOwner = async (db: Database, token: string): Promise<Row<'users'>> => {
  const owner = await db
    .selectFrom('booking_schedules')
    .innerJoin('users', 'users.id', 'booking_schedules.user_id')
    .selectAll('users')
    .where('feed_hash', '=', sha256(token))
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  if (!owner) throw notFound();
  return owner;
};

/** @param id of an account; undefined for a text that is no id @throws {ApiError} 404 for an account that is no consultant's */
export const findConsultantId = async (db: Database, id: number | undefined): Promise<number> => {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id ?? 0)
    .where('role', '=', 'consultant')
    .executeTakeFirst();
  return orNotFound(found).id;
};

/** A consultant who meets clients. */
export interface Host {
  id: number;
  name: string;
  link: string;
  rules: SlotRules;
}

/**
 * The consultants with whom the client of a request can meet, by id: the responsible one, otherwise all who receive new requests.
 * @param assigneeId the responsible consultant
 */
export const findHosts = async (
  db: Database,
  assigneeId: number | null,
  { holidays }: Pick<ServiceLevels, 'holidays'>,
): Promise<Host[]> => {
  const active = db
    .selectFrom('booking_schedules')
    .innerJoin('users', 'users.id', 'booking_schedules.user_id')
    .selectAll('booking_schedules')
    .select('users.name')
    .where('users.status', '=', 'active')
    .orderBy('users.id');
  const rows = await (
    assigneeId === null
      ? active
          .where('users.role', '=', 'consultant')
          .where('users.id', 'not in', (eb) =>
            eb.selectFrom('consultant_absences').select('consultant_absences.user_id'),
          )
      : active.where('users.id', '=', assigneeId)
  ).execute();
  return rows.map((row) => ({
    id: row.user_id,
    name: row.name,
    link: row.link,
    rules: {
      hours: readHours(row),
      slotMinutes: row.slot_minutes,
      bufferMinutes: row.buffer_minutes,
      closedDays: new Set([...holidays, ...readDaysOff(row).map((day) => Date.parse(day))]),
    },
  }));
};
