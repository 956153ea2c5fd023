import { argon2Sync } from 'node:crypto';
import { authResponse, enveloped, errorResponse, user, verifyResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../clock.ts';
import { createTestApp, passwordOf } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const login = (email: string, password = passwordOf(email)) => ({ email, password });

test('a session works from sign-in until sign-out', async () => {
  const { get, post } = await createTestApp();
  const response = await post('/api/auth/login', login(CLIENT));
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { token, user: signedIn } = authResponse.parse(response.json());
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(signedIn).toMatchObject({ email: CLIENT, role: 'client', last_login_at: '2026-03-02T09:00:00.000Z' });

  const me = await get('/api/auth/me', { token });
  expect(enveloped(user).parse(me.json())).toEqual(signedIn);
  expect(me.headers['cache-control']).toBe('no-store');
  expect((await get('/api/auth/verify', { token })).json()).toBe(true);

  expect((await post('/api/auth/logout', {}, { token })).statusCode).toBe(200);
  expect((await get('/api/auth/me', { token })).statusCode).toBe(401);
  expect((await get('/api/auth/verify', { token })).json()).toBe(false);
});

test('sign-in ignores the case of the e-mail address', async () => {
  const { post } = await createTestApp();
  expect((await post('/api/auth/login', login('CLIENT@Miqyas.example', passwordOf(CLIENT)))).statusCode).toBe(200);
});

test('a wrong password and an unknown e-mail address get the same response', async () => {
  const { post } = await createTestApp();
  const wrong = await post('/api/auth/login', login(CLIENT, 'not-my-password'));
  const unknown = await post('/api/auth/login', login('nobody@miqyas.example', 'not-my-password'));
  for (const response of [wrong, unknown]) {
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
      request_id: expect.any(String),
    });
  }
  const headersOf = ({ headers }: typeof wrong) => Object.keys(headers);
  expect(headersOf(wrong)).toEqual(headersOf(unknown));
});

test.each([
  [{}, { email: ['البريد الإلكتروني مطلوب'], password: ['كلمة المرور مطلوبة'] }],
  [
    { email: 'someone', password: '12345' },
    { email: ['البريد الإلكتروني غير صحيح'], password: ['كلمة المرور يجب أن تكون 6 أحرف على الأقل'] },
  ],
  [
    { email: ['a@b.c'], password: 5 },
    { email: ['البريد الإلكتروني مطلوب'], password: ['كلمة المرور مطلوبة'] },
  ],
])('sign-in with %j reports errors by field', async (body, errors) => {
  const { post } = await createTestApp();
  const response = await post('/api/auth/login', body);
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual(errors);
});

test('only the right password reveals a suspension, and open sessions end at once', async () => {
  const { db, get, post, signIn } = await createTestApp();
  const token = await signIn(CLIENT);
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute();
  expect((await get('/api/auth/me', { token })).statusCode).toBe(401);
  const right = await post('/api/auth/login', login(CLIENT));
  expect(right.statusCode).toBe(403);
  expect(errorResponse.parse(right.json()).message).toBe('هذا الحساب موقوف. تواصل معنا لمعرفة السبب.');
  expect((await post('/api/auth/login', login(CLIENT, 'not-my-password'))).statusCode).toBe(422);
});

test('a session ends after 7 days without a request, and after 30 days in any case', async () => {
  const { get, signIn, wait } = await createTestApp();
  const idle = await signIn(CLIENT);
  const used = await signIn(CLIENT);
  for (let week = 0; week < 4; week += 1) {
    wait(7 * DAY - MINUTE);
    expect((await get('/api/auth/me', { token: used })).statusCode).toBe(200);
  }
  expect((await get('/api/auth/me', { token: idle })).statusCode).toBe(401);
  wait(2 * DAY + 5 * MINUTE);
  expect((await get('/api/auth/me', { token: used })).statusCode).toBe(401);
});

test('each sign-in gets its own token', async () => {
  const { get, post, signIn } = await createTestApp();
  const [first, second] = [await signIn(CLIENT), await signIn(CLIENT)];
  expect(first).not.toBe(second);
  await post('/api/auth/logout', {}, { token: first });
  expect((await get('/api/auth/me', { token: second })).statusCode).toBe(200);
});

test.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(5000)}`])(
  'rejects the authorization header «%s»',
  async (authorization) => {
    const { get } = await createTestApp();
    const response = await get('/api/auth/me', { headers: { authorization } });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(verifyResponse.parse((await get('/api/auth/verify', { headers: { authorization } })).json())).toBe(false);
  },
);

test('the database stores hashes of tokens and passwords only', async () => {
  const { db, post } = await createTestApp();
  const { token } = authResponse.parse((await post('/api/auth/login', login(CLIENT))).json());
  const rows = JSON.stringify([
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('users').selectAll().execute(),
  ]);
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(passwordOf(CLIENT));
  const { token_hash } = await db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
  expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
  const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('sign-in replaces a password hash of lower cost', async () => {
  const { db, post } = await createTestApp();
  const salt = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: 'palm-grove-52',
    nonce: salt,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${salt.toString('base64').replaceAll('=', '')}$${tag.toString('base64').replaceAll('=', '')}`;
  await db.updateTable('users').set({ password_hash: old }).where('email', '=', CLIENT).execute();
  expect((await post('/api/auth/login', login(CLIENT, 'palm-grove-52'))).statusCode).toBe(200);
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', CLIENT)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await post('/api/auth/login', login(CLIENT, 'palm-grove-52'))).statusCode).toBe(200);
});

test('the log contains no tokens, passwords, e-mail addresses or IP addresses', async () => {
  const { get, logs, post } = await createTestApp();
  const { token } = authResponse.parse((await post('/api/auth/login', login(CLIENT))).json());
  await get('/api/auth/me', { token });
  await get(`/api/auth/me?token=${token}`);
  await post('/api/auth/login', login(CLIENT, 'a-secret-password'));
  const log = logs.join('');
  expect(log).toContain('/api/auth/login');
  for (const secret of [token, passwordOf(CLIENT), 'a-secret-password', CLIENT, '127.0.0.1'])
    expect(log).not.toContain(secret);
});
