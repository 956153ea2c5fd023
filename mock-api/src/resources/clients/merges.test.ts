import { auditEntry, client, clientDetail, errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClientApi } from '../../testing/client-api.ts';
import type { RequestApi } from '../../testing/request-api.ts';
import { passwordOf } from '../../testing/test-app.ts';

const clientBy = async (api: RequestApi, email: string) => {
  const response = await api.requestAs('admin', 'GET', `/api/admin/clients?email=${encodeURIComponent(email)}`);
  const [one] = z.array(client).parse(response.json());
  if (!one) throw new Error(`no client ${email}`);
  return one;
};
const send = async (api: RequestApi, name: string, email: string, phone = '') => {
  await api.post('/api/public/contact', { name, email, phone, subject: 'سؤال', message: 'نص' });
  return clientBy(api, email);
};
const act = (api: RequestApi, id: number, action: string, body: object = {}) =>
  api.requestAs('admin', 'POST', `/api/admin/clients/${id}/${action}`, body);
const changed = async (...parts: Parameters<typeof act>) => clientDetail.parse((await act(...parts)).json());
const read = async (api: RequestApi, id: number) =>
  clientDetail.parse((await api.requestAs('admin', 'GET', `/api/admin/clients/${id}`)).json());

/** Whose each row is: what a merge and its undoing must change and give back. */
const owners = async ({ db }: RequestApi) => ({
  requests: await db.selectFrom('requests').select(['id', 'user_id', 'client_id']).orderBy('id').execute(),
  notes: await db.selectFrom('client_notes').select(['id', 'client_id']).orderBy('id').execute(),
  saved: await db.selectFrom('saved_items').selectAll().orderBy('user_id').orderBy('item_id').execute(),
  calculations: await db.selectFrom('saved_calculations').select(['id', 'user_id']).orderBy('id').execute(),
  notifications: await db.selectFrom('notifications').select(['id', 'user_id']).orderBy('id').execute(),
  users: await db.selectFrom('users').select(['id', 'status']).orderBy('id').execute(),
  clients: await db.selectFrom('clients').select(['id', 'merged_into', 'last_request_at']).orderBy('id').execute(),
});

test('names clients that may be one person, with the reasons, the surest first', async () => {
  const api = await createClientApi();
  const one = await send(api, 'منى الحربي', 'mona@example.com', '0551112222');
  const namesake = await send(api, 'منى الحربي', 'other@example.com');
  const both = await send(api, 'منى الحربي', 'third@example.com', '+966 55 111 2222');
  await send(api, 'غريب', 'stranger@example.com', '0559998888');
  const { same_person } = await read(api, one.id);
  expect(same_person.map(({ id, reasons }) => [id, reasons])).toEqual([
    [both.id, ['phone', 'name']],
    [namesake.id, ['name']],
  ]);
});

test('a guest with the address of an account is noticed, and what was sent for the account by another address', async () => {
  const api = await createClientApi();
  const guest = await send(api, 'سالم', 'Client@miqyas.example');
  const account = await clientBy(api, 'client@miqyas.example');
  expect((await read(api, account.id)).same_person).toMatchObject([{ id: guest.id, reasons: ['email'] }]);
  expect((await read(api, guest.id)).same_person).toMatchObject([{ id: account.id, kind: 'account' }]);
});

test('a merge of a guest into an account moves everything, and undoing it gives each row back', async () => {
  const api = await createClientApi();
  const guest = await send(api, 'سالم', 'salem.home@example.com');
  const { reference } = await api.submitForm('feasibility', 'client');
  const account = await clientBy(api, 'client@miqyas.example');
  await act(api, guest.id, 'notes', { body: 'ملاحظة الضيف' });
  const before = await owners(api);
  const merged = await changed(api, account.id, 'merge', { other_id: guest.id });
  expect(merged.requests).toBe(2);
  expect(merged.notes.map(({ body }) => body)).toEqual(['ملاحظة الضيف']);
  expect(merged.merges).toMatchObject([{ name: 'سالم', requests: 1, actor_name: 'نورهان سعد' }]);
  const own = await api.requestAs('client', 'GET', '/api/account/requests');
  expect(own.json().meta.total).toBe(2);
  expect((await api.requestAs('admin', 'GET', `/api/admin/clients/${guest.id}`)).statusCode).toBe(404);
  const undone = await changed(api, account.id, `merges/${merged.merges[0]?.id}/undo`);
  expect(undone.merges).toEqual([]);
  expect(undone.request_rows.map((row) => row.reference)).toEqual([reference]);
  expect(await owners(api)).toEqual(before);
  expect((await act(api, account.id, `merges/${merged.merges[0]?.id}/undo`)).statusCode).toBe(404);
  const log = await api.requestAs('admin', 'GET', '/api/admin/audit?resource=clients&_sort=id');
  expect(
    z
      .array(auditEntry)
      .parse(log.json())
      .map(({ action }) => action),
  ).toEqual(['client.note', 'client.merged', 'client.unmerged']);
});

