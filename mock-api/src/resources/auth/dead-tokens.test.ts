import { authAnswer } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { letterText } from '../../mail/letter.ts';
import { createTestApp, passwordOf, type TestApp } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const fresh = 'dune-harbour-27';
const chosen = { password: fresh, password_confirmation: fresh };

const signInWith = async ({ post }: TestApp, password: string): Promise<string> =>
  authAnswer.parse((await post('/api/auth/login', { email: CLIENT, password })).json()).token;

/** The token of the newest mailed link. */
const linkIn = async ({ lastMailTo }: TestApp, address: string): Promise<string> => {
  const mail = await lastMailTo(address);
  return /(?:token|confirm-email)=([\w-]{43})/.exec(mail ? letterText(mail) : '')?.[1] ?? '';
};

const resetLink = async (site: TestApp): Promise<string> => {
  await site.post('/api/auth/forgot-password', { email: CLIENT });
  return linkIn(site, CLIENT);
};

const doors = [
  '/api/auth/me',
  '/api/account/requests',
  '/api/account/sessions',
  '/api/account/notifications',
  '/api/account/export',
];

/** Whether a token opens each door of an account; it opens all of them or none. */
const opens = async ({ get, call }: TestApp, token: string): Promise<boolean> => {
  const statuses = await Promise.all(doors.map(async (door) => (await get(door, { token })).statusCode));
  const verified: unknown = (await get('/api/auth/verify', { token })).json();
  const written = (await call('PATCH', '/api/account/profile', { token, body: { name: 'سالم القحطاني' } })).statusCode;
  const all = new Set([...statuses, written, verified ? 200 : 401]);
  expect(all.size).toBe(1);
  return all.has(200);
};

const endings: Record<string, (site: TestApp, token: string) => Promise<unknown>> = {
  'signing out': ({ post }, token) => post('/api/auth/logout', {}, { token }),
  'a new password, set elsewhere': async (site) =>
    site.post(
      '/api/account/password',
      { current_password: passwordOf(CLIENT), ...chosen },
      { token: await signInWith(site, passwordOf(CLIENT)) },
    ),
  'a new password by a mailed link': async (site) =>
    site.post('/api/auth/reset-password', { token: await resetLink(site), ...chosen }),
  'being signed out from another device': async (site) =>
    site.call('DELETE', '/api/account/sessions', { token: await signInWith(site, passwordOf(CLIENT)) }),
  'a suspension': ({ db }) =>
    db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute(),
  'the end of the account': (site, token) =>
    site.call('DELETE', '/api/account', { token, body: { password: passwordOf(CLIENT) } }),
};

test.each(Object.entries(endings))('a token dies with %s', async (_what, end) => {
  const site = await createTestApp();
  const token = await signInWith(site, passwordOf(CLIENT));
  expect(await opens(site, token)).toBe(true);
  await end(site, token);
  expect(await opens(site, token)).toBe(false);
});

test('a link for a new password dies when the password is changed otherwise', async () => {
  const site = await createTestApp();
  const token = await resetLink(site);
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

test('a link in the old mailbox dies when the account has a new one', async () => {
  const site = await createTestApp();
  const session = await site.signIn(CLIENT);
  const old = await resetLink(site);
  await site.post(
    '/api/account/email',
    { email: 'new@example.com', current_password: passwordOf(CLIENT) },
    { token: session },
  );
  expect(
    (await site.post('/api/auth/confirm-email', { token: await linkIn(site, 'new@example.com') })).statusCode,
  ).toBe(200);
  expect((await site.post('/api/auth/reset-password', { token: old, ...chosen })).statusCode).toBe(400);
});

test('a new address that somebody else asked for dies when the owner takes the account back', async () => {
  const site = await createTestApp();
  const thief = await site.signIn(CLIENT);
  await site.post(
    '/api/account/email',
    { email: 'thief@example.com', current_password: passwordOf(CLIENT) },
    { token: thief },
  );
  const stolen = await linkIn(site, 'thief@example.com');
  expect((await site.post('/api/auth/reset-password', { token: await resetLink(site), ...chosen })).statusCode).toBe(
    200,
  );
  expect((await site.post('/api/auth/confirm-email', { token: stolen })).statusCode).toBe(400);
});
