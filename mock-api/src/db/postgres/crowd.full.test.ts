import { expect, test } from 'vitest';
import { createAdminApi, suspendSecondAdmin } from '../../testing/admin-api.ts';
import { createRequestApi } from '../../testing/request-api.ts';

const CONCURRENCY = 12;
const atOnce = <Value>(act: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => act(index)));

test('assigns a request to one of many simultaneous claims', async () => {
  const api = await createRequestApi();
  const { reference, claimToken } = await api.submitForm('feasibility');
  const responses = await atOnce((index) =>
    api.requestAs(index % 2 ? 'client' : 'otherClient', 'POST', '/api/account/claims', { token: claimToken }),
  );
  for (const status of [200, 409])
    expect(responses.filter(({ statusCode }) => statusCode === status)).toHaveLength(CONCURRENCY / 2);
  const { events } = await api.readAsAdmin(reference);
  expect(events.filter(({ type }) => type === 'claimed')).toHaveLength(1);
});

test('stores a form once for simultaneous requests with the same key, with the same response', async () => {
  const { db, post } = await createRequestApi();
  const form = { name: 'منى الحربي', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' };
  const responses = await atOnce(() =>
    post('/api/public/contact', form, { headers: { 'idempotency-key': 'crowd-000001' } }),
  );
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(responses[0]?.statusCode).toBe(200);
  expect(await db.selectFrom('requests').select('id').where('name', '=', form.name).execute()).toHaveLength(1);
});

test('gives simultaneous forms consecutive unique references', async () => {
  const { post } = await createRequestApi();
  const responses = await atOnce((index) =>
    post('/api/public/contact', {
      name: 'منى',
      email: 'mona@example.com',
      subject: `سؤال ${index}`,
      message: 'كم المدة؟',
    }),
  );
  const numbers = responses
    .map((response) => Number(String(response.json().data.reference).split('-').at(-1)))
    .toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: CONCURRENCY }, (_, index) => (numbers[0] ?? 0) + index));
});

test('accepts one of several simultaneous transitions', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation');
  const responses = await atOnce(() => api.actAsAdmin(reference, 'transitions', { to: 'under_review' }));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(CONCURRENCY - 1);
});

test('leaves one active administrator when two suspend each other simultaneously', async () => {
  const api = await createAdminApi();
  await suspendSecondAdmin(api);
  const added = await api.admin('POST', '/api/admin/users', {
    name: 'هند',
    email: 'hind@example.com',
    phone: '',
    company: '',
    country: '',
    role: 'admin',
    status: 'active',
    password: 'Papyrus-Boat-21',
  });
  expect(added.statusCode).toBe(201);
  const [one, other] = [await api.signIn('admin@miqyas.example'), await api.signIn('hind@example.com')];
  const { id: first } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@miqyas.example')
    .executeTakeFirstOrThrow();
  const suspend = (token: string, id: number) =>
    api.request('PATCH', `/api/admin/users/${id}`, { token, body: { status: 'suspended' } });
  await Promise.all([suspend(one, added.json().id), suspend(other, first)]);
  expect(
    await api.db.selectFrom('users').select('id').where('role', '=', 'admin').where('status', '=', 'active').execute(),
  ).toHaveLength(1);
});

test('accepts one of many simultaneous updates of the same version, and rejects the others with 409', async () => {
  const api = await createAdminApi();
  const sector = (await api.admin('GET', '/api/admin/sectors/1')).json();
  const token = await api.signIn('admin@miqyas.example');
  const responses = await atOnce((index) =>
    api.request('PUT', '/api/admin/sectors/1', { token, body: { ...sector, name_en: `Name ${index}` } }),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(CONCURRENCY - 1);
});
