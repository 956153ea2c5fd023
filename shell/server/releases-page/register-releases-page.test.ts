import Fastify from 'fastify';
import { authResponse, errorResponse } from 'shared-lib/contracts';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { startSeededApi } from 'testing/seeded-api';
import { readConfig, type SiteConfig } from 'tooling/config';
import { addRejection } from 'tooling/release/refused-releases';
import { readRegistry } from 'tooling/release/registry-file';
import { readTrustedKeys } from 'tooling/release/release-keys';
import { readReleaseLog } from 'tooling/release/release-log';
import { unsignedReason } from 'tooling/release/signatures';
import { withdrawRelease } from 'tooling/release/withdraw';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as application from '../../src/server/entry.ts';
import { releasesView, rollbackResult, type ReleasesView } from '../../src/pages/releases/contract.ts';
import { Visits } from '../beacons/visits.ts';
import type { LiveReleases } from '../registry-watch.ts';
import { registerReleasesPage } from './register-releases-page.ts';

const ADMIN = 'remote-admin';
const people = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
};

let api: Awaited<ReturnType<typeof startSeededApi>>;
const tokens: Record<keyof typeof people, string> = { admin: '', client: '' };
const names = { ...tokens };
const signIn = async (person: keyof typeof people): Promise<string> => {
  const response = await fetch(`${api.config.apiOrigin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(people[person]),
  });
  const { token, user } = authResponse.parse(await response.json());
  names[person] = user.name;
  return token;
};
beforeAll(async () => {
  api = await startSeededApi();
  tokens.admin = await signIn('admin');
  tokens.client = await signIn('client');
});
afterAll(() => api.stop());

/** Follows the registry without loading releases. */
const followRegistry = ({ registryFile }: SiteConfig) => {
  const state: { liveReleases: LiveReleases } = { liveReleases: new Map() };
  return {
    get liveReleases() {
      return state.liveReleases;
    },
    async refresh() {
      const { remotes } = await readRegistry(registryFile);
      state.liveReleases = new Map(Object.entries(remotes).map(([name, remote]) => [name, { remote, checks: {} }]));
    },
  };
};

/** A site whose releases of remote-admin, a, b and c, went live one after the other. */
const startSite = async ({ clock }: { clock?: () => number } = {}) => {
  const config = { ...readConfig({ DATA_DIR: scratchFolder() }), apiOrigin: api.config.apiOrigin };
  const versions = { a: '', b: '', c: '' };
  for (const text of ['a', 'b', 'c'] as const) {
    const published = await publishUntried(ADMIN, {
      config,
      dist: fakeBuild({ text }),
      actor: { who: 'pipeline', author: 'Nora', subject: `admin: build ${text}` },
    });
    versions[text] = published.version;
  }
  const registry = followRegistry(config);
  await registry.refresh();
  const visits = new Visits({ isRelease: () => true });
  const server = Fastify({ trustProxy: true });
  onTestFinished(() => server.close());
  const watch = { releaseBefore: () => versions.b };
  registerReleasesPage(server, {
    config,
    registry,
    visits,
    watch,
    build: { application },
    log: () => undefined,
    ...(clock ? { clock } : {}),
  });
  const asAdmin = { authorization: `Bearer ${tokens.admin}` };
  const read = (headers: Record<string, string> = asAdmin) =>
    server.inject({ method: 'GET', url: '/_releases', headers });
  const view = async (): Promise<ReleasesView> => releasesView.parse((await read()).json());
  const goBack = (version: string, more: { seen?: string; headers?: Record<string, string> } = {}) =>
    server.inject({
      method: 'POST',
      url: '/_releases/rollback',
      headers: more.headers ?? asAdmin,
      payload: { remote: ADMIN, version, seen: more.seen ?? versions.c },
    });
  const entry = async () => (await readRegistry(config.registryFile)).remotes[ADMIN];
  return { config, versions, registry, visits, read, view, goBack, entry, asAdmin };
};

describe('who may see and change releases', () => {
  test('an administrator, and nobody may store the answer', async () => {
    const { read } = await startSite();
    const response = await read();
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test.each([
    ['nobody without a token', () => ({}), 401],
    ['nobody by a cookie', () => ({ cookie: `auth_token=${tokens.admin}; token=${tokens.admin}` }), 401],
    ['nobody with a made-up token', () => ({ authorization: 'Bearer made-up' }), 401],
    ['no text that is no token', () => ({ authorization: `Basic ${tokens.admin}` }), 401],
    ['no client', () => ({ authorization: `Bearer ${tokens.client}` }), 403],
    ['no other site', () => ({ authorization: `Bearer ${tokens.admin}`, origin: 'https://evil.example' }), 403],
    [
      'no page of another site',
      () => ({ authorization: `Bearer ${tokens.admin}`, 'sec-fetch-site': 'cross-site' }),
      403,
    ],
  ])('%s', async (_who, headers, status) => {
    const { read, goBack, versions, entry } = await startSite();
    const responses = [await read(headers()), await goBack(versions.b, { headers: headers() })];
    for (const response of responses) {
      expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(response.body).not.toContain(versions.a);
    }
    expect((await entry())?.current).toBe(versions.c);
  });

  test('a forged host changes nothing: the origin of the configuration counts', async () => {
    const { config, read, asAdmin } = await startSite();
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await read({ ...asAdmin, ...forged })).statusCode).toBe(200);
    expect((await read({ ...asAdmin, ...forged, origin: 'http://evil.example' })).statusCode).toBe(403);
    expect((await read({ ...asAdmin, ...forged, origin: config.siteOrigin })).statusCode).toBe(200);
  });

  test('nobody while the API does not say who it is', async () => {
    const { config, read } = await startSite();
    config.apiOrigin = 'http://localhost:1';
    const server = Fastify();
    onTestFinished(() => server.close());
    expect((await read()).statusCode).toBe(200);
    registerReleasesPage(server, {
      config,
      registry: followRegistry(config),
      build: { application },
      log: () => undefined,
    });
    const headers = { authorization: `Bearer ${tokens.admin}` };
    expect((await server.inject({ url: '/_releases', headers })).statusCode).toBe(503);
  });

  test('an address only so often in a minute', async () => {
    let now = 0;
    const { goBack, versions, asAdmin } = await startSite({ clock: () => now });
    const refused = () => goBack('ffffffffffffffff', { headers: { ...asAdmin, 'x-forwarded-for': '192.0.2.7' } });
    for (let count = 0; count < 10; count += 1) expect((await refused()).statusCode).toBe(404);
    const limited = await refused();
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
    now += 60_000;
    expect((await refused()).statusCode).toBe(404);
    expect((await goBack(versions.b)).statusCode).toBe(200);
  });
});

describe('what the page shows', () => {
  test('what is live, by whom; what was refused or withdrawn, and why; and what happened', async () => {
    const { config, versions, registry, view } = await startSite();
    await withdrawRelease(ADMIN, versions.b, { reason: 'hung 4', at: '2026-03-01T00:00:00.000Z' }, config);
    const rejection = { version: 'dddddddddddddddd', reason: '/admin: no h1', at: '2026-03-02T00:00:00.000Z' };
    await addRejection(config, ADMIN, rejection);
    await registry.refresh();
    const [remote] = (await view()).remotes;
    expect(remote).toMatchObject({ remote: ADMIN, live: versions.c, used: null });
    expect(remote?.releases).toMatchObject([
      { version: versions.c, state: 'live', author: 'Nora', subject: 'admin: build c' },
      { version: versions.b, state: 'withdrawn', reason: 'hung 4' },
      { version: versions.a, state: 'good', subject: 'admin: build a' },
      { version: 'dddddddddddddddd', state: 'refused', reason: '/admin: no h1' },
    ]);
    expect(remote?.releases[0]?.bytes).toBeGreaterThan(0);
    expect(remote?.history[0]).toMatchObject({ outcome: 'withdrawn', who: 'shell', version: versions.b });
  });

  test('what browsers reported, by kind of page, beside the release before', async () => {
    const { versions, visits, registry, view } = await startSite();
    for (const [name, releases] of registry.liveReleases) {
      const { current } = releases.remote;
      Object.assign(releases, { current: { remote: name, version: current } });
    }
    const used = visits.figuresOf(ADMIN, versions.c);
    used.add('one', '/admin', 'loaded');
    used.add('one', '/admin/users', 'crashed');
    used.addVital('/admin', 'lcp', 900);
    visits.figuresOf(ADMIN, versions.b).add('one', '/admin', 'hung');
    const figures = (await view()).remotes[0]?.figures;
    expect(figures?.used).toEqual({
      version: versions.c,
      addresses: 1,
      total: { counts: { loaded: 1, crashed: 1 }, lcp: 900 },
      pages: [
        { page: '/admin', counts: { loaded: 1 }, lcp: 900 },
        { page: '/admin/users', counts: { crashed: 1 } },
      ],
    });
    expect(figures?.before).toMatchObject({ version: versions.b, total: { counts: { hung: 1 } } });
  });
});

describe('going back', () => {
  test('makes a release live again, signed by this shell, with the name of the administrator in the log', async () => {
    const { config, versions, goBack, entry } = await startSite();
    const response = await goBack(versions.a);
    const { from, to, view } = rollbackResult.parse(response.json());
    expect([response.statusCode, from, to]).toEqual([200, versions.c, versions.a]);
    expect(view.remotes[0]?.live).toBe(versions.a);
    expect(view.remotes[0]?.history[0]).toMatchObject({ outcome: 'rolled back', from: versions.c, who: names.admin });
    const changed = await entry();
    if (!changed) throw new Error('not in the registry');
    expect(changed.current).toBe(versions.a);
    expect(changed.signatures?.shell).toBeDefined();
    expect(unsignedReason(ADMIN, changed, await readTrustedKeys(config))).toBeUndefined();
    const { who } = (await readReleaseLog(config)).at(-1) ?? {};
    expect(who).toBe(names.admin);
  });

  test('refuses a release that is unknown, withdrawn, live, or was never live; and a decision about another live release', async () => {
    const { config, versions, goBack, entry } = await startSite();
    await withdrawRelease(ADMIN, versions.b, { reason: 'hung 4', at: '2026-03-01T00:00:00.000Z' }, config);
    const said = async (response: ReturnType<typeof goBack>) => {
      const { statusCode, body } = await response;
      return [statusCode, errorResponse.parse(JSON.parse(body)).message];
    };
    expect(await said(goBack('ffffffffffffffff'))).toEqual([404, 'لا يوجد إصدار بهذا الرقم، أو حُذفت ملفاته.']);
    expect(await said(goBack(versions.b))).toEqual([409, expect.stringMatching(/^سُحب هذا الإصدار/)]);
    expect(await said(goBack(versions.c))).toEqual([409, expect.stringMatching(/^هذا الإصدار هو المنشور الآن/)]);
    expect(await said(goBack(versions.a, { seen: versions.b }))).toEqual([
      409,
      expect.stringMatching(/^نُشر إصدار آخر منذ فتحت/),
    ]);
    expect((await entry())?.current).toBe(versions.c);
  });

  test('refuses what is no such request', async () => {
    const { goBack, versions, asAdmin, entry } = await startSite();
    const asText = { ...asAdmin, 'content-type': 'text/plain' };
    expect((await goBack(versions.a, { headers: asText })).statusCode).toBe(422);
    expect((await goBack(versions.a, { seen: 'x'.repeat(2000) })).statusCode).toBe(413);
    expect((await entry())?.current).toBe(versions.c);
  });
});
