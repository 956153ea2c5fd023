import type { CalendarItem, CalendarQuery } from 'shared-lib/contracts';
import { ZONE_OFFSET_MS } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { bookingNotices as text } from '../../copy/bookings.ts';
import { DAY, isoAfter, isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { readCompanyContact } from '../../mail/company-contact.ts';
import { isActive, isVisibleToStaff } from '../requests/lists/status-conditions.ts';
import { inboxName } from '../requests/repository.ts';
import { calendarText } from './notices.ts';

/** The start of a day in Riyadh, ISO 8601. @param day `YYYY-MM-DD` */
const startOf = (day: string, daysLater = 0): string =>
  new Date(Date.parse(day) - ZONE_OFFSET_MS + daysLater * DAY).toISOString();

interface Period {
  from: string;
  /** Not included. */
  until: string;
}

const requestPath = (kind: keyof typeof inboxName, reference: string): string =>
  paths.admin.request(inboxName[kind], reference);

const readBookings = async (db: Database, { from, until }: Period): Promise<CalendarItem[]> => {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('requests', 'requests.id', 'bookings.request_id')
    .leftJoin('users', 'users.id', 'requests.assignee_id')
    .select(['bookings.id', 'starts_at', 'requests.name as client', 'requests.kind', 'reference', 'users.name'])
    .where('bookings.state', 'in', ['booked', 'done', 'no_show'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where(isVisibleToStaff)
    .execute();
  return rows.map(({ id, starts_at, client, kind, reference, name }) => ({
    key: `booking-${id}`,
    kind: 'booking',
    at: starts_at,
    title: client,
    person: name ?? '',
    path: requestPath(kind, reference),
  }));
};

const readDeliveries = async (db: Database, { from, until }: Period): Promise<CalendarItem[]> => {
  const rows = await db
    .selectFrom('requests')
    .leftJoin('users', 'users.id', 'requests.assignee_id')
    .select(['requests.id', 'requests.name as client', 'requests.due_at', 'requests.kind', 'reference', 'users.name'])
    .where('requests.kind', '=', 'feasibility')
    .where('requests.due_at', '>=', from)
    .where('requests.due_at', '<', until)
    .where(isActive)
    .where(isVisibleToStaff)
    .execute();
  return rows.map(({ id, client, due_at, kind, reference, name }) => ({
    key: `delivery-${id}`,
    kind: 'delivery',
    at: due_at ?? from,
    title: client,
    person: name ?? '',
    path: requestPath(kind, reference),
  }));
};

const readQuotes = async (db: Database, { from, until }: Period): Promise<CalendarItem[]> => {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('requests', 'requests.id', 'quotes.request_id')
    .leftJoin('users', 'users.id', 'requests.assignee_id')
    .select(['quotes.id', 'valid_until', 'requests.name as client', 'requests.kind', 'reference', 'users.name'])
    .where('quotes.status', '=', 'sent')
    .where('valid_until', '>=', from)
    .where('valid_until', '<', until)
    .where(isVisibleToStaff)
    .execute();
  return rows.map(({ id, valid_until, client, kind, reference, name }) => ({
    key: `quote-${id}`,
    kind: 'quote',
    at: valid_until,
    title: client,
    person: name ?? '',
    path: requestPath(kind, reference),
  }));
};

const readContent = async (db: Database, { from, until }: Period): Promise<CalendarItem[]> => {
  const items: CalendarItem[] = [];
  for (const name of ['articles', 'studies'] as const) {
    const rows = await db
      .selectFrom(name)
      .select(['id', 'title_ar', 'published_at'])
      .where('status', '=', 'scheduled')
      .where('published_at', '>=', from)
      .where('published_at', '<', until)
      .execute();
    for (const { id, title_ar, published_at } of rows)
      items.push({
        key: `${name}-${id}`,
        kind: 'content',
        at: published_at ?? from,
        title: title_ar,
        person: '',
        path: paths.admin.edit(name, id),
      });
  }
  return items;
};

/** Appointments, deliveries, ends of quotes and planned content of some days, in the order of their time. */
export const readCalendar = async (db: Database, { from, to }: CalendarQuery): Promise<CalendarItem[]> => {
  const period = { from: startOf(from), until: startOf(to, 1) };
  const items = [
    ...(await readBookings(db, period)),
    ...(await readDeliveries(db, period)),
    ...(await readQuotes(db, period)),
    ...(await readContent(db, period)),
  ];
  return items.toSorted((one, other) => (one.at < other.at ? -1 : 1));
};

/** How far a calendar file goes back and ahead, in milliseconds. */
const FEED_BACK = 30 * DAY;
const FEED_AHEAD = 180 * DAY;

/** The appointments of a consultant for calendar programs, which read the file again and again. */
export const readFeed = async (
  { db, clock, siteOrigin }: { db: Database; clock: Clock; siteOrigin: string },
  userId: number,
): Promise<string> => {
  const company = await readCompanyContact(db);
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('requests', 'requests.id', 'bookings.request_id')
    .select(['reference', 'requests.name', 'appointment_link', 'starts_at', 'ends_at'])
    .where('requests.assignee_id', '=', userId)
    .where('state', 'in', ['booked', 'done'])
    .where('starts_at', '>=', isoAfter(clock, -FEED_BACK))
    .where('starts_at', '<', isoAfter(clock, FEED_AHEAD))
    .orderBy('starts_at')
    .execute();
  return calendarText(
    text.feedTitle(company.name),
    rows.map(({ reference, name, appointment_link, starts_at, ends_at }) => ({
      reference,
      starts: starts_at,
      ends: ends_at,
      link: appointment_link,
      title: `${name} (${reference})`,
    })),
    { siteOrigin, now: isoNow(clock) },
  );
};
