import { request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { readConfig } from 'tooling/config';
import { readRegistry } from 'tooling/release/registry-file';
import { createHost } from 'tooling/remote-host/create-host';
import { checkRequestTargets, rewriteTarget } from 'tooling/server/request-target';
import { expect, onTestFinished, test } from 'vitest';
import { Health } from './health.ts';
import { registerReleaseFiles, releaseFileHeaders } from './release-files.ts';
import { RegistryWatch, type LiveReleases } from './registry-watch.ts';
import { fetchRelease } from './release.ts';

const ADMIN = 'remote-admin';
const KEY = 'k'.repeat(32);
const SITE = 'https://www.example.com';
const ENTRY = 'remoteEntry.12345678.js';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const SCRIPT = `run(${'"a long line of a script",'.repeat(200)});`;

/**
 * A site whose administration lives under its own origin. `asked` has what its host was asked for.
 * @param texts one for each release; the last one is live
 */
const startSite = async (...texts: string[]) => {
  const config = readConfig({ DATA_DIR: scratchFolder(), ADMIN_PATH: '/r/admin', SITE_ORIGIN: SITE });
  const host = await createHost({ id: ADMIN, config, standalone: scratchFolder(), bundleKey: KEY });
  onTestFinished(() => host.close());
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const faults: { leadsTo?: string } = {};
  host.addHook('onRequest', async ({ url, headers }, reply) => {
    asked.push({ url, headers });
    if (faults.leadsTo !== undefined) await reply.redirect(faults.leadsTo);
  });
  config.remoteOrigins[ADMIN] = await host.listen({ host: 'localhost', port: 0 });
  const files = { 'static/picture.svg': PICTURE, 'static/long.js': SCRIPT };
  const publish = async (text: string) =>
    (await publishUntried(ADMIN, { config, dist: fakeBuild({ text, files }), actor: { who: 'test' } })).version;
  const versions: string[] = [];
  for (const text of texts.length > 0 ? texts : ['one']) versions.push(await publish(text));
  const log: string[] = [];
  const watch = new RegistryWatch({
    siteOrigin: SITE,
    file: config.registryFile,
    load: async (location) => (await fetchRelease(location, KEY)).release,
    health: new Health(() => undefined),
    log: (message) => log.push(message),
    intervalMs: 60_000,
  });
  await watch.refresh();
  const shell = Fastify({ rewriteUrl: rewriteTarget });
  onTestFinished(() => shell.close());
  checkRequestTargets(shell);
  shell.addHook('onSend', async ({ url }, reply) => void reply.headers(releaseFileHeaders(url)));
  /** What a visitor with the cookie `preview=1` gets. */
  const previewed: { releases?: LiveReleases } = {};
  registerReleaseFiles(shell, {
    registry: watch,
    previews: {
      open: () => Promise.reject(new Error('no link')),
      of: async (cookies) =>
        previewed.releases && cookies.includes('preview=1')
          ? { remote: ADMIN, version: '', liveReleases: previewed.releases }
          : undefined,
    },
    log: (message) => log.push(message),
  });
  const origin = await shell.listen({ host: 'localhost', port: 0 });
  /** Sends the path as it is. */
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = sendRequest(origin, { path, headers, method }).end();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request.on('response', resolve).on('error', reject);
    const response = await promise;
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
  asked.length = 0;
  return {
    config,
    host,
    faults,
    asked,
    oldest: versions[0] ?? '',
    live: versions.at(-1) ?? '',
    publish,
    watch,
    previewed,
    get,
    log,
  };
};

test('browsers load a release below the path of its remote, with the file’s type, forever, and the host gets nothing of their request', async () => {
  const { live, watch, asked, get } = await startSite();
  const release = watch.liveReleases.get(ADMIN)?.current;
  expect(release?.base).toBe(`${SITE}/r/admin/${live}/`);
  const own = { cookie: 'miqyas_session=secret', authorization: 'Bearer secret', 'x-bundle-key': KEY };
  const { status, headers, body } = await get(`/r/admin/${live}/${ENTRY}?retry=abc`, own);
  expect([status, body.toString()]).toEqual([200, 'var entry;']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'access-control-allow-origin': '*',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(asked.map(({ url }) => url)).toEqual([`/${live}/${ENTRY}`]);
  expect(JSON.stringify(asked)).not.toMatch(/secret|kkkk/);
  // The second visitor gets it from the memory of the shell.
  await get(`/r/admin/${live}/${ENTRY}`);
  expect(asked).toHaveLength(1);
});

test('a script is compressed, and HEAD has the headers of GET without its body', async () => {
  const { live, get } = await startSite();
  const path = `/r/admin/${live}/static/long.js`;
  const { headers, body } = await get(path, { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  const head = await get(path, { 'accept-encoding': 'br, gzip' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, headers['content-type']]);
  expect((await get(path, {}, 'POST')).status).toBe(404);
});

test('a picture with a script can do nothing when it is opened as a document', async () => {
  const { live, get } = await startSite();
  const { headers, body } = await get(`/r/admin/${live}/static/picture.svg`);
  expect([headers['content-type'], body.toString()]).toEqual(['image/svg+xml', PICTURE]);
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
});

const ABSENT: readonly [string, (live: string) => string][] = [
  ['a server bundle', (live) => `admin/${live}/server/routes.cjs`],
  ['a server bundle by a way around', (live) => `admin/${live}/static/../server/routes.cjs`],
  ['a server bundle in capitals', (live) => `admin/${live}/SERVER/routes.cjs`],
  ['an encoded slash', (live) => `admin/${live}/static%2flong.js`],
  ['an encoded server bundle', (live) => `admin/${live}/server%2Froutes.cjs`],
  ['an encoded letter', (live) => `admin/${live}/%73erver/routes.cjs`],
  ['a way up', (live) => `admin/${live}/../../registry.json`],
  ['an encoded way up', (live) => `admin/${live}/%2e%2e/%2e%2e/registry.json`],
  ['two slashes', (live) => `admin/${live}//static/long.js`],
  ['a source map', (live) => `admin/${live}/static/js/async/login.js.map`],
  ['a compressed copy', (live) => `admin/${live}/static/long.js.br`],
  ['the name of every object', (live) => `admin/${live}/constructor`],
  ['a file that the release does not list', (live) => `admin/${live}/static/other.js`],
  ['the folder of the release', (live) => `admin/${live}/`],
  ['an unknown release', () => `admin/ffffffffffffffff/${ENTRY}`],
  ['a release that is no hash', () => `admin/latest/${ENTRY}`],
  ['an API of the host', () => 'admin/healthz'],
  ['a remote without a release', (live) => `account/${live}/${ENTRY}`],
  ['a remote that does not exist', (live) => `evil/${live}/${ENTRY}`],
  ['the name of the package', (live) => `remote-admin/${live}/${ENTRY}`],
  ['nothing', () => ''],
];

test('what no release lists for browsers is not there, and the host is not even asked', async () => {
  const { live, asked, get } = await startSite();
  for (const [what, pathIn] of ABSENT) {
    const { status, headers } = await get(`/r/${pathIn(live)}`);
    expect([status, headers['cache-control']], what).toEqual([404, 'no-store']);
  }
  expect(asked).toEqual([]);
});

test('a document that was opened before the last two releases still gets the files of its own', async () => {
  const { oldest, get } = await startSite('one', 'two', 'three');
  expect((await get(`/r/admin/${oldest}/static/js/async/login.js`)).body.toString()).toContain('one');
  expect((await get(`/r/admin/${oldest}/server/routes.cjs`)).status).toBe(404);
});

test('a release that another shell already uses is found at once', async () => {
  const { publish, get } = await startSite();
  const version = await publish('four');
  expect((await get(`/r/admin/${version}/static/js/async/login.js`)).body.toString()).toContain('four');
});

test('only the visitor of a preview gets the files of a release that is not live', async () => {
  const { config, watch, previewed, get } = await startSite();
  // The host has its files, and the registry does not name it.
  const elsewhere = { ...config, registryFile: join(scratchFolder(), 'registry.json') };
  const dist = fakeBuild({ text: 'shown' });
  const { version } = await publishUntried(ADMIN, { config: elsewhere, dist, actor: { who: 'test' } });
  const { integrity = '' } = (await readRegistry(elsewhere.registryFile)).remotes[ADMIN]?.releases[version] ?? {};
  const location = { remote: ADMIN, version, integrity, origin: config.remoteOrigins[ADMIN] };
  const { release } = await fetchRelease(location, KEY);
  const entry = watch.liveReleases.get(ADMIN);
  previewed.releases = new Map(entry && [[ADMIN, { ...entry, current: release }]]);
  const path = `/r/admin/${version}/static/js/async/login.js`;
  expect((await get(path)).status).toBe(404);
  const shown = await get(path, { cookie: 'preview=1' });
  expect([shown.status, shown.body.toString()]).toEqual([200, expect.stringContaining('shown')]);
});

test('a host that is down, and one that changes a file or leads elsewhere, give browsers nothing but 502', async () => {
  const { config, host, faults, live, get, log } = await startSite();
  const stored = join(config.dataDir, 'releases', ADMIN, live, ENTRY);
  for (const copy of ['.br', '.gz']) rmSync(stored + copy);
  writeFileSync(stored, 'steal();');
  const damaged = await get(`/r/admin/${live}/${ENTRY}`);
  expect([damaged.status, damaged.headers['cache-control'], damaged.body.includes('steal')]).toEqual([
    502,
    'no-store',
    false,
  ]);
  expect(log.join()).toContain(`${ENTRY} does not match its hash`);
  faults.leadsTo = '/stolen';
  const led = await get(`/r/admin/${live}/static/long.js`);
  expect([led.status, led.headers.location]).toEqual([502, undefined]);
  await host.close();
  expect((await get(`/r/admin/${live}/static/long.js`)).status).toBe(502);
});
