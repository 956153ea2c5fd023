import { authResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { emailBodyText } from '../../mail/email-content.ts';
import { createTestApp, passwordOf, type TestApp } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const fresh = 'dune-harbour-27';
const chosen = { password: fresh, password_confirmation: fresh };

const signInWith = async ({ post }: TestApp, password: string): Promise<string> =>
  authResponse.parse((await post('/api/auth/login', { email: CLIENT, password })).json()).token;

/** The token of the newest link sent to an e-mail address. */
const tokenFromEmail = async ({ lastEmailTo }: TestApp, email: string): Promise<string> => {
  const message = await lastEmailTo(email);
  return /(?:token|confirm-email)=([\w-]{43})/.exec(message ? emailBodyText(message) : '')?.[1] ?? '';
};

const requestResetToken = async (site: TestApp): Promise<string> => {
  await site.post('/api/auth/forgot-password', { email: CLIENT });
  return tokenFromEmail(site, CLIENT);
};

const protectedPaths = [
  '/api/auth/me',
  '/api/account/requests',
  '/api/account/sessions',
  '/api/account/notifications',
  '/api/account/export',
];

/** Whether the protected paths accept a token. All of them must agree. */
const isAccepted = async ({ get, request }: TestApp, token: string): Promise<boolean> => {
  const statuses = await Promise.all(protectedPaths.map(async (path) => (await get(path, { token })).statusCode));
  const verified: unknown = (await get('/api/auth/verify', { token })).json();
  const written = (await request('PATCH', '/api/account/profile', { token, body: { name: 'سالم القحطاني' } }))
    .statusCode;
  const all = new Set([...statuses, written, verified ? 200 : 401]);
  expect(all.size).toBe(1);
  return all.has(200);
};

const revocations: Record<string, (site: TestApp, token: string) => Promise<unknown>> = {
  'signing out': ({ post }, token) => post('/api/auth/logout', {}, { token }),
  'a new password, set in another session': async (site) =>
    site.post(
      '/api/account/password',
      { current_password: passwordOf(CLIENT), ...chosen },
      { token: await signInWith(site, passwordOf(CLIENT)) },
    ),
  'a new password, set by a reset link': async (site) =>
    site.post('/api/auth/reset-password', { token: await requestResetToken(site), ...chosen }),
  'a sign-out from another device': async (site) =>
    site.request('DELETE', '/api/account/sessions', { token: await signInWith(site, passwordOf(CLIENT)) }),
  'a suspension': ({ db }) =>
    db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute(),
  'the deletion of the account': (site, token) =>
    site.request('DELETE', '/api/account', { token, body: { password: passwordOf(CLIENT) } }),
};

test.each(Object.entries(revocations))('%s revokes the session token', async (_what, revoke) => {
  const site = await createTestApp();
  const token = await signInWith(site, passwordOf(CLIENT));
  expect(await isAccepted(site, token)).toBe(true);
  await revoke(site, token);
  expect(await isAccepted(site, token)).toBe(false);
});

test('changing the password revokes reset links', async () => {
  const site = await createTestApp();
  const token = await requestResetToken(site);
  const session = await site.signIn(CLIENT);
  await site.post('/api/account/password', { current_password: passwordOf(CLIENT), ...chosen }, { token: session });
  expect(
    (
      await site.post('/api/auth/reset-password', {
        token,
        password: 'other-harbour-28',
        password_confirmation: 'other-harbour-28',
      })
    ).statusCode,
  ).toBe(400);
  expect(await signInWith(site, fresh)).toMatch(/^[\w-]{43}$/);
});

test('changing the e-mail address revokes reset links sent to the old one', async () => {
  const site = await createTestApp();
  const session = await site.signIn(CLIENT);
  const old = await requestResetToken(site);
  await site.post(
    '/api/account/email',
    { email: 'new@example.com', current_password: passwordOf(CLIENT) },
    { token: session },
  );
  expect(
    (await site.post('/api/auth/confirm-email', { token: await tokenFromEmail(site, 'new@example.com') })).statusCode,
  ).toBe(200);
  expect((await site.post('/api/auth/reset-password', { token: old, ...chosen })).statusCode).toBe(400);
});

test('resetting the password revokes e-mail changes that a thief requested', async () => {
  const site = await createTestApp();
  const thief = await site.signIn(CLIENT);
  await site.post(
    '/api/account/email',
    { email: 'thief@example.com', current_password: passwordOf(CLIENT) },
    { token: thief },
  );
  const tokenOfThief = await tokenFromEmail(site, 'thief@example.com');
  expect(
    (await site.post('/api/auth/reset-password', { token: await requestResetToken(site), ...chosen })).statusCode,
  ).toBe(200);
  expect((await site.post('/api/auth/confirm-email', { token: tokenOfThief })).statusCode).toBe(400);
});
