import { client, clientAccount, clientDetail, receipt, staffRequestDetail } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClientApi } from '../../testing/client-api.ts';
import type { RequestApi } from '../../testing/request-api.ts';

const listed = async (api: RequestApi, query: string) =>
  z.array(client).parse((await api.requestAs('admin', 'GET', `/api/admin/clients?${query}`)).json());
const read = async (api: RequestApi, id: number) =>
  clientDetail.parse((await api.requestAs('admin', 'GET', `/api/admin/clients/${id}`)).json());

/** A message of a visitor. @returns its reference */
const send = async (api: RequestApi, sender: { name: string; email: string; phone?: string }, token?: string) => {
  const form = { ...sender, subject: 'سؤال', message: 'نص الرسالة' };
  const { data } = receipt.parse((await api.post('/api/public/contact', form, token ? { token } : {})).json());
  return { reference: data?.reference ?? '', claimToken: data?.claim_url.split('/').at(-1) ?? '' };
};

test('lists accounts and guests, one row for each e-mail address, and never spam', async () => {
  const api = await createClientApi();
  await send(api, { name: 'منى', email: 'Mona@example.com', phone: '0551112222' });
  await send(api, { name: 'منى الحربي', email: 'mona@example.com' });
  const spam = await send(api, { name: 'مزعج', email: 'spam@example.com' });
  await api.actAsAdmin(spam.reference, 'spam', { is_spam: true });
  const own = await api.submitForm('feasibility', 'client');
  const guests = await listed(api, 'kind=guest');
  expect(guests).toMatchObject([{ name: 'منى الحربي', user_id: null, requests: 2, open_requests: 2 }]);
  const [account, ...others] = await listed(api, `q=${encodeURIComponent('client@miqyas')}`);
  expect(others).toEqual([]);
  expect(account).toMatchObject({ kind: 'account', requests: 1, email: 'client@miqyas.example' });
  const byRequest = await listed(api, '_sort=last_request_at,id&_order=desc,desc');
  expect(byRequest.map((row) => row.requests)).toEqual([2, 1, 0]);
  expect((await read(api, account?.id ?? 0)).request_rows.map(({ reference }) => reference)).toEqual([own.reference]);
  const counts = await api.requestAs(
    'admin',
    'GET',
    '/api/admin/clients/counts?of=kind%3Dguest&of=open_requests_gte%3D1',
  );
  expect(counts.json()).toEqual([1, 2]);
});

test('shows what a client sent, got and agreed to, with the sums of the quotes', async () => {
  const api = await createClientApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsClient('client', reference, 'messages', { body: 'أنا جاهز' });
  await api.actAsAdmin(reference, 'transitions', { to: 'under_review' });
  const quote = { amount: 9000, delivery_days: 20, scope: 'دراسة', valid_until: '2026-04-01T09:00:00.000Z' };
  await api.actAsAdmin(reference, 'quote', quote, 'PUT');
  await api.actAsAdmin(reference, 'quote/send');
  const [row] = await listed(api, 'open_requests_gte=1');
  const before = await read(api, row?.id ?? 0);
  expect(before.quotes).toEqual({ accepted: 0, waiting: 9000, declined: 0 });
  await api.actAsClient('client', reference, 'quote/accept');
  const detail = await read(api, row?.id ?? 0);
  expect(detail).toMatchObject({
    kind: 'account',
    status: 'active',
    accepted_total: 9000,
    quotes: { accepted: 9000, waiting: 0, declined: 0 },
    request_rows: [{ reference, is_open: true, quote: { amount: 9000, status: 'accepted' } }],
  });
  expect(detail.messages.map(({ body }) => body)).toContain('أنا جاهز');
  expect(detail.consent).toMatchObject([{ kind: 'agreement', method: 'account' }]);
});

test('a claimed request moves to the account, and a changed account is the same client', async () => {
  const api = await createClientApi();
  const sender = { name: 'هند', email: 'hind@example.com' };
  const [first, second] = [await send(api, sender), await send(api, sender)];
  const claim = (token: string) => api.requestAs('client', 'POST', '/api/account/claims', { token });
  await claim(first.claimToken);
  expect(await listed(api, 'kind=guest')).toMatchObject([{ name: 'هند', requests: 1 }]);
  await claim(second.claimToken);
  expect(await listed(api, 'kind=guest')).toEqual([]);
  expect(await api.db.selectFrom('clients').select('id').where('email', '=', sender.email).execute()).toEqual([]);
  await api.requestAs('client', 'PATCH', '/api/account/profile', { name: 'الاسم الجديد' });
  expect(await listed(api, `q=${encodeURIComponent('الجديد')}`)).toMatchObject([{ name: 'الاسم الجديد', requests: 2 }]);
});

