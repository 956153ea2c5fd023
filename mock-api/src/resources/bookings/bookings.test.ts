import { bookingPage, bookingSchedule, calendarItems, errorResponse, type BookingPage } from 'shared-lib/contracts';
import { beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import { emailBodyText } from '../../mail/email-content.ts';
import { createRequestApi, type RequestApi } from '../../testing/request-api.ts';

const CONSULTANT_ID = 2;
/** The clock stands at noon in Riyadh on Monday, 2 March 2026. */
const hours = [
  { day: 3, from: '09:00', to: '12:00' },
  { day: 4, from: '10:00', to: '11:00' },
];
const schedule = { hours, slot_minutes: 45, buffer_minutes: 15, days_off: [], link: 'https://meet.example.com/tariq' };
/** Nine in Riyadh on Wednesday. */
const FIRST = '2026-03-04T06:00:00.000Z';
const SECOND = '2026-03-04T07:00:00.000Z';

let api: RequestApi;

const setHours = (more: object = {}) =>
  api.requestAs('consultant', 'PUT', '/api/consultant/booking-hours', { ...schedule, ...more });

beforeEach(async () => {
  api = await createRequestApi();
  await api.db.deleteFrom('bookings').execute();
  await setHours();
});

const urlOf = (reference: string) => `/api/account/requests/${reference}/booking`;
const readPage = async (reference: string): Promise<BookingPage> =>
  bookingPage.parse((await api.requestAs('client', 'GET', urlOf(reference))).json().data);
const act = (reference: string, action: 'hold' | 'confirm' | 'cancel', body: object = {}) =>
  api.requestAs('client', 'POST', `${urlOf(reference)}/${action}`, body);
const send = async () => (await api.submitForm('consultation', 'client')).reference;
const message = (response: { json: () => unknown }): string => errorResponse.parse(response.json()).message;

const book = async (reference: string, at = FIRST): Promise<void> => {
  expect((await act(reference, 'hold', { at })).statusCode).toBe(200);
  expect((await act(reference, 'confirm')).statusCode).toBe(200);
};

test('offers the hours of the consultant in slots with their buffer, without holidays and days off', async () => {
  await setHours({ days_off: ['2026-03-11'] });
  await api.db
    .updateTable('settings')
    .set({ value_ar: JSON.stringify([{ date: '2026-03-05', name: 'يوم إجازة' }]) })
    .where('key', '=', 'holidays')
    .execute();
  const { slots, consultant, is_open } = await readPage(await send());
  expect([consultant, is_open]).toEqual([null, true]);
  expect(slots.slice(0, 5)).toEqual([
    { at: FIRST, minutes: 45 },
    { at: SECOND, minutes: 45 },
    { at: '2026-03-04T08:00:00.000Z', minutes: 45 },
    { at: '2026-03-12T07:00:00.000Z', minutes: 45 },
    { at: '2026-03-18T06:00:00.000Z', minutes: 45 },
  ]);
});

test('books a held slot: the consultant is responsible, the time is taken, and both sides get it for their calendars', async () => {
  const [reference, other] = [await send(), await send()];
  const held = bookingPage.parse((await act(reference, 'hold', { at: FIRST })).json().data);
  expect(held.held).toEqual({ at: FIRST, minutes: 45, until: '2026-03-02T09:10:00.000Z' });
  expect((await readPage(other)).slots[0]?.at).toBe(SECOND);
  await api.app.settled();
  api.emails.length = 0;
  const booked = bookingPage.parse((await act(reference, 'confirm', { time_zone: 'Africa/Cairo' })).json().data);
  expect(booked.held).toBeNull();
  expect(booked.booked).toEqual({
    at: FIRST,
    minutes: 45,
    consultant: 'طارق الشريف',
    link: schedule.link,
    change_until: '2026-03-03T06:00:00.000Z',
  });
  expect(await api.readAsAdmin(reference)).toMatchObject({
    status: 'scheduled',
    assignee_id: CONSULTANT_ID,
    appointment: { at: FIRST, minutes: 45, link: schedule.link },
    booking: { state: 'booked', at: FIRST },
  });
  await api.app.settled();
  expect(api.emails.map(({ to, subject }) => [to, subject])).toEqual([
    ['client@miqyas.example', `تأكد موعد استشارتك (${reference})`],
    ['consultant@miqyas.example', `حجز العميل موعد الاستشارة (${reference})`],
  ]);
  const [email] = api.emails;
  const text = email ? emailBodyText(email) : '';
  expect(text).toContain('9:00\u00A0ص بتوقيت الرياض (8:00\u00A0ص توقيت مصر)');
  expect(text).toContain(`رابط المكالمة: ${schedule.link}`);
  const lines = email?.calendar?.content.split('\r\n') ?? [];
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${reference.toLowerCase()}@www.miqyas.example`,
      'DTSTART:20260304T060000Z',
      'DTEND:20260304T064500Z',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('gives one slot to one of 50 people who choose it at the same time', async () => {
  const references: string[] = [];
  for (let index = 0; index < 50; index += 1) references.push(await send());
  const responses = await Promise.all(references.map((reference) => act(reference, 'hold', { at: FIRST })));
  const won = responses.filter(({ statusCode }) => statusCode === 200);
  expect([won.length, responses.filter(({ statusCode }) => statusCode === 409).length]).toEqual([1, 49]);
  const lost = responses.find(({ statusCode }) => statusCode === 409);
  expect(lost && message(lost)).toBe('سبقك غيرك إلى هذا الموعد. اختر موعداً آخر.');
  const confirmed = await Promise.all(references.map((reference) => act(reference, 'confirm')));
  expect(confirmed.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const rows = await api.db.selectFrom('bookings').select('state').where('starts_at', '=', FIRST).execute();
  expect(rows).toEqual([{ state: 'booked' }]);
});

test('frees a held slot after ten minutes, and when its holder chooses another', async () => {
  const [reference, other] = [await send(), await send()];
  await act(reference, 'hold', { at: FIRST });
  expect((await act(other, 'hold', { at: FIRST })).statusCode).toBe(409);
  await act(reference, 'hold', { at: SECOND });
  expect((await act(other, 'hold', { at: FIRST })).statusCode).toBe(200);
  api.wait(10 * MINUTE);
  const late = await act(reference, 'confirm');
  expect([late.statusCode, message(late)]).toEqual([409, 'انتهت مهلة الحجز. اختر الموعد من جديد، إن بقي متاحاً.']);
  expect((await act(reference, 'hold', { at: FIRST })).statusCode).toBe(200);
});

test('moves an appointment: the former slot is free, and the calendar file replaces the event', async () => {
  const reference = await send();
  await book(reference);
  await api.app.settled();
  api.emails.length = 0;
  api.wait(HOUR);
  await book(reference, SECOND);
  const page = await readPage(reference);
  expect([page.booked?.at, page.slots[0]?.at]).toEqual([SECOND, FIRST]);
  await api.app.settled();
  expect(api.emails.map(({ subject }) => subject)).toEqual([
    `تغيّر موعد استشارتك (${reference})`,
    `غيّر العميل موعد الاستشارة (${reference})`,
  ]);
  expect(api.emails[0]?.calendar?.content).toContain(`UID:${reference.toLowerCase()}@www.miqyas.example`);
});

test('cancels until a day before the appointment, and not after', async () => {
  const [reference, other] = [await send(), await send()];
  await book(reference);
  await book(other, SECOND);
  await api.app.settled();
  api.emails.length = 0;
  expect((await act(other, 'cancel', { note: 'لديّ سفر' })).statusCode).toBe(200);
  expect(await api.readAsClient('client', other)).toMatchObject({ status: 'under_review', appointment: null });
  await api.app.settled();
  expect(api.emails.map(({ subject }) => subject)).toEqual([
    `أُلغي موعد استشارتك (${other})`,
    `ألغى العميل موعد الاستشارة (${other})`,
  ]);
  expect(api.emails[0]?.calendar).toMatchObject({ method: 'CANCEL' });
  expect((await readPage(other)).slots[0]?.at).toBe(SECOND);
  // The appointment is at 6:00 UTC on 4 March.
  api.wait(21 * HOUR);
  const late = await act(reference, 'cancel');
  expect([late.statusCode, message(late)]).toEqual([409, 'بقي على الموعد أقل من 24 ساعة. راسلنا لتغييره أو إلغائه.']);
  expect((await act(reference, 'hold', { at: '2026-03-05T07:00:00.000Z' })).statusCode).toBe(409);
});

test('reminds both sides once a day before and once an hour before, also with two servers', async () => {
  const reference = await send();
  await book(reference);
  const remind = async () => {
    await api.app.settled();
    api.emails.length = 0;
    await Promise.all([api.app.sendReminders(), api.app.sendReminders()]);
    await api.app.settled();
    return api.emails
      .filter(({ subject }) => subject.includes(reference))
      .map(({ subject, to }) => `${to}: ${subject}`);
  };
  expect(await remind()).toEqual([]);
  api.wait(22 * HOUR);
  const both = (title: string) =>
    ['client', 'consultant'].map((who) => `${who}@miqyas.example: ${title} (${reference})`);
  expect(await remind()).toEqual(both('تذكير: موعد الاستشارة خلال يوم'));
  expect(await remind()).toEqual([]);
  api.wait(22 * HOUR + 5 * MINUTE);
  expect(await remind()).toEqual(both('تذكير: موعد الاستشارة خلال ساعة'));
  expect(await remind()).toEqual([]);
});

test('keeps the slot of an appointment that staff set, who may give two clients the same time', async () => {
  const [reference, other] = [await send(), await send()];
  for (const one of [reference, other]) {
    await api.actAsAdmin(one, 'assign', { assignee_id: CONSULTANT_ID });
    await api.actAsConsultant(one, 'transitions', { to: 'under_review' });
  }
  const scheduled = { to: 'scheduled', appointment_at: FIRST, minutes: 45 };
  expect((await api.actAsConsultant(reference, 'transitions', scheduled)).statusCode).toBe(200);
  expect((await readPage(other)).slots[0]?.at).toBe(SECOND);
  expect((await api.actAsConsultant(other, 'transitions', scheduled)).statusCode).toBe(200);
  expect((await readPage(other)).booked).toMatchObject({ at: FIRST, minutes: 45 });
  for (const one of [reference, other])
    await api.actAsConsultant(one, 'transitions', { to: 'cancelled', note: 'أُجّل المشروع' });
  expect((await readPage(await send())).slots[0]?.at).toBe(FIRST);
});

test('lets staff record that the client did not come, once the appointment has begun', async () => {
  const reference = await send();
  await book(reference);
  expect((await api.actAsConsultant(reference, 'booking/no-show')).statusCode).toBe(409);
  api.wait(2 * DAY);
  expect((await api.actAsConsultant(reference, 'booking/no-show')).statusCode).toBe(200);
  expect(await api.readAsAdmin(reference)).toMatchObject({ status: 'under_review', booking: { state: 'no_show' } });
  expect((await api.lastEmailTo('client@miqyas.example'))?.subject).toContain('لم نلتقِ في موعد استشارتك');
  expect((await readPage(reference)).slots.length).toBeGreaterThan(0);
});

test('a visitor books with the link of the request until an account owns it', async () => {
  const { claimToken } = await api.submitForm('consultation');
  const url = `/api/public/claims/${claimToken}/booking`;
  expect((await api.post(`${url}/hold`, { at: FIRST })).statusCode).toBe(200);
  expect((await api.post(`${url}/confirm`, { time_zone: 'America/Toronto' })).statusCode).toBe(200);
  const email = await api.lastEmailTo('salem@example.com');
  const text = email ? emailBodyText(email) : '';
  // Toronto has winter time until 8 March 2026.
  expect(text).toContain('(1:00\u00A0ص توقيت تورونتو)');
  const [, link] = /\/claim\/([\w-]{43})\/booking/.exec(text) ?? [];
  expect((await api.get(`/api/public/claims/${link}/booking`)).json().data.booked.at).toBe(FIRST);
  await api.requestAs('client', 'POST', '/api/account/claims', { token: claimToken });
  const refused = await api.get(url);
  expect([refused.statusCode, message(refused)]).toEqual([
    409,
    'هذا الطلب مرتبط بحساب. سجّل الدخول لتدير موعده من صفحة الطلب.',
  ]);
});

test('offers nothing without hours, for other requests and for closed ones', async () => {
  const reference = await send();
  await setHours({ hours: [] });
  expect(await readPage(reference)).toMatchObject({ is_open: true, slots: [] });
  await setHours();
  await api.actAsClient('client', reference, 'cancel', { note: 'أجّلنا المشروع' });
  expect(await readPage(reference)).toMatchObject({ is_open: false, slots: [] });
  const contact = (await api.submitForm('contact', 'client')).reference;
  expect((await act(contact, 'hold', { at: FIRST })).statusCode).toBe(409);
});

test('serves the calendar of a consultant under a secret address that a new one replaces', async () => {
  const reference = await send();
  await book(reference);
  const make = async () =>
    new URL((await api.requestAs('consultant', 'POST', '/api/consultant/booking-hours/feed')).json().data.url).pathname;
  const path = await make();
  const feed = await api.get(path);
  expect([feed.statusCode, feed.headers['content-type'], feed.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(feed.body).toContain('DTSTART:20260304T060000Z');
  expect(feed.body).toContain(reference);
  const saved = await api.requestAs('consultant', 'GET', '/api/consultant/booking-hours');
  expect(bookingSchedule.parse(saved.json().data)).toEqual({ ...schedule, has_feed: true });
  const next = await make();
  expect([(await api.get(path)).statusCode, (await api.get(next)).statusCode]).toEqual([404, 200]);
});

test('an administrator reads and sets the hours of a consultant, and the log says so', async () => {
  const path = `/api/admin/users/${CONSULTANT_ID}/booking-hours`;
  const read = async (who: 'admin' | 'consultant', at: string) =>
    bookingSchedule.parse((await api.requestAs(who, 'GET', at)).json().data);
  expect(await read('admin', path)).toEqual({ ...schedule, has_feed: false });
  expect((await api.requestAs('admin', 'PUT', path, { ...schedule, buffer_minutes: 30 })).statusCode).toBe(200);
  expect((await read('consultant', '/api/consultant/booking-hours')).buffer_minutes).toBe(30);
  const [, second] = (await readPage(await send())).slots;
  expect(second?.at).toBe('2026-03-04T07:15:00.000Z');
  // The first account is an administrator's.
  expect((await api.requestAs('admin', 'PUT', '/api/admin/users/1/booking-hours', schedule)).statusCode).toBe(404);
  const log = await api.db.selectFrom('audit_entries').selectAll().where('action', '=', 'user.booking-hours').execute();
  expect(log.map(({ record, actor_role }) => [record, actor_role])).toEqual([[String(CONSULTANT_ID), 'admin']]);
});

test('shows administrators appointments, deliveries, quotes and planned content of some days', async () => {
  const reference = await send();
  await book(reference);
  const read = (query: string) => api.requestAs('admin', 'GET', `/api/admin/calendar?${query}`);
  const items = (await read('from=2026-03-04&to=2026-03-04')).json();
  expect(items).toContainEqual({
    key: expect.stringMatching(/^booking-/),
    kind: 'booking',
    at: FIRST,
    title: 'سالم القحطاني',
    person: 'طارق الشريف',
    path: `/admin/consultations/${reference}`,
  });
  await api.db
    .updateTable('articles')
    .set({ status: 'scheduled', published_at: '2026-03-20T06:00:00.000Z' })
    .where('id', '=', 1)
    .execute();
  const all = calendarItems.parse((await read('from=2026-03-01&to=2026-04-30')).json());
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['booking', 'delivery', 'quote', 'content']));
  expect((await read('from=2026-03-01&to=2026-06-30')).statusCode).toBe(422);
});

test.each([
  ['hours that end before they start', { hours: [{ day: 1, from: '12:00', to: '09:00' }] }, ['hours.0.to']],
  ['a day that does not exist', { hours: [{ day: 7, from: '09:00', to: '12:00' }] }, ['hours.0.day']],
  ['a link without https', { link: 'javascript:alert(1)' }, ['link']],
  ['a slot of one minute', { slot_minutes: 1 }, ['slot_minutes']],
])('refuses %s', async (_what, change, fields) => {
  const response = await setHours(change);
  expect([response.statusCode, Object.keys(errorResponse.parse(response.json()).errors ?? {})]).toEqual([422, fields]);
});
