import { notification, paged } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../../clock.ts';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';

const CONSULTANT_ID = 2;
const NOW = '2026-03-02T09:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();

/** Deadline notifications of the consultant, oldest first. */
const deadlineNotifications = async ({ get, signIn }: RequestApi): Promise<string[]> => {
  const token = await signIn('consultant@miqyas.example');
  const page = paged(notification).parse((await get('/api/account/notifications', { token })).json());
  return page.data
    .filter(({ kind }) => kind === 'deadline')
    .map(({ title, link }) => `${title} ${link}`)
    .toReversed();
};

/** One request assigned to the consultant, and no other notifications. */
const createAssignedRequest = async (fields: {
  first_reply_due_at?: string;
  first_replied_at?: string;
  due_at?: string;
}) => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.db.deleteFrom('notifications').execute();
  await api.db.updateTable('requests').set({ assignee_id: null }).where('reference', '!=', reference).execute();
  await api.db
    .updateTable('requests')
    .set({ assignee_id: CONSULTANT_ID, ...fields })
    .where('reference', '=', reference)
    .execute();
  return { api, reference };
};

test('notifies the assignee once before the delivery is due, and once when it is overdue', async () => {
  const { api, reference } = await createAssignedRequest({ first_replied_at: NOW, due_at: inDays(2) });
  expect(await deadlineNotifications(api)).toEqual([]);
  api.wait(1.5 * DAY);
  const [soon = '', ...more] = await deadlineNotifications(api);
  expect(soon).toMatch(new RegExp(`^اقترب موعد تسليم طلب مسند إليك .*${reference}$`));
  expect(more).toEqual([]);
  expect(await deadlineNotifications(api)).toEqual([soon]);
  api.wait(DAY);
  expect(await deadlineNotifications(api)).toEqual([soon, expect.stringMatching(/^فات موعد تسليم طلب مسند إليك/)]);
  expect(await deadlineNotifications(api)).toHaveLength(2);
});

test('notifies again when the deadline changes', async () => {
  const { api, reference } = await createAssignedRequest({ first_replied_at: NOW, due_at: inDays(0.5) });
  expect(await deadlineNotifications(api)).toHaveLength(1);
  await api.db
    .updateTable('requests')
    .set({ due_at: inDays(0.75) })
    .where('reference', '=', reference)
    .execute();
  expect(await deadlineNotifications(api)).toHaveLength(2);
});

test('notifies of an overdue first reply once, also with simultaneous requests', async () => {
  const { api } = await createAssignedRequest({ first_reply_due_at: inDays(0.5) });
  expect(await deadlineNotifications(api)).toEqual([]);
  api.wait(DAY);
  await Promise.all([deadlineNotifications(api), deadlineNotifications(api), deadlineNotifications(api)]);
  expect(await deadlineNotifications(api)).toEqual([expect.stringMatching(/^فات موعد الرد الأول على طلب مسند إليك/)]);
});

test('does not notify clients and other staff', async () => {
  const { api } = await createAssignedRequest({ first_replied_at: NOW, due_at: inDays(0.5) });
  const kinds = async (person: 'client' | 'admin') =>
    z
      .array(notification)
      .parse((await api.requestAs(person, 'GET', '/api/account/notifications')).json().data)
      .filter(({ kind }) => kind === 'deadline');
  expect([await kinds('client'), await kinds('admin')]).toEqual([[], []]);
});
