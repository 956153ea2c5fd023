import { accountEmail, errorResponse, notificationPreference } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { accounts, createRequestApi, type RequestApi } from '../../testing/request-api.ts';
import { passwordOf } from '../../testing/test-app.ts';

const preferences = z.object({ data: z.array(notificationPreference) });
const CLIENT = accounts.client;

const callAsClient = (api: RequestApi) => (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  api.request(method, `/api/account${path}`, { token: api.tokens.client, ...(body ? { body } : {}) });

/** A request of the client in review, with an empty outbox for the client. */
const createReviewed = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: 2 });
  const call = callAsClient(api);
  const titles = async () =>
    z
      .object({ data: z.array(z.object({ kind: z.string(), link: z.string() })) })
      .parse((await call('GET', '/notifications')).json())
      .data.filter(({ link }) => link.includes(reference))
      .map(({ kind }) => kind);
  const choose = (kind: string, here: boolean, email: boolean) =>
    call('PATCH', '/notification-preferences', { kind, here, email });
  return { api, reference, call, titles, choose };
};

test('all channels are on at first, and quotes are always emailed to clients', async () => {
  const { call, choose } = await createReviewed();
  const { data } = preferences.parse((await call('GET', '/notification-preferences')).json());
  expect(data.map(({ kind }) => kind)).toEqual(['message', 'status', 'quote', 'file', 'appointment', 'reminder']);
  expect(data.every(({ here, email }) => here && email === true)).toBe(true);
  expect(data.filter(({ is_email_fixed }) => is_email_fixed).map(({ kind }) => kind)).toEqual(['quote']);
  const refused = await choose('quote', true, false);
  expect(refused.statusCode).toBe(422);
  expect(errorResponse.parse(refused.json()).errors).toEqual({
    email: ['عروض الأسعار تُرسل بالبريد دائماً لأنها تنتهي بتاريخ'],
  });
  expect((await choose('deadline', true, true)).statusCode).toBe(422);
});

test('sends no email about messages after the client turned it off, but still notifies in the account', async () => {
  const { api, reference, choose, titles } = await createReviewed();
  await choose('message', true, false);
  const before = await api.lastEmailTo(CLIENT);
  await api.actAsConsultant(reference, 'messages', { body: 'نحتاج إلى عقد الأرض' });
  expect(await titles()).toContain('message');
  expect(await api.lastEmailTo(CLIENT)).toEqual(before);
});

test('adds no notification of a kind that is turned off in the account, and still sends the email', async () => {
  const { api, reference, choose, titles } = await createReviewed();
  await choose('message', false, true);
  await api.actAsConsultant(reference, 'messages', { body: 'نحتاج إلى عقد الأرض' });
  expect(await titles()).not.toContain('message');
  expect((await api.lastEmailTo(CLIENT))?.subject).toContain('رسالة جديدة بخصوص طلبك');
});

test('the preferences of a consultant are obeyed as well', async () => {
  const { api, reference } = await createReviewed();
  await api.request('PATCH', '/api/account/notification-preferences', {
    token: api.tokens.consultant,
    body: { kind: 'message', here: true, email: false },
  });
  const before = await api.lastEmailTo(accounts.consultant);
  await callAsClient(api)('POST', `/requests/${reference}/messages`, { body: 'متى تصل الدراسة؟' });
  expect(await api.lastEmailTo(accounts.consultant)).toEqual(before);
});

test('shows a new e-mail address until it is confirmed, cancelled or expired', async () => {
  const { api, call } = await createReviewed();
  const read = async () => z.object({ data: accountEmail }).parse((await call('GET', '/email')).json()).data;
  const change = () => call('POST', '/email', { email: 'new@example.com', current_password: passwordOf(CLIENT) });
  expect(await read()).toEqual({ email: CLIENT, pending: null });
  await change();
  expect((await read()).pending?.email).toBe('new@example.com');
  const link = await api.lastEmailTo('new@example.com');
  expect((await call('DELETE', '/email/pending')).json()).toEqual({ data: { email: CLIENT, pending: null } });
  const url = link?.parts.flatMap((part) => (typeof part === 'object' && 'link' in part ? [part.link] : []))[0];
  const token = new URL(url ?? '').searchParams.get('confirm-email');
  expect((await api.request('POST', '/api/auth/confirm-email', { body: { token } })).statusCode).toBe(400);
  await change();
  api.wait(DAY + 1);
  expect((await read()).pending).toBeNull();
});