test('a request that is no spam after all gets its client', async () => {
  const api = await createClientApi();
  const trap = { name: 'ناصر', email: 'nasser@example.com', subject: 'س', message: 'ن', other_details: 'x' };
  await api.post('/api/public/contact', trap);
  expect(await listed(api, 'kind=guest')).toEqual([]);
  const row = await api.db.selectFrom('requests').select('reference').executeTakeFirstOrThrow();
  await api.actAsAdmin(row.reference, 'spam', { is_spam: false });
  expect(await listed(api, 'kind=guest')).toMatchObject([{ name: 'ناصر', requests: 1 }]);
});

test('a request that staff enter for a client is in the account, whatever address was given', async () => {
  const api = await createClientApi();
  await send(api, { name: 'منى', email: 'mona@example.com' });
  const [account] = await listed(api, `email=${encodeURIComponent('client@miqyas.example')}`);
  const [guest] = await listed(api, 'kind=guest');
  const entry = { kind: 'contact', channel: 'phone', phone: '0551234567', subject: 'سؤال', message: 'نص' };
  const enter = (client_id: number | undefined, email: string) =>
    api.requestAs('admin', 'POST', '/api/admin/requests', { ...entry, name: 'سالم', email, client_id });
  const { reference } = staffRequestDetail.parse((await enter(account?.id, 'other@example.com')).json());
  expect((await api.readAsClient('client', reference)).name).toBe('سالم');
  expect((await read(api, account?.id ?? 0)).request_rows.map((row) => row.reference)).toEqual([reference]);
  await enter(guest?.id, '');
  await enter(guest?.id, 'mona.work@example.com');
  expect((await read(api, guest?.id ?? 0)).requests).toBe(3);
  expect(await listed(api, 'kind=guest')).toHaveLength(1);
  expect((await enter(999_999, '')).statusCode).toBe(404);
});

test('a note is for administrators only, and stands in the audit log without its text', async () => {
  const api = await createClientApi();
  const { reference } = await api.submitForm('contact', 'client');
  const [row] = await listed(api, 'requests_gte=1');
  const note = (body: string) => api.requestAs('admin', 'POST', `/api/admin/clients/${row?.id}/notes`, { body });
  expect((await note(' ')).statusCode).toBe(422);
  const { notes } = clientDetail.parse((await note('يفضّل الاتصال مساءً')).json());
  expect(notes).toMatchObject([{ body: 'يفضّل الاتصال مساءً', author: { name: 'نورهان سعد' } }]);
  const seen = [
    await api.requestAs('client', 'GET', '/api/account/export'),
    await api.requestAs('client', 'GET', `/api/account/requests/${reference}`),
    await api.requestAs('admin', 'GET', '/api/admin/audit?resource=clients'),
  ];
  for (const response of seen) expect(response.body).not.toContain('مساءً');
  expect(seen[2]?.json()).toMatchObject([{ action: 'client.note', record: String(row?.id), record_name: row?.name }]);
});

test('administrators see the account as its owner does, and nothing is read by that; a guest has none', async () => {
  const api = await createClientApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'messages', { body: 'أهلاً بك' });
  await api.actAsAdmin(reference, 'notes', { body: 'ملاحظة داخلية' });
  await api.requestAs('client', 'POST', '/api/account/saved', { kind: 'study', id: 1 });
  const account = async (query: string) => {
    const [row] = await listed(api, query);
    return api.requestAs('admin', 'GET', `/api/admin/clients/${row?.id}/account`);
  };
  const response = await account(`email=${encodeURIComponent('client@miqyas.example')}`);
  const seen = clientAccount.parse(response.json());
  const own = async (path: string): Promise<unknown> => {
    const body: unknown = (await api.requestAs('client', 'GET', `/api/account/${path}`)).json();
    return z.object({ data: z.unknown() }).parse(body).data;
  };
  expect(seen.requests).toEqual(await own('requests'));
  expect(seen.messages).toEqual(await own('messages'));
  expect(seen.saved).toEqual(await own('saved'));
  expect(seen.summary).toEqual(await own('summary'));
  expect(seen.summary.unread_messages).toBe(1);
  expect(response.body).not.toContain('ملاحظة داخلية');
  await send(api, { name: 'منى', email: 'mona@example.com' });
  expect((await account('kind=guest')).statusCode).toBe(404);
});

test('the requests of an account whose row is deleted are those of a guest', async () => {
  const api = await createClientApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.db.deleteFrom('users').where('email', '=', 'client@miqyas.example').execute();
  const row = await api.db
    .selectFrom('requests')
    .innerJoin('clients', 'clients.id', 'requests.client_id')
    .select(['requests.user_id', 'clients.user_id as account', 'clients.identity'])
    .where('requests.reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ user_id: null, account: null, identity: expect.stringMatching(/^e:/) });
});
