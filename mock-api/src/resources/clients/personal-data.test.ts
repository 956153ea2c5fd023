import { auditEntry, client, clientDetail, errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClientApi } from '../../testing/client-api.ts';
import type { RequestApi } from '../../testing/request-api.ts';

const guest = { name: 'منى الحربي', email: 'mona@example.com', phone: '0551112222', company: 'مزارع الحربي' };

const send = (api: RequestApi, form: object) =>
  api.post('/api/public/contact', { subject: 'سؤال', message: 'أريد مشروعاً في القصيم', ...form });
const clientBy = async (api: RequestApi, email: string) => {
  const response = await api.requestAs('admin', 'GET', `/api/admin/clients?email=${encodeURIComponent(email)}`);
  const [one] = z.array(client).parse(response.json());
  if (!one) throw new Error(`no client ${email}`);
  return one;
};
const act = (api: RequestApi, id: number, action: string, body: object = {}) =>
  api.requestAs('admin', 'POST', `/api/admin/clients/${id}/${action}`, body);

/** An email that the mail server has not taken yet. */
const waitForMailServer = ({ db }: RequestApi, recipient: string, email: string) =>
  db
    .insertInto('queued_emails')
    .values({
      message_id: `${recipient}-1`,
      kind: 'contact-received',
      recipient,
      about: '',
      email,
      // Later than the test, so that nothing sends it.
      due_at: '2099-01-01T00:00:00.000Z',
      created_at: '2026-03-02T08:00:00.000Z',
    })
    .execute();

/** All texts of the tables that hold something of a person. */
const traces = async ({ db }: RequestApi): Promise<string> => {
  const names = [
    'clients',
    'client_notes',
    'requests',
    'request_messages',
    'request_events',
    'notifications',
    'audit_entries',
    'study_downloads',
    'saved_calculations',
    'users',
    'queued_emails',
  ] as const;
  const rows = [];
  for (const name of names) rows.push(await db.selectFrom(name).selectAll().execute());
  return JSON.stringify(rows);
};

test('a guest gets everything that is stored, and nothing that staff wrote for themselves', async () => {
  const api = await createClientApi();
  await send(api, guest);
  const { id } = await clientBy(api, guest.email);
  await act(api, id, 'notes', { body: 'ملاحظة داخلية' });
  await api.post('/api/public/studies/1/download', { email: guest.email });
  await waitForMailServer(api, guest.email, 'رسالة إلى منى');
  const response = await api.requestAs('admin', 'GET', `/api/admin/clients/${id}/export`);
  expect(response.headers['content-disposition']).toBe(`attachment; filename="client-${id}-2026-03-02.json"`);
  expect(response.json()).toMatchObject({
    known_as: [guest],
    accounts: [],
    requests_without_account: [{ name: guest.name, message: 'أريد مشروعاً في القصيم' }],
    downloads_without_account: [{ study_id: 1, email: guest.email }],
    emails_without_account: [{ kind: 'contact-received', about: '' }],
  });
  expect(response.body).not.toContain('ملاحظة داخلية');
  const log = z
    .array(auditEntry)
    .parse((await api.requestAs('admin', 'GET', '/api/admin/audit?action=client.exported')).json());
  expect(log).toMatchObject([{ record: String(id), actor_name: 'نورهان سعد' }]);
});

test('anonymising a guest needs the name and leaves no trace, also of spam and of the audit log', async () => {
  const api = await createClientApi();
  await send(api, guest);
  await send(api, { ...guest, subject: 'مزعج' });
  await api.db
    .updateTable('requests')
    .set({ is_spam: 1, client_id: null })
    .where('payload', 'like', '%مزعج%')
    .execute();
  const { id } = await clientBy(api, guest.email);
  await act(api, id, 'notes', { body: 'منى تفضّل المساء' });
  await waitForMailServer(api, guest.email, 'رسالة إلى منى');
  const wrong = await act(api, id, 'anonymise', { name: 'منى' });
  expect(errorResponse.parse(wrong.json()).errors).toEqual({ name: ['اكتب اسم العميل كما يظهر في صفحته.'] });
  expect((await act(api, id, 'anonymise', { name: ` ${guest.name} ` })).statusCode).toBe(200);
  expect((await api.requestAs('admin', 'GET', `/api/admin/clients/${id}`)).statusCode).toBe(404);
  const left = await traces(api);
  for (const trace of ['منى', 'mona@example.com', '0551112222', '966551112222', 'مزارع الحربي', 'القصيم'])
    expect(left).not.toContain(trace);
  expect(await api.db.selectFrom('requests').select(['name', 'client_id']).execute()).toEqual([
    { name: 'مستخدم سابق', client_id: null },
    { name: 'مستخدم سابق', client_id: null },
  ]);
  const log = z
    .array(auditEntry)
    .parse((await api.requestAs('admin', 'GET', `/api/admin/audit?record=${id}&resource=clients`)).json());
  expect(log.map(({ action }) => action).toSorted()).toEqual(['client.anonymised', 'client.note']);
});

test('anonymising a client with an account deletes the account, and what was merged into it', async () => {
  const api = await createClientApi();
  await api.submitForm('feasibility', 'client');
  await send(api, guest);
  const [account, other] = [await clientBy(api, 'client@miqyas.example'), await clientBy(api, guest.email)];
  await act(api, account.id, 'merge', { other_id: other.id });
  await send(api, { ...guest, subject: 'بعد الدمج' });
  const merged = clientDetail.parse((await api.requestAs('admin', 'GET', `/api/admin/clients/${account.id}`)).json());
  expect(merged.requests).toBe(3);
  expect((await act(api, account.id, 'anonymise', { name: account.name })).statusCode).toBe(200);
  expect((await api.requestAs('client', 'GET', '/api/auth/me')).statusCode).toBe(401);
  const left = await traces(api);
  for (const trace of ['client@miqyas.example', guest.email, guest.phone, guest.name])
    expect(left).not.toContain(trace);
  expect(await api.db.selectFrom('requests').select('status').where('status', '=', 'cancelled').execute()).toHaveLength(
    1,
  );
});

test('refuses to anonymise an account of staff', async () => {
  const api = await createClientApi();
  await api.requestAs('consultant', 'POST', '/api/public/contact', { ...guest, subject: 'سؤال', message: 'نص' });
  const { id } = await clientBy(api, guest.email);
  expect((await act(api, id, 'anonymise', { name: guest.name })).statusCode).toBe(409);
});
