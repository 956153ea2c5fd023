import { accountSession, errorResponse, savedItems } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { defaultLimits } from '../../http/rate-limit.ts';
import { emailBodyText } from '../../mail/email-content.ts';
import { createTestApp, passwordOf } from '../../testing/test-app.ts';
import { deviceName } from './profile.ts';

const CLIENT = 'client@miqyas.example';
const fresh = 'dune-harbour-27';

const signedIn = async () => {
  const site = await createTestApp();
  const token = await site.signIn(CLIENT);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    site.request(method, `/api/account${path}`, { token, ...(body ? { body } : {}) });
  return { ...site, token, call };
};

test('the profile accepts changes of name, phone, company and country only', async () => {
  const { call, db } = await signedIn();
  const response = await call('PATCH', '/profile', {
    name: 'سالم بن فهد',
    phone: '٠٥٥ ٠٠٠ ١١١١',
    company: '',
    country: 'قطر',
    role: 'admin',
    email: 'x@example.com',
    status: 'pending',
  });
  expect(response.json().data).toMatchObject({
    name: 'سالم بن فهد',
    phone: '055 000 1111',
    country: 'قطر',
    role: 'client',
    status: 'active',
    email: CLIENT,
  });
  const row = await db.selectFrom('users').selectAll().where('email', '=', CLIENT).executeTakeFirstOrThrow();
  expect(row.search).toContain('قطر');
  expect(errorResponse.parse((await call('PATCH', '/profile', { name: 'س' })).json()).errors).toEqual({
    name: ['الاسم يجب أن يكون حرفين على الأقل'],
  });
});

test('changing the password requires the current one and ends all other sessions', async () => {
  const { call, get, post, signIn, token, lastEmailTo } = await signedIn();
  const elsewhere = await signIn(CLIENT);
  const change = (current_password: string, password = fresh) =>
    call('POST', '/password', { current_password, password, password_confirmation: password });
  expect(errorResponse.parse((await change('wrong-password')).json()).errors).toEqual({
    current_password: ['كلمة المرور غير صحيحة'],
  });
  expect(errorResponse.parse((await change(passwordOf(CLIENT), '12345678')).json()).errors?.password).toHaveLength(1);
  expect((await change(passwordOf(CLIENT))).statusCode).toBe(200);
  expect((await get('/api/auth/me', { token })).statusCode).toBe(200);
  expect((await get('/api/auth/me', { token: elsewhere })).statusCode).toBe(401);
  expect((await post('/api/auth/login', { email: CLIENT, password: fresh })).statusCode).toBe(200);
  expect((await lastEmailTo(CLIENT))?.subject).toBe('تغيّرت كلمة مرور حسابك');
});

test('limits guesses of the current password within one session', async () => {
  const { post, signIn } = await createTestApp({ limits: defaultLimits });
  const token = await signIn(CLIENT);
  const guess = () =>
    post(
      '/api/account/password',
      { current_password: 'guess-guess', password: fresh, password_confirmation: fresh },
      { token },
    );
  for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(422);
  expect((await guess()).statusCode).toBe(429);
});

test('a new e-mail address takes effect after confirmation, and the old mailbox gets a notice', async () => {
  const { call, post, lastEmailTo, wait, token, get } = await signedIn();
  const requestChange = (email: string, current_password = passwordOf(CLIENT)) =>
    call('POST', '/email', { email, current_password });
  expect(errorResponse.parse((await requestChange('new@example.com', 'wrong-password')).json()).errors).toEqual({
    current_password: ['كلمة المرور غير صحيحة'],
  });
  expect(errorResponse.parse((await requestChange('client2@miqyas.example')).json()).errors).toEqual({
    email: ['هذا البريد الإلكتروني مسجّل من قبل'],
  });
  const link = async () => {
    await requestChange('New@Example.com');
    const message = await lastEmailTo('New@Example.com');
    return /confirm-email=([\w-]{43})/.exec(message ? emailBodyText(message) : '')?.[1];
  };
  const late = await link();
  wait(DAY);
  expect((await post('/api/auth/confirm-email', { token: late })).statusCode).toBe(400);
  const inTime = await link();
  expect((await get('/api/auth/me', { token })).json().data.email).toBe(CLIENT);
  expect((await post('/api/auth/confirm-email', { token: inTime })).statusCode).toBe(200);
  expect((await post('/api/auth/confirm-email', { token: inTime })).statusCode).toBe(400);
  expect((await get('/api/auth/me', { token })).json().data.email).toBe('new@example.com');
  expect((await lastEmailTo(CLIENT))?.subject).toBe('تغيّر البريد الإلكتروني لحسابك');
});

test('lists the sessions of a user and ends one or all others', async () => {
  const { app, call, get, signIn } = await signedIn();
  const phone = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: CLIENT, password: passwordOf(CLIENT) },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    },
  });
  const sessions = async () => z.array(accountSession).parse((await call('GET', '/sessions')).json().data);
  expect((await sessions()).map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Chrome على Android', false],
    ['جهاز غير معروف', true],
  ]);
  const [first] = await sessions();
  expect((await call('DELETE', `/sessions/${first?.id}`)).statusCode).toBe(200);
  expect((await get('/api/auth/me', { token: phone.json().token })).statusCode).toBe(401);
  const stranger = await signIn('client2@miqyas.example');
  const { id } = z
    .array(accountSession)
    .parse((await get('/api/account/sessions', { token: stranger })).json().data)[0] ?? { id: 0 };
  expect((await call('DELETE', `/sessions/${id}`)).statusCode).toBe(404);
  await signIn(CLIENT);
  await call('DELETE', '/sessions');
  expect(await sessions()).toHaveLength(1);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari على iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge على Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox على macOS'],
  ['curl/8.0', 'جهاز غير معروف'],
])('names the browser and system of the user agent %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('saves and removes studies and articles, and hides unpublished ones', async () => {
  const { call, db } = await signedIn();
  const study = await db
    .selectFrom('studies')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  const article = await db
    .selectFrom('articles')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  await call('POST', '/saved', { kind: 'study', id: study.slug });
  await call('POST', '/saved', { kind: 'study', id: study.id });
  const saved = savedItems.parse((await call('POST', '/saved', { kind: 'article', id: article.id })).json().data);
  expect([saved.studies.map(({ id }) => id), saved.articles.map(({ id }) => id)]).toEqual([[study.id], [article.id]]);
  expect((await call('POST', '/saved', { kind: 'study', id: 'nothing-like-it' })).statusCode).toBe(404);
  await db.updateTable('articles').set({ status: 'draft' }).where('id', '=', article.id).execute();
  expect(savedItems.parse((await call('DELETE', `/saved/study/${study.id}`)).json().data)).toEqual({
    studies: [],
    articles: [],
  });
});
