import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes, type RemoteId } from 'shared-lib/federation';
import { publishUntried } from 'testing/publish-untried';
import { replaceHashes, replaceInFiles } from 'testing/marked-build';
import { smallVariant } from 'testing/small-remote';
import { readConfig, ROOT, type SiteConfig } from 'tooling/config';
import { browserScripts, serverBundles, type CollectedRelease } from 'tooling/release/collect';
import { publish, type PublishOptions } from 'tooling/release/publish';
import { RefusedRelease } from 'tooling/release/refused-releases';
import { releasesFolder } from 'tooling/release/store';
import { parsePages, readStoredCode, readStoredRelease } from 'tooling/release/stored-release';
import { withTrialApis, type TrialApis } from 'tooling/release/trial-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadBuild, type Build } from './application.ts';
import { tryCompletely, type LiveRelease } from './release-trial.ts';

// A trial starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

type Small = 'remote-public' | 'remote-admin';

const root = mkdtempSync(join(tmpdir(), 'miqyas-gaps-'));
let build: Build;
let apis: TrialApis;
const finished = Promise.withResolvers<void>();
let running: Promise<void>;

beforeAll(async () => {
  build = await loadBuild(join(ROOT, 'shell/dist'));
  const started = Promise.withResolvers<TrialApis>();
  running = withTrialApis({ apiOrigin: 'http://localhost:9', log: () => undefined }, async (now) => {
    started.resolve(now);
    await finished.promise;
  });
  apis = await started.promise;
});
afterAll(async () => {
  finished.resolve();
  await running;
  rmSync(root, { recursive: true, force: true });
});

/** The release that is live at a site, as a running shell knows it. */
const liveAt = (config: SiteConfig, id: RemoteId, version: string): LiveRelease => ({
  figures: [],
  async load() {
    const folder = join(releasesFolder(config, id), version);
    const stored = await readStoredRelease(folder);
    if (!stored) throw new Error(`${folder} is missing`);
    const { scripts, modules } = await readStoredCode(folder, stored.metadata);
    return { ...stored, scripts, bundle: { name: `${id} live`, base: 'http://localhost/', modules } };
  },
});

const tryRelease = async (id: RemoteId, release: CollectedRelease, live?: LiveRelease) => {
  const { metadata, version, files } = release;
  const bundle = { name: `${id} ${version}`, base: 'http://localhost/', modules: serverBundles(release) };
  const pages = parsePages(files.get('pages.json')?.toString());
  const trial = { remote: remotes[id], metadata, pages, scripts: browserScripts(release), bundle, apis };
  const { applicationFile } = build;
  const site = { siteOrigin: 'http://localhost', apiOrigin: 'http://localhost:9', log: () => undefined };
  return tryCompletely({ ...trial, ...site, applicationFile, live }).catch((error: unknown) => {
    throw new RefusedRelease(`${id} ${version}`, error instanceof Error ? error.message : String(error));
  });
};

const sites = new Map<Small, Promise<SiteConfig>>();

/** A site whose live release of the remote has no fault. */
const siteWith = (remote: Small): Promise<SiteConfig> => {
  const create = async () => {
    const config = readConfig({ DATA_DIR: mkdtempSync(join(root, remote)) });
    await publishUntried(remote, { config, dist: await smallVariant({ remote, name: 'live' }) });
    return config;
  };
  const site = sites.get(remote) ?? create();
  sites.set(remote, site);
  return site;
};

const editPages = (dist: string, edit: (text: string) => string) => {
  const file = join(dist, 'pages.json');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
};

const entryOf = (dist: string) => join(dist, 'federated/remoteEntry.js');
const chunksIn = (dist: string): string[] =>
  [...readFileSync(join(dist, 'pages.json'), 'utf8').matchAll(/static\/js\/async\/[\w-]+\.js/g)].map(([file]) => file);
const pageChunk = (dist: string) => join(dist, 'federated', chunksIn(dist)[0] ?? 'none');

/** Changes a script and the hashes of it. */
const changeScript = (dist: string, from: string | RegExp, to: string) =>
  replaceHashes(dist, replaceInFiles(join(dist, 'federated'), from, to));

