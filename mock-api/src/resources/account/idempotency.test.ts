import { authResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { emailBodyText } from '../../mail/email-content.ts';
import { createTestApp, passwordOf } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const KEY = 'one-intended-write';
const headers = { 'idempotency-key': KEY };
const fresh = { password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };

/** Changes of the own account, each with a second, different body. */
const changes = [
  ['PATCH', '/api/account/profile', { name: 'سارة العتيبي', phone: '0551234567' }, { name: 'سارة القحطاني' }],
  [
    'POST',
    '/api/account/password',
    { current_password: passwordOf(CLIENT), ...fresh },
    { current_password: passwordOf(CLIENT), password: 'olive-terrace-41', password_confirmation: 'olive-terrace-41' },
  ],
  [
    'POST',
    '/api/account/email',
    { current_password: passwordOf(CLIENT), email: 'new@example.com' },
    { current_password: passwordOf(CLIENT), email: 'other@example.com' },
  ],
] as const;

test.each(changes)(
  '%s %s with a repeated key happens once and gets the first response; a different body gets 409',
  async (method, url, body, other) => {
    const { app, request, db, emails, signIn } = await createTestApp();
    const token = await signIn(CLIENT);
    const first = await request(method, url, { token, body, headers });
    expect(first.statusCode).toBe(200);
    await app.settled();
    const [user, sent] = [
      await db.selectFrom('users').selectAll().where('email', '=', CLIENT).executeTakeFirstOrThrow(),
      emails.length,
    ];
    const again = await request(method, url, { token, body, headers });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await request(method, url, { token, body: other, headers })).statusCode).toBe(409);
    await app.settled();
    expect(emails).toHaveLength(sent);
    expect(await db.selectFrom('users').selectAll().where('email', '=', CLIENT).executeTakeFirstOrThrow()).toEqual(
      user,
    );
  },
);

test('repeated writes of saved items and notifications get the first response', async () => {
  const { request, db, signIn } = await createTestApp();
  const token = await signIn(CLIENT);
  await db.deleteFrom('saved_items').execute();
  const study = await db.selectFrom('studies').select('id').where('status', '=', 'published').executeTakeFirstOrThrow();
  const writes = [
    ['POST', '/api/account/saved', { kind: 'study', id: study.id }],
    ['DELETE', `/api/account/saved/study/${study.id}`, undefined],
    ['POST', '/api/account/notifications/read', {}],
  ] as const;
  const responses: string[] = [];
  for (const [method, url, body] of writes)
    responses.push((await request(method, url, { token, headers, ...(body ? { body } : {}) })).body);
  for (const [index, [method, url, body]] of writes.entries()) {
    const again = await request(method, url, { token, headers, ...(body ? { body } : {}) });
    expect([again.statusCode, again.body]).toEqual([200, responses[index]]);
  }
  expect(await db.selectFrom('saved_items').selectAll().execute()).toEqual([]);
});

test('two simultaneous registrations with one key create one account and get the same session', async () => {
  const { db, get, post } = await createTestApp();
  const newcomer = { name: 'ريم الدوسري', email: 'reem@example.com', role: 'consultant', ...fresh };
  const responses = await Promise.all([
    post('/api/auth/register', newcomer, { headers }),
    post('/api/auth/register', newcomer, { headers }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [one, other] = responses.map((response) => authResponse.parse(response.json()));
  expect(one).toEqual(other);
  expect((await get('/api/auth/me', { token: String(one?.token) })).statusCode).toBe(200);
  expect((await post('/api/auth/register', { ...newcomer, name: 'غيرها' }, { headers })).statusCode).toBe(409);

  const notifications = await db
    .selectFrom('notifications')
    .selectAll()
    .where('kind', '=', 'approval')
    .where('link', '=', `/admin/users/edit/${one?.user.id}`)
    .execute();
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  expect(notifications.map(({ user_id, title, body }) => [user_id, title, body])).toEqual(
    admins.map(({ id }) => [id, 'مستشار جديد ينتظر الموافقة على حسابه', 'ريم الدوسري']),
  );
});

test('a reset link used twice with one key sets the password once and succeeds both times', async () => {
  const { post, lastEmailTo } = await createTestApp();
  await post('/api/auth/forgot-password', { email: CLIENT });
  const message = await lastEmailTo(CLIENT);
  const token = /token=([\w-]{43})/.exec(message ? emailBodyText(message) : '')?.[1];
  const send = (more = {}) => post('/api/auth/reset-password', { token, ...fresh }, more);
  expect((await send({ headers })).statusCode).toBe(200);
  expect((await send({ headers })).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(400);
});

test('the stored fingerprint of a body depends on its key', async () => {
  const { request, db, signIn } = await createTestApp();
  const [token, elsewhere] = [await signIn(CLIENT), await signIn('client2@miqyas.example')];
  const body = { name: 'الاسم نفسه' };
  for (const by of [token, elsewhere]) await request('PATCH', '/api/account/profile', { token: by, body, headers });
  const rows = await db.selectFrom('idempotency_keys').select('fingerprint').execute();
  // The same body of another user has another fingerprint, so nobody can guess bodies without the key.
  expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
