import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../http/rate-limit.ts';
import { countArgon2 } from '../../testing/count-argon2.ts';
import { createRequestApi } from '../../testing/request-api.ts';
import { createTestApp } from '../../testing/test-app.ts';

const KNOWN = 'client@miqyas.example';
const SUSPENDED = 'client2@miqyas.example';
const UNKNOWN = 'nobody@miqyas.example';

/** Everything that a client sees of a response, without the request id and the date. */
const visiblePart = ({ statusCode, headers, body }: LightMyRequestResponse) => {
  const { 'x-request-id': requestId, date: _date, ...others } = headers;
  return { statusCode, headers: others, body: body.replaceAll(String(requestId), 'id') };
};

const wrong = (email: string) => ({ email, password: 'not-my-password' });

/** An API with one suspended account and one account without a password. */
const createPopulatedApi = async (...args: Parameters<typeof createRequestApi>) => {
  const site = await createRequestApi(...args);
  await site.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', SUSPENDED).execute();
  await site.db.updateTable('users').set({ password_hash: '' }).where('email', '=', 'pending@miqyas.example').execute();
  return site;
};

const allEmails = [KNOWN, SUSPENDED, 'pending@miqyas.example', UNKNOWN];

test('a wrong password gets the same response for active, suspended, passwordless and unknown accounts', async () => {
  const { post } = await createPopulatedApi();
  const responses = [];
  for (const email of allEmails) responses.push(visiblePart(await post('/api/auth/login', wrong(email))));
  expect(responses[0]?.statusCode).toBe(422);
  for (const response of responses) expect(response).toEqual(responses[0]);
});

test('a wrong password costs one hash for each of them', async () => {
  const { post } = await createPopulatedApi();
  for (const email of allEmails) expect(await countArgon2(() => post('/api/auth/login', wrong(email))), email).toBe(1);
});

test('known and unknown accounts reach the limit at the same attempt', async () => {
  const { post } = await createTestApp({ limits: defaultLimits });
  for (let time = 0; time < 7; time += 1) {
    const [known, unknown] = [
      visiblePart(await post('/api/auth/login', wrong(KNOWN))),
      visiblePart(await post('/api/auth/login', wrong(UNKNOWN))),
    ];
    expect(known).toEqual(unknown);
    expect(known.statusCode).toBe(time < 5 ? 422 : 429);
  }
});

test.each(['/api/auth/forgot-password', '/api/public/lost-reference'])(
  '%s responds alike for every e-mail address and hashes nothing',
  async (path) => {
    const { app, post } = await createPopulatedApi();
    const responses: LightMyRequestResponse[] = [];
    const hashes = await countArgon2(async () => {
      for (const email of [...allEmails, 'salem@example.com']) responses.push(await post(path, { email }));
      await app.settled();
    });
    expect(responses[0]?.statusCode).toBe(200);
    const [first, ...others] = responses.map(visiblePart);
    for (const other of others) expect(other).toEqual(first);
    expect(hashes).toBe(0);
  },
);

test('all invalid reset tokens get the same response', async () => {
  const { post } = await createPopulatedApi();
  const reset = (token: string) =>
    post('/api/auth/reset-password', { token, password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' });
  const [one, other] = [visiblePart(await reset('A'.repeat(43))), visiblePart(await reset('x'))];
  expect(one.statusCode).toBe(400);
  expect(one).toEqual(other);
});

test('registration reports a taken e-mail address, but not the state of its account', async () => {
  const { post } = await createPopulatedApi();
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
  expect(visiblePart(active)).toEqual(visiblePart(suspended));
});
