import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, table, texts } from '../table.ts';

const STATES = ['held', 'booked', 'moved', 'cancelled', 'no_show', 'done'];
const MINUTE = 60_000;
const DEFAULT_MINUTES = 60;

interface ScheduledRequest {
  id: number;
  assignee_id: number | null;
  appointment_at: string;
  appointment_minutes: number | null;
}

/** Appointments that stand, so that nobody books their time. Of two at one time for one consultant, the second keeps no booking. */
const copyAppointments = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<ScheduledRequest>`
    select id, assignee_id, appointment_at, appointment_minutes from requests
    where kind = 'consultation' and status = 'scheduled' and appointment_at is not null order by id`.execute(db);
  for (const { id, assignee_id, appointment_at, appointment_minutes } of rows) {
    const ends = new Date(Date.parse(appointment_at) + (appointment_minutes ?? DEFAULT_MINUTES) * MINUTE).toISOString();
    await sql`
      insert into bookings (request_id, consultant_id, state, starts_at, ends_at, time_zone, created_at, updated_at)
      values (${id}, ${assignee_id}, 'booked', ${appointment_at}, ${ends}, '', ${appointment_at}, ${appointment_at})
      on conflict do nothing`.execute(db);
  }
};

/** The hours in which consultants meet clients, and the slots that were held or booked. */
export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    await texts(table(db, 'booking_schedules'), 'hours', 'days_off', 'link', 'updated_at')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('slot_minutes', 'integer', (column) => column.notNull())
      .addColumn('buffer_minutes', 'integer', (column) => column.notNull())
      .addColumn('feed_hash', 'text')
      .execute();
    await texts(numberedTable(db, 'bookings'), 'state', 'starts_at', 'ends_at', 'time_zone', 'created_at', 'updated_at')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addColumn('consultant_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('held_until', 'text')
      .addColumn('reminders', 'integer', (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('bookings_state_known', oneOf('state', STATES))
      .execute();
    // The rule that gives a slot to one person, whatever the servers do at the same time.
    await sql`create unique index bookings_slot on bookings (consultant_id, starts_at)
      where state in ('held', 'booked')`.execute(db);
    await sql`create unique index bookings_request_booked on bookings (request_id) where state = 'booked'`.execute(db);
    await sql`create unique index bookings_request_held on bookings (request_id) where state = 'held'`.execute(db);
    await db.schema.createIndex('bookings_starts_at').on('bookings').columns(['starts_at']).execute();
    await db.schema.createIndex('bookings_request_id').on('bookings').columns(['request_id', 'id']).execute();
    await db.schema
      .createIndex('booking_schedules_feed_hash')
      .unique()
      .on('booking_schedules')
      .column('feed_hash')
      .execute();
    await copyAppointments(db);
  },
};
