import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chooseEncoding } from './compress.ts';
import { registerStaticFiles } from './static-files.ts';

const SCRIPT = 'start();'.repeat(50);

const startServer = async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  const script = join(folder, 'static/js/index.0123.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets.json'), '{}');
  const server = Fastify();
  await registerStaticFiles(server, folder);
  server.get('/*', async (_request, reply) => reply.type('text/html').send('<!doctype html><title>page</title>'));
  onTestFinished(() => server.close());
  return (url: string, acceptEncoding = 'identity', method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ url, method, headers: { 'accept-encoding': acceptEncoding } });
};

describe('static files', () => {
  test('are sent as the browser accepts, and cached for a year when their name contains a hash', async () => {
    const get = await startServer();
    const url = '/static/js/index.0123.js';
    const [plain, brotli, gzip] = [await get(url), await get(url, 'gzip, br'), await get(url, 'gzip')];
    expect([
      plain.body,
      brotliDecompressSync(brotli.rawPayload).toString(),
      gunzipSync(gzip.rawPayload).toString(),
    ]).toEqual([SCRIPT, SCRIPT, SCRIPT]);
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    for (const { headers } of [plain, brotli, gzip])
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
  });

  test('are cached for an hour when their name stays the same', async () => {
    const get = await startServer();
    const icon = await get('/favicon.svg', 'br');
    expect([icon.statusCode, icon.body]).toEqual([200, '<svg/>']);
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
    expect((await get('/favicon.svg', 'br', 'HEAD')).headers['content-length']).toBe('6');
  });

  test.each(['/static/js/nope.js', '/static/js/', '/static/js/index.0123.js.br'])(
    'respond to %s with a plain 404 that is not cached',
    async (url) => {
      const get = await startServer();
      const response = await get(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('do not include the list of the build', async () => {
    const get = await startServer();
    expect((await get('/assets.json')).headers['content-type']).toContain('html');
  });
});

test('a phone finds the name of the site and icons in the sizes that the manifest says', async () => {
  const get = await startServer();
  const response = await get('/site.webmanifest');
  expect(response.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const manifest = response.json<{
    name: string;
    dir: string;
    icons: { src: string; sizes: string; purpose: string }[];
  }>();
  expect(manifest).toMatchObject({ name: 'مقياس لدراسات الجدوى', dir: 'rtl' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(join(import.meta.dirname, '../public', src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('for Accept-Encoding %j the encoding is %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
