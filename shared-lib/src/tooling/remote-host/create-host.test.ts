import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { failures } from 'shared-lib/copy';
import { fakeBuild } from 'shared-lib/testing/fake-build';
import { scratchFolder } from 'shared-lib/testing/scratch-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { publish } from '../release/publish.ts';
import { createHost } from './create-host.ts';

const ADMIN = 'remote-admin';

const startHost = async ({ apiOrigin = 'http://localhost:9', standaloneBuilt = true } = {}) => {
  const config = readConfig({ DATA_DIR: scratchFolder(), API_ORIGIN: apiOrigin });
  const { version } = await publish(ADMIN, { config, dist: fakeBuild() });
  const standalone = scratchFolder();
  if (standaloneBuilt) {
    mkdirSync(join(standalone, 'static/js'), { recursive: true });
    writeFileSync(join(standalone, 'index.html'), '<!doctype html><title>alone</title>');
    writeFileSync(join(standalone, 'static/js/index.0123456789.js'), 'alone();');
  }
  const host = await createHost({ id: ADMIN, config, standalone });
  onTestFinished(() => host.close());
  const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });
  return { host, get, version, config };
};

describe('releases', () => {
  test('are served for ever, to pages of any origin', async () => {
    const { get, version } = await startHost();
    const answer = await get(`/${version}/static/js/async/login.js`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('say("./loginone");');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test('are sent as small as the browser can read', async () => {
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
  ])('answer what is not in them (%s) with a JSON 404 that nothing caches, never a page', async (path) => {
    const { get, version } = await startHost();
    const answer = await get(`/${version}/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('that were never published are a JSON 404 too', async () => {
    const { get } = await startHost();
    const answer = await get('/ffffffffffffffff/remoteEntry.12345678.js');
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }]);
  });
});

describe('the remote alone', () => {
  test.each(['/', '/admin/users/7'])(
    'answers %s with its page, under a policy that lets nothing else in',
    async (url) => {
      const { get } = await startHost();
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>alone</title>']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  test('serves its own files, and a JSON 404 for those it lacks', async () => {
    const { get } = await startHost();
    expect((await get('/static/js/index.0123456789.js')).body).toBe('alone();');
    const missing = await get('/static/js/index.9876543210.js');
    expect([missing.statusCode, missing.json()]).toEqual([404, { message: 'Not found' }]);
  });

  test('that is not built says how to build it, while releases are served', async () => {
    const { get, version } = await startHost({ standaloneBuilt: false });
    const answer = await get('/');
    expect([answer.statusCode, answer.body]).toEqual([
      503,
      'remote-admin is not built to run alone yet: run "npm run build -w remote-admin" and load this page again. Its releases are served.\n',
    ]);
    expect((await get(`/${version}/integrity.json`)).statusCode).toBe(200);
  });
});

describe('the API behind a remote alone', () => {
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

  test('is reached through the same origin, with the address of who asks and not one that they made up', async () => {
    const { get } = await startHost({ apiOrigin: await fakeApi() });
    const answer = await get('/api/public/services?page=2', { 'x-forwarded-for': '6.6.6.6' });
    expect(answer.json()).toEqual({ url: '/api/public/services?page=2', forwarded: '127.0.0.1' });
    expect((await get('/images/hero.webp?width=480')).json()).toMatchObject({ url: '/images/hero.webp?width=480' });
  });

  test('that asks for patience is passed on as it answers', async () => {
    const { get } = await startHost({ apiOrigin: await fakeApi() });
    const answer = await get('/api/busy');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  });

  test('that is down is a 502 with the sentence that people read', async () => {
    const { get } = await startHost();
    const answer = await get('/api/public/services');
    expect([answer.statusCode, answer.json()]).toEqual([502, { message: failures.network }]);
  });
});

test('the host says that it is well', async () => {
  const { get } = await startHost();
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', remote: ADMIN });
});
