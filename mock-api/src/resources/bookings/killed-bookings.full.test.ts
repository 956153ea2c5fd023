import { setTimeout as wait } from 'node:timers/promises';
import { authResponse, bookingPage, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MINUTE } from '../../clock.ts';
import { bookingNotices as text } from '../../copy/bookings.ts';
import { createSeededFolder, freePort, startListeningServer, startServer } from '../../testing/server-process.ts';
import {
  countWaitingEmails,
  endLeases,
  expectEachEmailOnce,
  readSentEmails,
  withDatabase,
} from '../../testing/site-folder.ts';
import { passwordOf } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const PATIENT = { timeout: 60_000 };
const REMINDER = text.hourAhead;

const page = z.object({ data: bookingPage });

interface Call {
  port: number;
  token?: string;
  method?: string;
  body?: object;
  key?: string;
}
const call = async (path: string, { port, token, method = 'POST', body, key }: Call) =>
  fetch(`http://localhost:${port}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** A consultation of the client for which the last free time is held. */
const holdSlot = async (port: number) => {
  const login = await call('/auth/login', { port, body: { email: CLIENT, password: passwordOf(CLIENT) } });
  const { token } = authResponse.parse(await login.json());
  const form = { name: 'سالم القحطاني', email: CLIENT, phone: '0501234567', project_type: 'صناعي', description: 'خط' };
  const { data } = receipt.parse(await (await call('/public/consultation', { port, token, body: form })).json());
  const reference = data?.reference ?? '';
  const base = `/account/requests/${reference}/booking`;
  const { slots } = page.parse(await (await call(base, { port, token, method: 'GET' })).json()).data;
  expect((await call(`${base}/hold`, { port, token, body: { at: slots.at(-1)?.at } })).status).toBe(200);
  return { token, reference, base };
};

/** How often each place that has a part of the booking says that it is made. */
const readParts = (folder: string, reference: string): Promise<number[]> =>
  withDatabase(folder, async (db) => {
    const { id, status, appointment_at } = await db
      .selectFrom('requests')
      .select(['id', 'status', 'appointment_at'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('bookings')
      .select('state')
      .where('request_id', '=', id)
      .where('state', '=', 'booked')
      .execute();
    const events = await db
      .selectFrom('request_events')
      .select('id')
      .where('request_id', '=', id)
      .where('type', '=', 'status')
      .where('to', '=', 'scheduled')
      .execute();
    return [status === 'scheduled' ? 1 : 0, appointment_at === null ? 0 : 1, rows.length, events.length];
  });

const countWaiting = (folder: string) => () => withDatabase(folder, countWaitingEmails);

// Milliseconds between the request and SIGKILL: before, during and after its transaction, and while its emails are sent.
test.each([0, 20, 60, 120, 200])(
  'a booking that is killed after %i ms is whole or not there, and is repeated once with each email once',
  async (delay) => {
    const folder = await createSeededFolder();
    const first = await startListeningServer(folder);
    const { token, reference, base } = await holdSlot(first.port);
    const confirm = (port: number) =>
      call(`${base}/confirm`, { port, token, body: { time_zone: 'Asia/Riyadh' }, key: `killed-after-${delay}` });
    const response = confirm(first.port).catch(() => undefined);
    await wait(delay);
    first.child.kill('SIGKILL');
    await Promise.all([response, first.exited]);
    const parts = await readParts(folder, reference);
    expect(new Set(parts).size, String(parts)).toBe(1);

    await withDatabase(folder, endLeases);
    const second = await startListeningServer(folder);
    const again = await confirm(second.port);
    expect(again.status, await again.text()).toBe(200);
    expect(await readParts(folder, reference)).toEqual([1, 1, 1, 1]);
    const emails = await expectEachEmailOnce(folder, reference, countWaiting(folder));
    const toClient = emails.filter(({ to, subject }) => to === CLIENT && subject.startsWith(text.toClient.booked));
    expect(toClient).toHaveLength(1);
  },
);

/** How many reminders each person has in the account. */
const readNotices = (folder: string, reference: string): Promise<number[]> =>
  withDatabase(folder, async (db) => {
    const rows = await db
      .selectFrom('notifications')
      .select((eb) => ['user_id', eb.fn.countAll<number>().as('count')])
      .where('title', '=', REMINDER)
      .where('body', 'like', `${reference}%`)
      .groupBy('user_id')
      .execute();
    return rows.map(({ count }) => count);
  });

/** Moves the appointment of a request to half an hour from now. */
const bringNear = (folder: string, reference: string): Promise<void> =>
  withDatabase(folder, async (db) => {
    const starts_at = new Date(Date.now() + 30 * MINUTE).toISOString();
    const { id } = await db
      .updateTable('requests')
      .set({ appointment_at: starts_at })
      .where('reference', '=', reference)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('bookings')
      .set({ starts_at })
      .where('request_id', '=', id)
      .where('state', '=', 'booked')
      .execute();
  });

test.each([0, 50, 150])(
  'two servers, one killed %i ms after its start of work and started again, remind each person once',
  async (delay) => {
    const folder = await createSeededFolder();
    const first = await startListeningServer(folder);
    const { token, reference, base } = await holdSlot(first.port);
    await call(`${base}/confirm`, { port: first.port, token, body: { time_zone: 'Asia/Riyadh' } });
    first.child.kill('SIGKILL');
    await first.exited;
    await bringNear(folder, reference);

    // A server looks for due reminders as soon as it listens.
    const killed = startServer({ DATA_DIR: folder, API_PORT: String(await freePort()), LIMITS: 'off' });
    const other = startListeningServer(folder);
    await killed.waitForOutput('Server listening');
    await wait(delay);
    killed.child.kill('SIGKILL');
    const [{ child, exited }] = await Promise.all([other, killed.exited]);
    await expect.poll(() => readNotices(folder, reference), PATIENT).toEqual([1, 1]);
    child.kill('SIGTERM');
    expect((await exited).code).toBe(0);

    await withDatabase(folder, endLeases);
    await startListeningServer(folder);
    await expectEachEmailOnce(folder, reference, countWaiting(folder));
    const reminders = readSentEmails(folder).filter(
      ({ subject }) => subject.startsWith(REMINDER) && subject.includes(reference),
    );
    expect(reminders.map(({ to }) => to)).toContain(CLIENT);
    expect(await readNotices(folder, reference)).toEqual([1, 1]);
  },
);
