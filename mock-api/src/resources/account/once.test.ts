import { authAnswer } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { letterText } from '../../mail/letter.ts';
import { createTestApp, passwordOf } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const KEY = 'one-intended-write';
const headers = { 'idempotency-key': KEY };
const fresh = { password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };

/** The four changes of an own account, each with another body of the same kind. */
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
  '%s %s that comes again gets the first answer and happens once; another content under its key is refused',
  async (method, url, body, other) => {
    const { app, call, db, mails, signIn } = await createTestApp();
    const token = await signIn(CLIENT);
    const first = await call(method, url, { token, body, headers });
    expect(first.statusCode).toBe(200);
    await app.settled();
    const [user, sent] = [
      await db.selectFrom('users').selectAll().where('email', '=', CLIENT).executeTakeFirstOrThrow(),
      mails.length,
    ];
    const again = await call(method, url, { token, body, headers });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await call(method, url, { token, body: other, headers })).statusCode).toBe(409);
    await app.settled();
    expect(mails).toHaveLength(sent);
    expect(await db.selectFrom('users').selectAll().where('email', '=', CLIENT).executeTakeFirstOrThrow()).toEqual(
      user,
    );
  },
);

test('what was kept, taken out or read under a key is answered as it was then', async () => {
  const { call, db, signIn } = await createTestApp();
  const token = await signIn(CLIENT);
  await db.deleteFrom('saved_items').execute();
  const study = await db.selectFrom('studies').select('id').where('status', '=', 'published').executeTakeFirstOrThrow();
  const writes = [
    ['POST', '/api/account/saved', { kind: 'study', id: study.id }],
    ['DELETE', `/api/account/saved/study/${study.id}`, undefined],
    ['POST', '/api/account/notifications/read', {}],
  ] as const;
  const answers: string[] = [];
  for (const [method, url, body] of writes)
    answers.push((await call(method, url, { token, headers, ...(body ? { body } : {}) })).body);
  for (const [index, [method, url, body]] of writes.entries()) {
    const again = await call(method, url, { token, headers, ...(body ? { body } : {}) });
    expect([again.statusCode, again.body]).toEqual([200, answers[index]]);
  }
  expect(await db.selectFrom('saved_items').selectAll().execute()).toEqual([]);
});

test('a registration that comes twice at a time makes one account, and both are signed in to it', async () => {
  const { db, get, post } = await createTestApp();
  const newcomer = { name: 'ريم الدوسري', email: 'reem@example.com', role: 'consultant', ...fresh };
  const answers = await Promise.all([
    post('/api/auth/register', newcomer, { headers }),
    post('/api/auth/register', newcomer, { headers }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [one, other] = answers.map((answer) => authAnswer.parse(answer.json()));
  expect(one).toEqual(other);
  expect((await get('/api/auth/me', { token: String(one?.token) })).statusCode).toBe(200);
  expect((await post('/api/auth/register', { ...newcomer, name: 'غيرها' }, { headers })).statusCode).toBe(409);

  const told = await db
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
  expect(told.map(({ user_id, title, body }) => [user_id, title, body])).toEqual(
    admins.map(({ id }) => [id, 'مستشار جديد ينتظر الموافقة على حسابه', 'ريم الدوسري']),
  );
});

test('a mailed link that is sent twice by a slow line sets the password once, and both calls are told so', async () => {
  const { post, lastMailTo } = await createTestApp();
  await post('/api/auth/forgot-password', { email: CLIENT });
  const mail = await lastMailTo(CLIENT);
  const token = /token=([\w-]{43})/.exec(mail ? letterText(mail) : '')?.[1];
  const send = (more = {}) => post('/api/auth/reset-password', { token, ...fresh }, more);
  expect((await send({ headers })).statusCode).toBe(200);
  expect((await send({ headers })).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(400);
});

test('what is kept for a key tells nothing of a password', async () => {
  const { call, db, signIn } = await createTestApp();
  const [token, elsewhere] = [await signIn(CLIENT), await signIn('client2@miqyas.example')];
  const body = { name: 'الاسم نفسه' };
  for (const by of [token, elsewhere]) await call('PATCH', '/api/account/profile', { token: by, body, headers });
  const kept = await db.selectFrom('idempotency_keys').select('fingerprint').execute();
  // The same content under another lock has another fingerprint: nobody can try contents out without the key.
  expect(new Set(kept.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
