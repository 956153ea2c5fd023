import { expect, test } from 'vitest';
import { createTestApp, SITE_ORIGIN } from '../testing/test-app.ts';

test('allows pages of the site and the remotes to read responses and their list headers', async () => {
  const { get } = await createTestApp();
  for (const origin of [SITE_ORIGIN, 'http://localhost:3003']) {
    const { headers } = await get('/api/public/services', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toBe(
      'X-Total-Count, X-Ignored-Parameters, Link, Location, Retry-After, X-Request-Id',
    );
    expect(headers.vary).toContain('Origin');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});

test.each(['https://evil.example', `${SITE_ORIGIN}.evil.example`, 'null', 'http://localhost:3004'])(
  'allows no page of %s to read responses',
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

test('lists the allowed methods and headers in a preflight response', async () => {
  const { request } = await createTestApp();
  const { statusCode, headers } = await request('OPTIONS', '/api/admin/users/1', {
    headers: { origin: SITE_ORIGIN, 'access-control-request-method': 'PATCH' },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-methods']).toContain('PATCH');
  expect(headers['access-control-allow-headers']).toContain('Idempotency-Key');
});

test('sends pictures without CORS headers, so that caches store one copy for all origins', async () => {
  const { get } = await createTestApp();
  const { headers } = await get('/images/none.png', { headers: { origin: SITE_ORIGIN } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers.vary ?? '').not.toContain('Origin');
});

test('allows pages to read errors', async () => {
  const { get } = await createTestApp();
  const { headers } = await get('/api/auth/me', { headers: { origin: SITE_ORIGIN } });
  expect(headers['access-control-allow-origin']).toBe(SITE_ORIGIN);
});

test('revalidates public content, never caches personal data, and sets no cookies', async () => {
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

test('reuses the request id of the proxy unless it has characters that could forge a log line', async () => {
  const { get } = await createTestApp();
  const idOf = async (id: string) =>
    (await get('/healthz', { headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idOf('shell-0123456789')).toBe('shell-0123456789');
  expect(await idOf('bad id","level":60')).toMatch(/^[0-9a-f-]{36}$/);
});
