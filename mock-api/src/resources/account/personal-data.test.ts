import { clientRequestDetail, failure, notification } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accounts, createRequestDesk } from '../../testing/request-desk.ts';
import { passwordOf } from '../../testing/test-app.ts';

const page = z.object({ data: z.array(notification), meta: z.object({ total: z.int() }), unread: z.int() });
const secret = { password: passwordOf(accounts.client) };

test('people get everything that is kept about them, and nothing about others', async () => {
  const desk = await createRequestDesk();
  const own = await desk.open('feasibility', 'client');
  const other = await desk.open('contact', 'otherClient');
  await desk.administer(own.reference, 'messages', { body: 'نراجع طلبك' });
  await desk.administer(own.reference, 'notes', { body: 'ملاحظة داخلية' });
  const answer = await desk.as('client', 'GET', '/api/account/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="account-2026-03-02.json"');
  const kept = answer.json();
  expect(kept.profile.email).toBe(accounts.client);
  const exported = z
    .array(clientRequestDetail)
    .parse(kept.requests)
    .find(({ reference }) => reference === own.reference);
  expect(exported?.messages[0]?.body).toBe('نراجع طلبك');
  expect(kept.notifications.length).toBeGreaterThan(0);
  for (const foreign of [other.reference, 'ملاحظة داخلية', 'argon2', 'token'])
    expect(answer.body).not.toContain(foreign);
});

test('a deleted account leaves requests that name nobody', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('feasibility', 'client');
  await desk.own('client', reference, 'messages', { body: 'أنا سالم، هاتفي 0551112222' });
  const wrong = await desk.as('client', 'DELETE', '/api/account', { password: 'wrong-password' });
  expect(failure.parse(wrong.json()).errors).toEqual({ password: ['كلمة المرور غير صحيحة'] });
  expect((await desk.as('client', 'DELETE', '/api/account', secret)).statusCode).toBe(200);

  expect((await desk.as('client', 'GET', '/api/auth/me')).statusCode).toBe(401);
  expect((await desk.post('/api/auth/login', { email: accounts.client, ...secret })).statusCode).toBe(422);
  const left = await desk.readAll(reference);
  expect(left).toMatchObject({
    status: 'cancelled',
    name: 'مستخدم سابق',
    email: '',
    phone: '',
    user_id: null,
    account: null,
  });
  const row = await desk.db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const traces = JSON.stringify([
    row,
    await desk.db.selectFrom('request_messages').selectAll().where('request_id', '=', row.id).execute(),
    await desk.db.selectFrom('request_events').selectAll().where('request_id', '=', row.id).execute(),
    await desk.db.selectFrom('audit_entries').selectAll().execute(),
    await desk.db.selectFrom('notifications').selectAll().execute(),
  ]);
  for (const trace of ['القحطاني', 'salem@example.com', '0551112222', '+966 55 111 2222', 'لتعبئة التمور'])
    expect(traces).not.toContain(trace);
});

test('the last administrator stays', async () => {
  const desk = await createRequestDesk();
  const answer = await desk.as('admin', 'DELETE', '/api/account', { password: passwordOf(accounts.admin) });
  expect(answer.statusCode).toBe(409);
  expect(failure.parse(answer.json()).message).toBe('لا يمكن حذف حساب المدير الأخير.');
});

test('notifications are counted, read one by one or all at once, and only by their owner', async () => {
  const desk = await createRequestDesk();
  await desk.db.deleteFrom('notifications').execute();
  const { reference } = await desk.open('contact', 'client');
  for (const body of ['الأولى', 'الثانية', 'الثالثة']) await desk.administer(reference, 'messages', { body });
  const list = async (query = '') =>
    page.parse((await desk.as('client', 'GET', `/api/account/notifications${query}`)).json());
  const all = await list();
  expect([all.unread, all.meta.total]).toEqual([3, 3]);
  const [newest] = all.data;
  expect(newest).toMatchObject({
    kind: 'message',
    body: `${reference} الثالثة`,
    link: `/dashboard/requests/${reference}`,
    read_at: null,
  });
  await desk.as('otherClient', 'POST', '/api/account/notifications/read', { ids: [newest?.id] });
  expect((await list()).unread).toBe(3);
  await desk.as('client', 'POST', '/api/account/notifications/read', { ids: [newest?.id] });
  expect((await list('?unread=1')).data).toHaveLength(2);
  expect((await desk.as('client', 'POST', '/api/account/notifications/read', {})).json().data.unread).toBe(0);
});
