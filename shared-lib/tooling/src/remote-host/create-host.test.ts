import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { failures } from 'shared-lib/copy';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHost } from './create-host.ts';

const ADMIN = 'remote-admin';
const KEY = 'k'.repeat(32);

const startHost = async ({ apiOrigin = 'http://localhost:9', standaloneBuilt = true } = {}) => {
  const config = readConfig({ DATA_DIR: scratchFolder(), API_ORIGIN: apiOrigin });
  const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
  const standalone = scratchFolder();
  if (standaloneBuilt) {
    mkdirSync(join(standalone, 'static/js'), { recursive: true });
    writeFileSync(join(standalone, 'index.html'), '<!doctype html><title>alone</title>');
    writeFileSync(join(standalone, 'static/js/index.0123456789.js'), 'alone();');
  }
  const host = await createHost({ id: ADMIN, config, standalone, bundleKey: KEY });
  onTestFinished(() => host.close());
  const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });
  return { host, get, version, config };
};

describe('releases', () => {
  test('are immutable and readable by pages of any origin', async () => {
    const { get, version } = await startHost();
    const response = await get(`/${version}/static/js/async/login.js`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('load("./loginone");');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(response.headers['content-type']).toContain('javascript');
  });

  test('are sent with brotli or gzip, as the browser accepts', async () => {
    const { get, version } = await startHost();
    const url = `/${version}/mf-manifest.json`;
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': plain.headers['content-type'] });
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  });

  test.each([
    'nope.js',
    'nope',
    '',
    'static/js/',
    '.hidden',
    '../../../registry.json',
    '..%2f..%2f..%2fregistry.json',
    '%2e%2e/%2e%2e/%2e%2e/registry.json',
    '..\\..\\..\\registry.json',
  ])('respond to the unknown path %j with an uncached JSON 404, never with a page', async (path) => {
    const { get, version } = await startHost();
    const response = await get(`/${version}/${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Not found' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('that were never published respond with a JSON 404', async () => {
    const { get } = await startHost();
    const response = await get('/ffffffffffffffff/remoteEntry.12345678.js');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found' }]);
  });
});

describe('server bundles', () => {
  const bundle = 'server/routes.cjs';

  test('are sent to the shell, which holds the key, and not cached', async () => {
    const { get, version } = await startHost();
    const response = await get(`/${version}/${bundle}`, { 'x-bundle-key': KEY });
    expect([response.statusCode, response.body]).toEqual([200, 'module.exports = "one";']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    bundle,
    'server/routes.cjs.br',
    'server//routes.cjs',
    './server/routes.cjs',
    '%73erver/routes.cjs',
    'Server/routes.cjs',
  ])('are not found by anybody else at %s', async (path) => {
    const { get, version } = await startHost();
    for (const headers of [{}, { 'x-bundle-key': '' }, { 'x-bundle-key': 'x'.repeat(32) }]) {
      const response = await get(`/${version}/${path}`, headers);
      expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found' }]);
    }
  });
});

describe('the standalone remote', () => {
  test.each(['/', '/admin/users/7'])('serves its page at %s with a strict security policy', async (url) => {
    const { get } = await startHost();
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, '<!doctype html><title>alone</title>']);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('serves its own files, and a JSON 404 for unknown ones', async () => {
    const { get } = await startHost();
    expect((await get('/static/js/index.0123456789.js')).body).toBe('alone();');
    const missing = await get('/static/js/index.9876543210.js');
    expect([missing.statusCode, missing.json()]).toEqual([404, { message: 'Not found' }]);
  });

  test('explains how to build it when it is not built, while releases are served', async () => {
    const { get, version } = await startHost({ standaloneBuilt: false });
    const response = await get('/');
    expect([response.statusCode, response.body]).toEqual([
      503,
      'The standalone build of remote-admin is missing: run "npm run build -w remote-admin" and load this page again. Its releases are served.\n',
    ]);
    expect((await get(`/${version}/integrity.json`)).statusCode).toBe(200);
  });
});

describe('the API proxy of a standalone remote', () => {
  const fakeApi = async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/api/busy' ? 503 : 200;
      response.setHeader('retry-after', '30');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ url: request.url, forwarded: request.headers['x-forwarded-for'] }));
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    onTestFinished(() => server.close().closeAllConnections());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the fake API has no port');
    return `http://localhost:${address.port}`;
  };

  test('forwards requests with the IP address of the client, not with a forged one', async () => {
    const { get } = await startHost({ apiOrigin: await fakeApi() });
    const response = await get('/api/public/services?page=2', { 'x-forwarded-for': '6.6.6.6' });
    expect(response.json()).toEqual({ url: '/api/public/services?page=2', forwarded: '127.0.0.1' });
    expect((await get('/images/hero.webp?width=480')).json()).toMatchObject({ url: '/images/hero.webp?width=480' });
  });

  test('passes a 503 with Retry-After through unchanged', async () => {
    const { get } = await startHost({ apiOrigin: await fakeApi() });
    const response = await get('/api/busy');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  });

  test('responds with 502 and the message for users when the API is down', async () => {
    const { get } = await startHost();
    const response = await get('/api/public/services');
    expect([response.statusCode, response.json()]).toEqual([502, { message: failures.network }]);
  });
});

test('the host reports that it is healthy', async () => {
  const { get } = await startHost();
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', remote: ADMIN });
});
