import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';
import { createRequestApi } from '../../testing/request-api.ts';

const CROWD = 12;
const crowd = <Value>(act: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => act(index)));

test('of many who open a claim link at once, one gets the request', async () => {
  const desk = await createRequestApi();
  const { reference, claimToken } = await desk.submitForm('feasibility');
  const answers = await crowd((index) =>
    desk.requestAs(index % 2 ? 'client' : 'otherClient', 'POST', '/api/account/claims', { token: claimToken }),
  );
  for (const status of [200, 409])
    expect(answers.filter(({ statusCode }) => statusCode === status)).toHaveLength(CROWD / 2);
  const { events } = await desk.readAsAdmin(reference);
  expect(events.filter(({ type }) => type === 'claimed')).toHaveLength(1);
});

test('a form that is sent many times at once with one key is stored once, and every sender gets the same answer', async () => {
  const { db, post } = await createRequestApi();
  const form = { name: 'منى الحربي', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' };
  const answers = await crowd(() =>
    post('/api/public/contact', form, { headers: { 'idempotency-key': 'crowd-000001' } }),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await db.selectFrom('requests').select('id').where('name', '=', form.name).execute()).toHaveLength(1);
});

test('forms that are sent at once get references of their own, without a gap', async () => {
  const { post } = await createRequestApi();
  const answers = await crowd((index) =>
    post('/api/public/contact', {
      name: 'منى',
      email: 'mona@example.com',
      subject: `سؤال ${index}`,
      message: 'كم المدة؟',
    }),
  );
  const numbers = answers
    .map((answer) => Number(String(answer.json().data.reference).split('-').at(-1)))
    .toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: CROWD }, (_, index) => (numbers[0] ?? 0) + index));
});

test('of two moves that are asked for at once, one happens', async () => {
  const desk = await createRequestApi();
  const { reference } = await desk.submitForm('consultation');
  const answers = await crowd(() => desk.actAsAdmin(reference, 'transitions', { to: 'under_review' }));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(CROWD - 1);
});

test('of two administrators who suspend each other at once, one stays', async () => {
  const desk = await createAdminApi();
  const added = await desk.admin('POST', '/api/admin/users', {
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
  const [one, other] = [await desk.signIn('admin@miqyas.example'), await desk.signIn('hind@example.com')];
  const { id: first } = await desk.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@miqyas.example')
    .executeTakeFirstOrThrow();
  const suspend = (token: string, id: number) =>
    desk.request('PATCH', `/api/admin/users/${id}`, { token, body: { status: 'suspended' } });
  await Promise.all([suspend(one, added.json().id), suspend(other, first)]);
  expect(
    await desk.db.selectFrom('users').select('id').where('role', '=', 'admin').where('status', '=', 'active').execute(),
  ).toHaveLength(1);
});

test('of many saves of one version at once, one is kept and the others learn of it', async () => {
  const desk = await createAdminApi();
  const sector = (await desk.admin('GET', '/api/admin/sectors/1')).json();
  const token = await desk.signIn('admin@miqyas.example');
  const answers = await crowd((index) =>
    desk.request('PUT', '/api/admin/sectors/1', { token, body: { ...sector, name_en: `Name ${index}` } }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(CROWD - 1);
});
