import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import Fastify from 'fastify';
import { errorResponse } from 'shared-lib/contracts';
import { imageWidths } from 'shared-lib/paths';
import sharp from 'sharp';
import { PATIENT } from 'testing/patience';
import { proxyApi } from 'tooling/server/api-proxy';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const createImage = (width: number, height: number, colour = '#17625F') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** An app with one image, 1000 × 500, at `hero/dunes.png`. */
const createAppWithImage = async (): Promise<TestApp & { put: (name: string, bytes: Buffer) => void }> => {
  const site = await createTestApp();
  const put = (name: string, bytes: Buffer) => {
    const file = join(site.folder, 'images', name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, bytes);
  };
  put('hero/dunes.png', await createImage(1000, 500));
  return { ...site, put };
};

const sizeOf = async (response: { rawPayload: Buffer }) => {
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  return { format, width, height };
};

test.each([
  ['?format=webp&width=480&quality=85', 'image/webp', { format: 'webp', width: 480, height: 240 }],
  ['?format=webp&width=400', 'image/webp', { format: 'webp', width: 480, height: 240 }],
  ['?format=jpeg&width=1', 'image/jpeg', { format: 'jpeg', width: 320, height: 160 }],
  ['?format=jpg&width=769', 'image/jpeg', { format: 'jpeg', width: 1000, height: 500 }],
  ['?format=avif&width=320', 'image/avif', { format: 'heif', width: 320, height: 160 }],
  ['?format=webp&width=99999', 'image/webp', { format: 'webp', width: 1000, height: 500 }],
  ['?width=320', 'image/png', { format: 'png', width: 320, height: 160 }],
  ['?quality=50', 'image/png', { format: 'png', width: 1000, height: 500 }],
  ['', 'image/png', { format: 'png', width: 1000, height: 500 }],
])('serves an image with the query «%s»', async (query, type, size) => {
  const { get } = await createAppWithImage();
  const response = await get(`/images/hero/dunes.png${query}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(type);
  expect(await sizeOf(response)).toEqual(size);
});

test('serves the same image under the old path /storage', async () => {
  const { get } = await createAppWithImage();
  const [now, before] = [await get('/images/hero/dunes.png?width=320'), await get('/storage/hero/dunes.png?width=320')];
  expect(before.rawPayload).toEqual(now.rawPayload);
  expect(before.headers.etag).toBe(now.headers.etag);
});

test('responds with 304 to a current ETag, and with the new image to an old one', async () => {
  const { get, put } = await createAppWithImage();
  const url = '/images/hero/dunes.png?format=webp&width=320';
  const first = await get(url);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=2592000, stale-while-revalidate=86400',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
  const again = await get(url, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  put('hero/dunes.png', await createImage(1000, 500, '#A4472B'));
  const changed = await get(url, { headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('rounds the quality up to a step, with the specified default', async () => {
  const { get } = await createAppWithImage();
  const tag = async (query: string) => (await get(`/images/hero/dunes.png?format=webp&width=320${query}`)).headers.etag;
  expect(await tag('')).toBe(await tag('&quality=85'));
  expect(await tag('&quality=76')).toBe(await tag('&quality=85'));
  expect(await tag('&quality=100')).toBe(await tag('&quality=90'));
  expect(await tag('&quality=50')).not.toBe(await tag('&quality=85'));
});

test.each([
  '?width=abc',
  '?width=-1',
  '?width=0',
  '?width=1e3',
  '?quality=x',
  '?format=gif',
  '?format=svg',
  '?format=__proto__',
])('rejects %s with 400', async (query) => {
  const { get } = await createAppWithImage();
  const response = await get(`/images/hero/dunes.png${query}`);
  expect(response.statusCode).toBe(400);
  expect(errorResponse.parse(response.json()).message).toMatch(/^قيمة غير مقبولة في/);
});

test.each([
  '/images/',
  '/images/hero',
  '/images/hero/',
  '/images/missing.png',
  '/images/..%2f..%2fetc%2fpasswd',
  '/images/..%2f..%2fetc%2fpasswd.png',
  '/images/%252e%252e/secret.png',
  '/images/%2e%2e/secret.png',
  '/images/..%5csecret.png',
  '/images/hero/..%2fsecret.png',
  '/images/hero/dunes.png%00.png',
  '/images//hero/dunes.png',
  '/images/.hidden.png',
  '/images/hero/dunes.png/x.png',
  '/images/link.png',
  '/images/drawing.svg',
  '/images/drawing.png',
  '/images/page.png',
  '/storage/../secret.png',
  '/storage/..%2fdatabase%2fsite.db',
])('responds with 404 to %s', async (url) => {
  const { folder, get, put } = await createAppWithImage();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  put('../secret.png', await createImage(9, 9));
  put('.hidden.png', await createImage(9, 9));
  put('drawing.svg', svg);
  put('drawing.png', svg);
  put('page.png', Buffer.from('<html><script>alert(1)</script></html>'));
  symlinkSync(join(folder, 'secret.png'), join(folder, 'images', 'link.png'));
  for (const query of ['', '?format=webp&width=320']) {
    const response = await get(url + query);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).not.toContain('root:');
    expect(errorResponse.parse(response.json()).message).toMatch(/غير موجود/);
  }
});

/** A PNG whose header claims a larger size than its data has. */
const createFakeSize = async (width: number, height: number): Promise<Buffer> => {
  const png = await createImage(1, 1);
  const head = Buffer.from(png.subarray(12, 29));
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.copy(png, 12);
  png.writeUInt32BE(crc32(head), 29);
  return png;
};

test.each([
  ['6000 × 4100 pixels, which is more than 24 million', () => createImage(6000, 4100)],
  ['12,000 × 12,000 pixels', () => createFakeSize(12_000, 12_000)],
  ['two thousand million pixels', () => createFakeSize(65_000, 32_000)],
])('does not decode an image of %s', async (_size, make) => {
  const { get, logs, put } = await createAppWithImage();
  put('huge.png', await make());
  expect((await get('/images/huge.png?format=webp&width=320')).statusCode).toBe(404);
  expect(logs.join('')).toContain('Input image exceeds pixel limit');
});

test('resizes a source that is 12,000 pixels wide', async () => {
  const { get, put } = await createAppWithImage();
  put('panorama.png', await createImage(12_000, 1500));
  expect(await sizeOf(await get('/images/panorama.png?format=webp&width=1920'))).toEqual({
    format: 'webp',
    width: 1920,
    height: 240,
  });
});

test('responds with 404 to a truncated image', async () => {
  const { get, put } = await createAppWithImage();
  put('broken.png', (await createImage(300, 300)).subarray(0, 200));
  expect((await get('/images/broken.png?format=webp&width=320')).statusCode).toBe(404);
});

test('encodes a size once for simultaneous requests and caches it', async () => {
  const { folder, get } = await createAppWithImage();
  const url = '/images/hero/dunes.png?format=webp&width=320';
  const responses = await Promise.all(Array.from({ length: 20 }, () => get(url)));
  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(readdirSync(join(folder, 'image-cache'))).toHaveLength(1);
});

test('parameters that do not change a picture make no further copies of it', async () => {
  const { folder, get } = await createAppWithImage();
  const tag = async (query: string) => (await get(`/images/hero/dunes.png${query}`)).headers.etag;
  const copies = () => (existsSync(join(folder, 'image-cache')) ? readdirSync(join(folder, 'image-cache')).length : 0);
  const stored = await tag('');
  for (const query of ['?quality=50', '?quality=95', '?width=1024', '?width=1920&quality=65'])
    expect(await tag(query)).toBe(stored);
  expect(copies()).toBe(0);
  for (const quality of [1, 50, 85, 100]) await get(`/images/hero/dunes.png?width=320&quality=${quality}`);
  expect(copies()).toBe(1);
  for (const width of ['', '&width=1024', '&width=1440', '&width=99999'])
    await get(`/images/hero/dunes.png?format=webp${width}`);
  expect(copies()).toBe(2);
});

test('a client that asks for many sizes does not take the place of others', async () => {
  const { app, put } = await createAppWithImage();
  for (let index = 0; index < 80; index += 1) put(`p${index}.png`, await createImage(400 + index, 300));
  const ask = async (index: number, remoteAddress: string) => {
    const url = `/images/p${index}.png?format=webp&width=320`;
    return (await app.inject({ url, remoteAddress })).statusCode;
  };
  const greedy = Array.from({ length: 75 }, (_, index) => ask(index, '192.0.2.1'));
  const others = [75, 76, 77, 78, 79].map((index) => ask(index, `192.0.2.${index}`));
  expect(await Promise.all(others)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(await Promise.all(greedy))).toEqual(new Set([200, 503]));
});

test('does not encode a picture that its client no longer waits for', async () => {
  const { app, folder, put } = await createAppWithImage();
  for (let index = 0; index < 12; index += 1) put(`p${index}.png`, await createImage(2000 + index, 1500));
  const proxy = Fastify();
  await proxyApi(proxy, await app.listen({ port: 0, host: 'localhost' }));
  const origin = await proxy.listen({ port: 0, host: 'localhost' });
  onTestFinished(() => proxy.close());
  const leave = new AbortController();
  const ask = (index: number, signal?: AbortSignal) =>
    fetch(`${origin}/images/p${index}.png?format=avif&width=1920`, signal ? { signal } : {}).then(
      ({ status }) => status,
      () => 'left',
    );
  const started = [ask(0), ask(1)];
  const requests = { count: 0 };
  app.server.on('request', () => (requests.count += 1));
  const left = Array.from({ length: 9 }, (_, index) => ask(index + 2, leave.signal));
  await vi.waitUntil(() => requests.count >= 9, PATIENT);
  leave.abort();
  expect(await Promise.all(left)).toEqual(Array.from({ length: 9 }, () => 'left'));
  expect(await Promise.all([...started, ask(11)])).toEqual([200, 200, 200]);
  expect(readdirSync(join(folder, 'image-cache')).length).toBeLessThan(12 - 4);
});

test('queues many sizes, and rejects further ones with 503', async () => {
  const { get, put } = await createAppWithImage();
  for (let index = 0; index < 80; index += 1) put(`p${index}.png`, await createImage(400 + index, 300));
  const responses = await Promise.all(
    Array.from({ length: 80 }, (_, index) => get(`/images/p${index}.png?format=webp&width=320`)),
  );
  const statuses = new Set(responses.map(({ statusCode }) => statusCode));
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 503]);
  expect(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('1');
});

test('serves other requests while 200 sizes are encoded or rejected', async () => {
  const { get, put } = await createAppWithImage();
  for (let index = 0; index < 40; index += 1) put(`p${index}.png`, await createImage(500 + index, 400));
  const ended: number[] = [];
  const request = async (path: string) => {
    const { statusCode } = await get(path);
    ended.push(statusCode);
    return statusCode;
  };
  const sizes = Array.from(
    { length: 200 },
    (_, index) => `/images/p${index % 40}.png?format=webp&width=${imageWidths[Math.floor(index / 40)]}`,
  );
  const pictures = Promise.all(sizes.map(request));
  // The first 503 shows that the queue is full.
  await vi.waitUntil(() => ended.includes(503), { ...PATIENT, interval: 1 });
  expect(await Promise.all(['/healthz', '/readyz', '/api/public/services'].map(request))).toEqual([200, 200, 200]);
  expect(ended.length, 'images are still being encoded').toBeLessThan(sizes.length);
  expect(new Set(await pictures)).toEqual(new Set([200, 503]));
  expect(await request(sizes[0] ?? '')).toBe(200);
});

test('reuses the cache after a restart, and encodes deleted files again', async () => {
  const { folder, get } = await createAppWithImage();
  const url = '/images/hero/dunes.png?format=webp&width=320';
  const made = await get(url);
  const images = { folder: join(folder, 'images'), cacheFolder: join(folder, 'image-cache'), cacheBytes: 10_000_000 };
  const [cached] = readdirSync(images.cacheFolder);
  const marked = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  writeFileSync(join(images.cacheFolder, cached ?? ''), marked);
  const restarted = await createTestApp({ images });
  expect((await restarted.get(url)).rawPayload).toEqual(marked);
  rmSync(join(images.cacheFolder, cached ?? ''));
  expect((await restarted.get(url)).rawPayload).toEqual(made.rawPayload);
});

test('keeps the ETag of a file with a new modification time and the same content', async () => {
  const { folder, get } = await createAppWithImage();
  const before = await get('/images/hero/dunes.png?width=320');
  utimesSync(join(folder, 'images/hero/dunes.png'), new Date('2026-01-01'), new Date('2026-01-01'));
  expect((await get('/images/hero/dunes.png?width=320')).headers.etag).toBe(before.headers.etag);
});
