import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { sha256 } from '../../auth/tokens.ts';
import { MINUTE } from '../../clock.ts';
import { defaultLimits } from '../../http/rate-limit.ts';
import { emailBodyText } from '../../mail/email-content.ts';
import { createTestApp, passwordOf, SITE_ORIGIN, type TestApp } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const fresh = 'dune-harbour-27';
const chosen = { password: fresh, password_confirmation: fresh };

const tokenIn = (text: string): string => /mode=reset&token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** Requests a reset link and returns the token from the e-mail. */
const requestToken = async ({ post, lastEmailTo }: TestApp, email = CLIENT): Promise<string> => {
  expect((await post(FORGOT, { email })).statusCode).toBe(200);
  const message = await lastEmailTo(CLIENT);
  return tokenIn(message ? emailBodyText(message) : '');
};

test('a reset link sets a new password and ends all sessions', async () => {
  const site = await createTestApp();
  const { db, get, post, signIn, lastEmailTo } = site;
  const elsewhere = await signIn(CLIENT);
  const token = await requestToken(site, ' Client@Miqyas.example ');
  const message = await lastEmailTo(CLIENT);
  expect(message?.subject).toBe('إعادة تعيين كلمة المرور');
  expect(message && emailBodyText(message)).toContain(`${SITE_ORIGIN}/auth?mode=reset&token=${token}`);
  expect(JSON.stringify(await db.selectFrom('account_tokens').selectAll().execute())).toContain(sha256(token));
  expect(JSON.stringify(await db.selectFrom('account_tokens').selectAll().execute())).not.toContain(token);

  expect((await post(RESET, { token, ...chosen })).json().message).toBe(
    'تغيّرت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
  );
  expect((await get('/api/auth/me', { token: elsewhere })).statusCode).toBe(401);
  expect((await post('/api/auth/login', { email: CLIENT, password: passwordOf(CLIENT) })).statusCode).toBe(422);
  expect((await post('/api/auth/login', { email: CLIENT, password: fresh })).statusCode).toBe(200);
  expect((await lastEmailTo(CLIENT))?.subject).toBe('تغيّرت كلمة مرور حسابك');
});

test('known and unknown e-mail addresses get the same response; only the known one gets an e-mail', async () => {
  const { app, emails, post } = await createTestApp();
  const known = await post(FORGOT, { email: CLIENT });
  const unknown = await post(FORGOT, { email: 'nobody@miqyas.example' });
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  await app.settled();
  expect(emails.map(({ to }) => to)).toEqual([CLIENT]);
});

test('a reset link works once, within an hour, and only the newest one', async () => {
  const site = await createTestApp();
  const first = await requestToken(site);
  const second = await requestToken(site);
  const rejected = await site.post(RESET, { token: first, ...chosen });
  expect(rejected.statusCode).toBe(400);
  expect(errorResponse.parse(rejected.json()).message).toBe(
    'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطاً جديداً.',
  );
  expect((await site.post(RESET, { token: second, ...chosen })).statusCode).toBe(200);
  expect((await site.post(RESET, { token: second, ...chosen })).statusCode).toBe(400);
  const late = await requestToken(site);
  site.wait(60 * MINUTE);
  expect((await site.post(RESET, { token: late, ...chosen })).statusCode).toBe(400);
});

test('the link uses the configured origin and ignores host headers', async () => {
  const { post, lastEmailTo } = await createTestApp();
  await post(FORGOT, { email: CLIENT }, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
  const message = await lastEmailTo(CLIENT);
  expect(message && emailBodyText(message)).not.toContain('evil.example');
});

test('a common password is rejected and the link stays valid', async () => {
  const site = await createTestApp();
  const token = await requestToken(site);
  const weak = await site.post(RESET, { token, password: 'password123', password_confirmation: 'password123' });
  expect(errorResponse.parse(weak.json()).errors?.password).toHaveLength(1);
  expect((await site.post(RESET, { token, ...chosen })).statusCode).toBe(200);
});

test('a suspended account gets no link, and requests are limited', async () => {
  const { app, db, emails, post } = await createTestApp({ limits: defaultLimits });
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute();
  for (let time = 0; time < 20; time += 1) expect((await post(FORGOT, { email: CLIENT })).statusCode).toBe(200);
  expect((await post(FORGOT, { email: CLIENT })).statusCode).toBe(429);
  await app.settled();
  expect(emails).toEqual([]);
});
