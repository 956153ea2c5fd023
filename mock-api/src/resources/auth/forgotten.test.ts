import { failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { sha256 } from '../../auth/tokens.ts';
import { MINUTE } from '../../clock.ts';
import { defaultLimits } from '../../http/rate-limit.ts';
import { letterText } from '../../mail/letter.ts';
import { createTestApp, passwordOf, SITE_ORIGIN, type TestApp } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const fresh = 'dune-harbour-27';
const chosen = { password: fresh, password_confirmation: fresh };

const linkIn = (text: string): string => /mode=reset&token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** Asks for a link and takes its token out of the mail. */
const askFor = async ({ post, lastMailTo }: TestApp, email = CLIENT): Promise<string> => {
  expect((await post(FORGOT, { email })).statusCode).toBe(200);
  const mail = await lastMailTo(CLIENT);
  return linkIn(mail ? letterText(mail) : '');
};

test('who forgot the password sets a new one by a mailed link, and is signed out everywhere', async () => {
  const site = await createTestApp();
  const { db, get, post, signIn, lastMailTo } = site;
  const elsewhere = await signIn(CLIENT);
  const token = await askFor(site, ' Client@Miqyas.example ');
  const mail = await lastMailTo(CLIENT);
  expect(mail?.subject).toBe('إعادة تعيين كلمة المرور');
  expect(mail && letterText(mail)).toContain(`${SITE_ORIGIN}/auth?mode=reset&token=${token}`);
  expect(JSON.stringify(await db.selectFrom('account_tokens').selectAll().execute())).toContain(sha256(token));
  expect(JSON.stringify(await db.selectFrom('account_tokens').selectAll().execute())).not.toContain(token);

  expect((await post(RESET, { token, ...chosen })).json().message).toBe(
    'تغيّرت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
  );
  expect((await get('/api/auth/me', { token: elsewhere })).statusCode).toBe(401);
  expect((await post('/api/auth/login', { email: CLIENT, password: passwordOf(CLIENT) })).statusCode).toBe(422);
  expect((await post('/api/auth/login', { email: CLIENT, password: fresh })).statusCode).toBe(200);
  expect((await lastMailTo(CLIENT))?.subject).toBe('تغيّرت كلمة مرور حسابك');
});

test('a known and an unknown address get the same answer; only one gets a mail', async () => {
  const { app, mails, post } = await createTestApp();
  const known = await post(FORGOT, { email: CLIENT });
  const unknown = await post(FORGOT, { email: 'nobody@miqyas.example' });
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  await app.settled();
  expect(mails.map(({ to }) => to)).toEqual([CLIENT]);
});

test('a link works once, for an hour, and only the newest', async () => {
  const site = await createTestApp();
  const first = await askFor(site);
  const second = await askFor(site);
  const refused = await site.post(RESET, { token: first, ...chosen });
  expect(refused.statusCode).toBe(400);
  expect(failure.parse(refused.json()).message).toBe('انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطاً جديداً.');
  expect((await site.post(RESET, { token: second, ...chosen })).statusCode).toBe(200);
  expect((await site.post(RESET, { token: second, ...chosen })).statusCode).toBe(400);
  const late = await askFor(site);
  site.wait(60 * MINUTE);
  expect((await site.post(RESET, { token: late, ...chosen })).statusCode).toBe(400);
});

test('the link leads to our own site, whatever the caller says where we are', async () => {
  const { post, lastMailTo } = await createTestApp();
  await post(FORGOT, { email: CLIENT }, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
  const mail = await lastMailTo(CLIENT);
  expect(mail && letterText(mail)).not.toContain('evil.example');
});

test('a password that is guessed first is refused and does not use the link up', async () => {
  const site = await createTestApp();
  const token = await askFor(site);
  const weak = await site.post(RESET, { token, password: 'password123', password_confirmation: 'password123' });
  expect(failure.parse(weak.json()).errors?.password).toHaveLength(1);
  expect((await site.post(RESET, { token, ...chosen })).statusCode).toBe(200);
});

test('a suspended account gets no link, and asking is limited', async () => {
  const { app, db, mails, post } = await createTestApp({ limits: defaultLimits });
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute();
  for (let time = 0; time < 20; time += 1) expect((await post(FORGOT, { email: CLIENT })).statusCode).toBe(200);
  expect((await post(FORGOT, { email: CLIENT })).statusCode).toBe(429);
  await app.settled();
  expect(mails).toEqual([]);
});
