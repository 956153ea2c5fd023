import { expect, test } from 'vitest';
import { createTestApp, SITE_ORIGIN } from '../testing/test-app.ts';

test('pages of the site and of the remotes may read answers, with the headers that lists need', async () => {
  const { get } = await createTestApp();
  for (const origin of [SITE_ORIGIN, 'http://localhost:3003']) {
    const { headers } = await get('/api/public/services', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toBe('X-Total-Count, Link, Location, Retry-After, X-Request-Id');
    expect(headers.vary).toContain('Origin');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});

test.each(['https://evil.example', `${SITE_ORIGIN}.evil.example`, 'null', 'http://localhost:3004'])(
  'pages of %s may not',
  async (origin) => {
    const { request, get } = await createTestApp();
    expect(
      (await get('/api/public/services', { headers: { origin } })).headers['access-control-allow-origin'],
    ).toBeUndefined();
    const preflight = await request('OPTIONS', '/api/auth/login', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(preflight.headers['access-control-allow-headers']).toBeUndefined();
  },
);

test('a page asks before it sends JSON, and learns what it may send', async () => {
  const { request } = await createTestApp();
  const { statusCode, headers } = await request('OPTIONS', '/api/admin/users/1', {
    headers: { origin: SITE_ORIGIN, 'access-control-request-method': 'PATCH' },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-methods']).toContain('PATCH');
  expect(headers['access-control-allow-headers']).toContain('Idempotency-Key');
});

test('an error can be read by a page too', async () => {
  const { get } = await createTestApp();
  const { headers } = await get('/api/auth/me', { headers: { origin: SITE_ORIGIN } });
  expect(headers['access-control-allow-origin']).toBe(SITE_ORIGIN);
});

test('public content may be asked about again, what belongs to somebody is kept nowhere, cookies are never set', async () => {
  const { get, signIn } = await createTestApp();
  const token = await signIn('client@miqyas.example');
  const open = await get('/api/public/services');
  expect(open.headers['cache-control']).toBe('no-cache');
  expect((await get('/api/public/services', { token })).headers['cache-control']).toBe('no-store');
  expect((await get('/api/public/nothing')).headers['cache-control']).toBe('no-store');
  expect(open.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
  });
  for (const name of ['set-cookie', 'x-powered-by', 'server']) expect(open.headers[name]).toBeUndefined();
});

test('the id that the proxy gave a request is kept, unless it could forge a line of the log', async () => {
  const { get } = await createTestApp();
  const idOf = async (id: string) =>
    (await get('/healthz', { headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idOf('shell-0123456789')).toBe('shell-0123456789');
  expect(await idOf('bad id","level":60')).toMatch(/^[0-9a-f-]{36}$/);
});
