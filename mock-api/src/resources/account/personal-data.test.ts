import { clientRequestDetail, errorResponse, notification } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { suspendSecondAdmin } from '../../testing/admin-api.ts';
import { accounts, createRequestApi } from '../../testing/request-api.ts';
import { passwordOf } from '../../testing/test-app.ts';

const page = z.object({ data: z.array(notification), meta: z.object({ total: z.int() }), unread: z.int() });
const secret = { password: passwordOf(accounts.client) };

test('the export contains all data of the user and nothing of others', async () => {
  const api = await createRequestApi();
  const own = await api.submitForm('feasibility', 'client');
  const other = await api.submitForm('contact', 'otherClient');
  await api.actAsAdmin(own.reference, 'messages', { body: 'نراجع طلبك' });
  await api.actAsAdmin(own.reference, 'notes', { body: 'ملاحظة داخلية' });
  const response = await api.requestAs('client', 'GET', '/api/account/export');
  expect(response.headers['content-disposition']).toBe('attachment; filename="account-2026-03-02.json"');
  const exportedData = response.json();
  expect(exportedData.profile.email).toBe(accounts.client);
  const exported = z
    .array(clientRequestDetail)
    .parse(exportedData.requests)
    .find(({ reference }) => reference === own.reference);
  expect(exported?.messages[0]?.body).toBe('نراجع طلبك');
  expect(exportedData.notifications.length).toBeGreaterThan(0);
  for (const foreign of [other.reference, 'ملاحظة داخلية', 'argon2', 'token'])
    expect(response.body).not.toContain(foreign);
});

test('deleting an account anonymises its requests', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsClient('client', reference, 'messages', { body: 'أنا سالم، هاتفي 0551112222' });
  const wrong = await api.requestAs('client', 'DELETE', '/api/account', { password: 'wrong-password' });
  expect(errorResponse.parse(wrong.json()).errors).toEqual({ password: ['كلمة المرور غير صحيحة'] });
  expect((await api.requestAs('client', 'DELETE', '/api/account', secret)).statusCode).toBe(200);

  expect((await api.requestAs('client', 'GET', '/api/auth/me')).statusCode).toBe(401);
  expect((await api.post('/api/auth/login', { email: accounts.client, ...secret })).statusCode).toBe(422);
  const anonymised = await api.readAsAdmin(reference);
  expect(anonymised).toMatchObject({
    status: 'cancelled',
    name: 'مستخدم سابق',
    email: '',
    phone: '',
    user_id: null,
    account: null,
  });
  const row = await api.db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const traces = JSON.stringify([
    row,
    await api.db.selectFrom('request_messages').selectAll().where('request_id', '=', row.id).execute(),
    await api.db.selectFrom('request_events').selectAll().where('request_id', '=', row.id).execute(),
    await api.db.selectFrom('audit_entries').selectAll().execute(),
    await api.db.selectFrom('notifications').selectAll().execute(),
  ]);
  for (const trace of ['القحطاني', 'salem@example.com', '0551112222', '+966 55 111 2222', 'لتعبئة التمور'])
    expect(traces).not.toContain(trace);
});

test('emails that wait for a mail server are in the export, and are deleted with the account', async () => {
  const mailer = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const api = await createRequestApi({ mailer });
  const { reference } = await api.submitForm('feasibility', 'client');
  const other = await api.submitForm('contact', 'otherClient');
  await api.app.settled();
  const exported = (await api.requestAs('client', 'GET', '/api/account/export')).json();
  expect(exported.waiting_emails).toEqual([{ kind: 'receipt', about: reference, created_at: expect.any(String) }]);

  expect((await api.requestAs('client', 'DELETE', '/api/account', secret)).statusCode).toBe(200);
  await api.app.settled();
  const waiting = await api.db.selectFrom('queued_emails').selectAll().orderBy('id').execute();
  expect(waiting.map(({ about }) => about)).toContain(other.reference);
  for (const trace of ['0551112222', '+966 55 111 2222', 'لتعبئة التمور'])
    expect(
      waiting
        .filter(({ about }) => about === reference)
        .map(({ email }) => email)
        .join(''),
    ).not.toContain(trace);
});

test('the last administrator cannot delete the account', async () => {
  const api = await createRequestApi();
  await suspendSecondAdmin(api);
  const response = await api.requestAs('admin', 'DELETE', '/api/account', { password: passwordOf(accounts.admin) });
  expect(response.statusCode).toBe(409);
  expect(errorResponse.parse(response.json()).message).toBe('لا يمكن حذف حساب المدير الأخير.');
});

test('counts notifications and lets only their owner mark one or all as read', async () => {
  const api = await createRequestApi();
  await api.db.deleteFrom('notifications').execute();
  const { reference } = await api.submitForm('contact', 'client');
  for (const body of ['الأولى', 'الثانية', 'الثالثة']) await api.actAsAdmin(reference, 'messages', { body });
  const list = async (query = '') =>
    page.parse((await api.requestAs('client', 'GET', `/api/account/notifications${query}`)).json());
  const all = await list();
  expect([all.unread, all.meta.total]).toEqual([3, 3]);
  const [newest] = all.data;
  expect(newest).toMatchObject({
    kind: 'message',
    body: `${reference} الثالثة`,
    link: expect.stringMatching(new RegExp(String.raw`^/dashboard/requests/${reference}\?at=message-\d+$`)),
    read_at: null,
  });
  await api.requestAs('otherClient', 'POST', '/api/account/notifications/read', { ids: [newest?.id] });
  expect((await list()).unread).toBe(3);
  await api.requestAs('client', 'POST', '/api/account/notifications/read', { ids: [newest?.id] });
  expect((await list('?unread=1')).data).toHaveLength(2);
  expect((await api.requestAs('client', 'POST', '/api/account/notifications/read', {})).json().data.unread).toBe(0);
});
