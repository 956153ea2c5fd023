import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../http/rate-limit.ts';
import { countArgon2 } from '../../testing/argon2-work.ts';
import { createRequestDesk } from '../../testing/request-desk.ts';
import { createTestApp } from '../../testing/test-app.ts';

const KNOWN = 'client@miqyas.example';
const SUSPENDED = 'client2@miqyas.example';
const UNKNOWN = 'nobody@miqyas.example';

/** Everything that a caller sees of an answer, but for what names this one call. */
const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => {
  const { 'x-request-id': requestId, date: _date, ...others } = headers;
  return { statusCode, headers: others, body: body.replaceAll(String(requestId), 'id') };
};

const wrong = (email: string) => ({ email, password: 'not-my-password' });

/** A site where somebody is suspended, and somebody has no password yet. */
const populated = async (...parts: Parameters<typeof createRequestDesk>) => {
  const site = await createRequestDesk(...parts);
  await site.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', SUSPENDED).execute();
  await site.db.updateTable('users').set({ password_hash: '' }).where('email', '=', 'pending@miqyas.example').execute();
  return site;
};

const everybody = [KNOWN, SUSPENDED, 'pending@miqyas.example', UNKNOWN];

test('a wrong password is told alike for an account, a suspended one, one without a password, and none', async () => {
  const { post } = await populated();
  const answers = [];
  for (const email of everybody) answers.push(seen(await post('/api/auth/login', wrong(email))));
  expect(answers[0]?.statusCode).toBe(422);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a wrong password costs the same work for all of them', async () => {
  const { post } = await populated();
  for (const email of everybody) expect(await countArgon2(() => post('/api/auth/login', wrong(email))), email).toBe(1);
});

test('too many tries are told alike, at the same try', async () => {
  const { post } = await createTestApp({ limits: defaultLimits });
  for (let time = 0; time < 7; time += 1) {
    const [known, unknown] = [
      seen(await post('/api/auth/login', wrong(KNOWN))),
      seen(await post('/api/auth/login', wrong(UNKNOWN))),
    ];
    expect(known).toEqual(unknown);
    expect(known.statusCode).toBe(time < 5 ? 422 : 429);
  }
});

test.each(['/api/auth/forgot-password', '/api/public/lost-reference'])(
  '%s answers alike and hashes nothing, whoever is asked about',
  async (path) => {
    const { app, post } = await populated();
    const answers: LightMyRequestResponse[] = [];
    const work = await countArgon2(async () => {
      for (const email of [...everybody, 'salem@example.com']) answers.push(await post(path, { email }));
      await app.settled();
    });
    expect(answers[0]?.statusCode).toBe(200);
    const [first, ...others] = answers.map(seen);
    for (const other of others) expect(other).toEqual(first);
    expect(work).toBe(0);
  },
);

test('a link that never was, was used, or is somebody else’s is told alike', async () => {
  const { post } = await populated();
  const reset = (token: string) =>
    post('/api/auth/reset-password', { token, password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' });
  const [one, other] = [seen(await reset('A'.repeat(43))), seen(await reset('x'))];
  expect(one.statusCode).toBe(400);
  expect(one).toEqual(other);
});

test('who registers learns that an address is taken, as the form must say, but not whose it is or in which state', async () => {
  const { post } = await populated();
  const form = {
    name: 'ريم الدوسري',
    password: 'olive-terrace-41',
    password_confirmation: 'olive-terrace-41',
    role: 'client',
  };
  const [active, suspended] = [
    await post('/api/auth/register', { ...form, email: KNOWN }),
    await post('/api/auth/register', { ...form, email: SUSPENDED }),
  ];
  expect(active.statusCode).toBe(422);
  expect(seen(active)).toEqual(seen(suspended));
});
