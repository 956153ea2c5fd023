import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { MINUTE } from '../../clock.ts';
import { defaultLimits } from '../../http/rate-limit.ts';
import { createTestApp, passwordOf, type TestApp } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const OTHER = 'client2@miqyas.example';

const limited = () => createTestApp({ limits: defaultLimits });
const attempt = ({ post }: TestApp, email: string, password: string, from = '203.0.113.7') =>
  post('/api/auth/login', { email, password }, { headers: { 'x-forwarded-for': from } });

const failFiveTimes = async (site: TestApp, email = CLIENT) => {
  for (let time = 0; time < 5; time += 1) expect((await attempt(site, email, 'guess-guess')).statusCode).toBe(422);
};

test('five failures block the account for 15 minutes, even with the right password', async () => {
  const site = await limited();
  await failFiveTimes(site);
  const blocked = await attempt(site, CLIENT, passwordOf(CLIENT));
  expect(blocked.statusCode).toBe(429);
  expect(Number(blocked.headers['retry-after'])).toBe(15 * 60);
  expect(errorResponse.parse(blocked.json()).message).toBe(
    'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 15\u00A0دقيقة.',
  );
  site.wait(15 * MINUTE);
  expect((await attempt(site, CLIENT, passwordOf(CLIENT))).statusCode).toBe(200);
});

test('limits an unknown e-mail address in the same way', async () => {
  const site = await limited();
  await failFiveTimes(site, 'nobody@miqyas.example');
  expect((await attempt(site, 'nobody@miqyas.example', 'guess-guess')).statusCode).toBe(429);
});

test('other accounts, and the same account from another IP address, are not blocked', async () => {
  const site = await limited();
  await failFiveTimes(site);
  expect((await attempt(site, OTHER, passwordOf(OTHER))).statusCode).toBe(200);
  expect((await attempt(site, CLIENT, passwordOf(CLIENT), '203.0.113.8')).statusCode).toBe(200);
});

test('the case of the e-mail address does not change the limit', async () => {
  const site = await limited();
  await failFiveTimes(site);
  expect((await attempt(site, CLIENT.toUpperCase(), passwordOf(CLIENT))).statusCode).toBe(429);
});

test('successful sign-ins do not count', async () => {
  const site = await limited();
  for (let time = 0; time < 8; time += 1)
    expect((await attempt(site, CLIENT, passwordOf(CLIENT))).statusCode).toBe(200);
});

test('counts simultaneous attempts one by one', async () => {
  const site = await limited();
  const responses = await Promise.all(Array.from({ length: 12 }, () => attempt(site, CLIENT, 'guess-guess')));
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});

test('limits failures per IP address across accounts', async () => {
  const site = await createTestApp({ limits: { ...defaultLimits, signInAddress: { max: 3, window: 60 * MINUTE } } });
  for (const name of ['one', 'two', 'three'])
    expect((await attempt(site, `${name}@miqyas.example`, 'guess-guess')).statusCode).toBe(422);
  expect((await attempt(site, 'four@miqyas.example', 'guess-guess')).statusCode).toBe(429);
  expect(defaultLimits.signInAddress).toEqual({ max: 50, window: 60 * MINUTE });
});

test('more attempts on a blocked account block nobody else at the same IP address', async () => {
  const site = await createTestApp({ limits: { ...defaultLimits, signInAddress: { max: 8, window: 60 * MINUTE } } });
  await failFiveTimes(site);
  for (let time = 0; time < 10; time += 1) expect((await attempt(site, CLIENT, 'guess-guess')).statusCode).toBe(429);
  expect((await attempt(site, OTHER, passwordOf(OTHER))).statusCode).toBe(200);
});

test('uses only the last hop of X-Forwarded-For', async () => {
  const site = await limited();
  for (let time = 0; time < 5; time += 1) await attempt(site, CLIENT, 'guess-guess', `10.0.0.${time}, 203.0.113.7`);
  expect((await attempt(site, CLIENT, passwordOf(CLIENT), '10.9.9.9, 203.0.113.7')).statusCode).toBe(429);
});

test('ignores X-Forwarded-For from an untrusted sender', async () => {
  const site = await createTestApp({ limits: defaultLimits, isTrustedProxy: () => false });
  for (let time = 0; time < 5; time += 1) await attempt(site, CLIENT, 'guess-guess', `203.0.113.${time}`);
  expect((await attempt(site, CLIENT, passwordOf(CLIENT), '203.0.113.99')).statusCode).toBe(429);
});