test('what a merged guest sends arrives at the client, but not in the account: nobody proved the address', async () => {
  const api = await createClientApi();
  const guest = await send(api, 'سالم', 'salem.home@example.com');
  const account = await clientBy(api, 'client@miqyas.example');
  await act(api, account.id, 'merge', { other_id: guest.id });
  const form = { name: 'سالم', email: 'salem.home@example.com', subject: 'سؤال آخر', message: 'نص' };
  await api.post('/api/public/contact', form);
  expect((await read(api, account.id)).requests).toBe(2);
  expect((await api.requestAs('client', 'GET', '/api/account/requests')).json().meta.total).toBe(1);
});

test('the guest is a client again when the owner of the account deletes it', async () => {
  const api = await createClientApi();
  const guest = await send(api, 'سالم', 'salem.home@example.com');
  const account = await clientBy(api, 'client@miqyas.example');
  await act(api, account.id, 'merge', { other_id: guest.id });
  await api.post('/api/public/contact', {
    name: 'سالم',
    email: 'salem.home@example.com',
    subject: 'سؤال آخر',
    message: 'نص',
  });
  const secret = { password: passwordOf('client@miqyas.example') };
  expect((await api.requestAs('client', 'DELETE', '/api/account', secret)).statusCode).toBe(200);
  expect(await clientBy(api, 'salem.home@example.com')).toMatchObject({ kind: 'guest', requests: 1 });
});

test('a merge of two accounts moves what was saved, and suspends the one that nobody needs until it is undone', async () => {
  const api = await createClientApi();
  await api.submitForm('contact', 'otherClient');
  await api.submitForm('contact', 'client');
  const [target, other] = [await clientBy(api, 'client@miqyas.example'), await clientBy(api, 'client2@miqyas.example')];
  for (const id of [1, 2]) await api.requestAs('otherClient', 'POST', '/api/account/saved', { kind: 'study', id });
  await api.requestAs('client', 'POST', '/api/account/saved', { kind: 'study', id: 2 });
  const calculation = { name: 'مزرعة', calculation: { fixed_capital: 1000 } };
  await api.requestAs('otherClient', 'POST', '/api/account/calculations', { ...calculation, key: 'device' });
  await api.requestAs('client', 'POST', '/api/account/calculations', { ...calculation, key: 'device' });
  await api.requestAs('otherClient', 'POST', '/api/account/calculations', calculation);
  const before = await owners(api);
  const merged = await changed(api, target.id, 'merge', { other_id: other.id });
  expect(merged).toMatchObject({ requests: 2, same_person: [] });
  expect(merged.calculations).toHaveLength(2);
  expect((await api.requestAs('client', 'GET', '/api/account/saved')).json().data.studies).toHaveLength(2);
  expect((await api.requestAs('otherClient', 'GET', '/api/auth/me')).statusCode).toBe(401);
  await changed(api, target.id, `merges/${merged.merges[0]?.id}/undo`);
  expect(await owners(api)).toEqual(before);
});

test('a chain of merges is undone step by step, from its end', async () => {
  const api = await createClientApi();
  const [first, second] = [await send(api, 'ا', 'first@example.com'), await send(api, 'ب', 'second@example.com')];
  const third = await send(api, 'ج', 'third@example.com');
  await api.requestAs('admin', 'GET', '/api/admin/clients');
  const before = await owners(api);
  const inner = await changed(api, second.id, 'merge', { other_id: first.id });
  const outer = await changed(api, third.id, 'merge', { other_id: second.id });
  expect(outer.requests).toBe(3);
  expect((await act(api, second.id, `merges/${inner.merges[0]?.id}/undo`)).statusCode).toBe(404);
  await changed(api, third.id, `merges/${outer.merges[0]?.id}/undo`);
  expect((await read(api, second.id)).requests).toBe(2);
  await changed(api, second.id, `merges/${inner.merges[0]?.id}/undo`);
  expect(await owners(api)).toEqual(before);
});

test('refuses a client with itself, an account into a guest, and an account of staff into another', async () => {
  const api = await createClientApi();
  const guest = await send(api, 'سالم', 'salem.home@example.com');
  const account = await clientBy(api, 'client@miqyas.example');
  await api.requestAs('consultant', 'POST', '/api/public/contact', {
    name: 'طارق',
    email: 't@example.com',
    subject: 'سؤال',
    message: 'نص',
  });
  const staff = await clientBy(api, 't@example.com');
  const refused = async (id: number, other_id: number) => {
    const response = await act(api, id, 'merge', { other_id });
    expect(response.statusCode).toBe(409);
    return errorResponse.parse(response.json()).message;
  };
  expect(await refused(guest.id, guest.id)).toBe('لا يُدمج العميل مع نفسه.');
  expect(await refused(guest.id, account.id)).toMatch(/من له حساب يبقى/);
  expect(await refused(account.id, staff.id)).toMatch(/فريق العمل/);
  expect((await act(api, account.id, 'merge', { other_id: 999_999 })).statusCode).toBe(404);
});
