import { notification, paged } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { createRequestDesk, type RequestDesk } from '../../testing/request-desk.ts';

const CONSULTANT_ID = 2;
const NOW = '2026-03-02T09:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();

/** What the consultant is told of deadlines, oldest first. */
const toldOf = async ({ get, signIn }: RequestDesk): Promise<string[]> => {
  const token = await signIn('consultant@miqyas.example');
  const page = paged(notification).parse((await get('/api/account/notifications', { token })).json());
  return page.data
    .filter(({ kind }) => kind === 'deadline')
    .map(({ title, link }) => `${title} ${link}`)
    .toReversed();
};

/** One request that the consultant has, and nothing else to be told of. */
const deskWith = async (fields: { first_reply_due_at?: string; first_replied_at?: string; due_at?: string }) => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('feasibility', 'client');
  await desk.db.deleteFrom('notifications').execute();
  await desk.db.updateTable('requests').set({ assignee_id: null }).where('reference', '!=', reference).execute();
  await desk.db
    .updateTable('requests')
    .set({ assignee_id: CONSULTANT_ID, ...fields })
    .where('reference', '=', reference)
    .execute();
  return { desk, reference };
};

test('whoever has a request is told once that its delivery comes near, and once that it is late', async () => {
  const { desk, reference } = await deskWith({ first_replied_at: NOW, due_at: inDays(2) });
  expect(await toldOf(desk)).toEqual([]);
  desk.wait(1.5 * DAY);
  const [soon = '', ...more] = await toldOf(desk);
  expect(soon).toMatch(new RegExp(`^اقترب موعد تسليم طلب مسند إليك .*${reference}$`));
  expect(more).toEqual([]);
  expect(await toldOf(desk)).toEqual([soon]);
  desk.wait(DAY);
  expect(await toldOf(desk)).toEqual([soon, expect.stringMatching(/^فات موعد تسليم طلب مسند إليك/)]);
  expect(await toldOf(desk)).toHaveLength(2);
});

test('a deadline that moves is another one', async () => {
  const { desk, reference } = await deskWith({ first_replied_at: NOW, due_at: inDays(0.5) });
  expect(await toldOf(desk)).toHaveLength(1);
  await desk.db
    .updateTable('requests')
    .set({ due_at: inDays(0.75) })
    .where('reference', '=', reference)
    .execute();
  expect(await toldOf(desk)).toHaveLength(2);
});

test('a first reply is worth a word when it is late, and asking twice at a time tells it once', async () => {
  const { desk } = await deskWith({ first_reply_due_at: inDays(0.5) });
  expect(await toldOf(desk)).toEqual([]);
  desk.wait(DAY);
  await Promise.all([toldOf(desk), toldOf(desk), toldOf(desk)]);
  expect(await toldOf(desk)).toEqual([expect.stringMatching(/^فات موعد الرد الأول على طلب مسند إليك/)]);
});

test('clients, and whoever does not have the request, are told nothing of it', async () => {
  const { desk } = await deskWith({ first_replied_at: NOW, due_at: inDays(0.5) });
  const kinds = async (person: 'client' | 'admin') =>
    z
      .array(notification)
      .parse((await desk.as(person, 'GET', '/api/account/notifications')).json().data)
      .filter(({ kind }) => kind === 'deadline');
  expect([await kinds('client'), await kinds('admin')]).toEqual([[], []]);
});