interface Fault {
  remote: Small;
  code?: Record<string, string>;
  patch?: (dist: string) => void;
  /** Whether the trial knows the live release, as running shells do. */
  isComparedWithLive?: boolean;
  /** What the reason says, with the page. */
  reason: RegExp | string;
}

const boom = `throw new Error('boom');`;
const inDocument = `if (typeof document !== 'undefined') ${boom}`;
const withoutPage = (lost: string) => (dist: string) =>
  editPages(dist, (text) => JSON.stringify({ pages: parsePages(text)?.filter(({ path }) => path !== lost) }));

const faults: Record<string, Fault> = {
  'the home page is gone from its list': {
    remote: 'remote-public',
    patch: withoutPage('/'),
    reason: 'it no longer has /,',
  },
  'another page is gone from its list': {
    remote: 'remote-public',
    patch: withoutPage('/about'),
    reason: 'it no longer has /about,',
  },
  'the list of pages is gone': {
    remote: 'remote-public',
    patch: (dist) => rmSync(join(dist, 'pages.json')),
    reason: 'it has no pages.json',
  },
  'the route of a listed page is gone': {
    remote: 'remote-public',
    patch: (dist) => void replaceInFiles(join(dist, 'server'), /path: ?['"]about['"]/g, `path: 'other'`),
    reason: '/about: the module has no such page',
  },
  'a page redirects to itself': {
    remote: 'remote-public',
    code: { loader: `return new Response(null, { status: 302, headers: { Location: '/about' } });` },
    reason: '/about: redirects in a circle: /about → /about',
  },
  'a page responds with 500': {
    remote: 'remote-public',
    code: { status: 'return 500;' },
    reason: '/about: responds with 500',
  },
  'a page responds with 404': {
    remote: 'remote-public',
    code: { status: 'return 404;' },
    reason: '/about: responds with 404',
  },
  'the data of a page never arrive': {
    remote: 'remote-public',
    code: { data: 'return new Promise(() => undefined);' },
    reason: '/about: its data never arrives',
  },
  'a page computes for too long': {
    remote: 'remote-public',
    // A fixed amount of work, far above three times that of the page on a busy machine, where each measure spreads.
    code: { About: 'let n = 1; for (let i = 0; i < 4e8; i += 1) n = (Math.imul(n, 31) + 1) | 0; globalThis.n = n;' },
    isComparedWithLive: true,
    reason: /\/about: takes \d+ ms of the processor, and \d+ ms in the live release/,
  },
  'a page throws an Error': { remote: 'remote-public', code: { About: boom }, reason: '/about: boom' },
  'a page throws a text': {
    remote: 'remote-public',
    code: { About: `throw 'a text';` },
    reason: '/about: the page threw a text',
  },
  'a page throws on its first render only': {
    remote: 'remote-public',
    code: { About: `globalThis.n = (globalThis.n ?? 0) + 1; if (globalThis.n === 1) ${boom}` },
    reason: /\/about: .*(failed the first time|boom)/,
  },
  'a page suspends on the server': {
    remote: 'remote-public',
    code: { About: 'throw new Promise(() => undefined);' },
    reason: '/about: a part of the page waited',
  },
  'a public page throws in an effect': {
    remote: 'remote-public',
    code: { 'effect of Home': boom },
    reason: '/ (guest, with rows): boom',
  },
  'a public page throws later, from an effect': {
    remote: 'remote-public',
    code: { 'effect of Home': `queueMicrotask(() => { ${boom} });` },
    reason: '/ (guest, with rows): threw outside of a page: boom',
  },
  'a page rejects a promise in an effect': {
    remote: 'remote-admin',
    code: { 'effect of Overview': `Promise.reject(new Error('boom'));` },
    reason: '/admin (admin, with rows): threw outside of a page: boom',
  },
  'the module throws in a browser only': {
    remote: 'remote-public',
    code: { module: inDocument },
    reason: /routes.*boom/,
  },
  'the chunk of a page throws when it is evaluated': {
    remote: 'remote-public',
    code: { chunk: inDocument },
    reason: '/about (guest, with rows): it shows no heading',
  },
  'the chunk of a page is missing': {
    remote: 'remote-public',
    patch: (dist) => rmSync(pageChunk(dist)),
    reason: /\/about: static\/js\/async\/.*\.js is missing/,
  },
  'the chunk of a page is empty': {
    remote: 'remote-public',
    patch: (dist) => writeFileSync(pageChunk(dist), ''),
    reason: /\/about: static\/js\/async\/.*\.js is empty/,
  },
  'the chunk of a page does not match its hash': {
    remote: 'remote-public',
    patch: (dist) => writeFileSync(pageChunk(dist), `${readFileSync(pageChunk(dist), 'utf8')}\n`),
    reason: /\/about: static\/js\/async\/.*does not match the hash in remoteEntry\.js/,
  },
  'the entry is empty': {
    remote: 'remote-admin',
    patch: (dist) => writeFileSync(entryOf(dist), ''),
    reason: 'the entry: remoteEntry.js is empty',
  },
  'the entry throws': {
    remote: 'remote-admin',
    patch: (dist) => writeFileSync(entryOf(dist), `throw new Error('boom');`),
    reason: 'remoteEntry.js throws: boom',
  },
  'the entry is not JavaScript': {
    remote: 'remote-admin',
    patch: (dist) => writeFileSync(entryOf(dist), '<!doctype html>'),
    reason: /remoteEntry\.js throws: Unexpected token/,
  },
  'the exposed module is one of another remote': {
    remote: 'remote-admin',
    patch: (dist) => changeScript(dist, /path:["'`]admin["'`]/g, 'path:"dashboard"'),
    reason: '/admin (admin, with rows): the module has no such page',
  },
  'its container is one of another remote': {
    remote: 'remote-admin',
    patch: (dist) => void replaceInFiles(dist, /remote_admin_/g, 'remote_account_'),
    reason: 'is not one of remote-admin',
  },
  'a page of the list belongs to another remote': {
    remote: 'remote-admin',
    patch: (dist) =>
      editPages(dist, (text) => text.replace(/\]\s*\}\s*$/, ',{"path":"/dashboard","expose":"./routes"}]}')),
    reason: '/dashboard is a page of remote-account',
  },
  'the sign-in form throws for a guest': {
    remote: 'remote-admin',
    code: { Login: inDocument },
    reason: '/admin/login (guest, with rows): boom',
  },
  'a list throws with rows': {
    remote: 'remote-admin',
    code: { rows: boom },
    reason: '/admin/list (admin, with rows): boom',
  },
  'a list throws without rows': {
    remote: 'remote-admin',
    code: { empty: boom },
    reason: '/admin/list (admin, without rows): boom',
  },
  'a list throws while the API fails': {
    remote: 'remote-admin',
    code: { failing: boom },
    reason: '/admin/list (admin, while the API fails): boom',
  },
  'a script of 30 MB is added to a page': {
    remote: 'remote-public',
    patch: (dist) => writeFileSync(pageChunk(dist), `${readFileSync(pageChunk(dist), 'utf8')}/*${'x'.repeat(30e6)}*/`),
    reason: /\/about grows by \d+ % before compression/,
  },
  'a file of 30 MB that no page names is added': {
    remote: 'remote-public',
    patch: (dist) => writeFileSync(join(dist, 'federated/large.js'), `/*${'x'.repeat(30e6)}*/`),
    reason: /all files grows by \d+ %/,
  },
};

test.each(['remote-public', 'remote-admin'] as const)('a small %s without a fault passes', async (remote) => {
  const config = await siteWith(remote);
  const dist = await smallVariant({ remote, name: 'good', code: { module: '' } });
  await expect(
    publish(remote, { config, dist, tryRelease: (id, release) => tryRelease(id, release) }),
  ).resolves.toMatchObject({ outcome: 'new' });
});

test.each(Object.entries(faults))(
  'refuses a release when %s',
  async (name, { remote, reason, isComparedWithLive, ...fault }) => {
    const config = await siteWith(remote);
    const before = readFileSync(config.registryFile, 'utf8');
    const dist = await smallVariant({ remote, name, ...fault });
    const tryBesideLive: PublishOptions['tryRelease'] = (id, release, live = '') =>
      tryRelease(id, release, isComparedWithLive ? liveAt(config, id, live) : undefined);
    await expect(publish(remote, { config, dist, tryRelease: tryBesideLive })).rejects.toThrow(reason);
    expect(readFileSync(config.registryFile, 'utf8')).toBe(before);
  },
);
