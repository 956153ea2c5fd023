import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'shared-lib/federation';
import { scratchFolder } from 'testing/scratch-folder';
import { readReleaseLog } from 'tooling/release/release-log';
import { expect, test } from 'vitest';
import { Health } from './health.ts';
import { logFallback } from './watch-releases.ts';
import { RegistryWatch, type Fallback } from './registry-watch.ts';
import type { LoadedRelease, ReleaseLocation } from './release.ts';
import type { PageRenderers } from './renderer/release-renderers.ts';

const OLD = '0000000000000001';
const NEW = '0000000000000002';
const sri = `sha384-${'A'.repeat(64)}`;

const registryOf = (current: string, verified: string[]): Registry => ({
  schema: 1,
  remotes: {
    'remote-admin': {
      origin: 'http://localhost:1',
      mounts: ['/admin'],
      ssr: false,
      current,
      verified,
      releases: {
        [OLD]: { integrity: sri, published_at: '2026-01-01T00:00:00Z' },
        [NEW]: { integrity: sri, published_at: '2026-02-01T00:00:00Z' },
      },
    },
  },
});

const releaseAt = (
  { remote, version, origin, base = `${origin}/${version}/` }: ReleaseLocation,
  check = 'passed',
): LoadedRelease => ({
  remote,
  version,
  base,
  metadata: {
    remote,
    container: 'remote_admin_x',
    contract: 1,
    entry: 'e.js',
    manifest: 'mf-manifest.json',
    exposes: {},
    server: 'server/routes.cjs',
    imports: {},
    files: {},
  },
  renderers: undefined,
  check,
});

/** Creates a watch that loads releases with `load`. `publish` writes the registry as the release command does. */
const createWatch = (load: (location: ReleaseLocation) => Promise<LoadedRelease>) => {
  const file = join(scratchFolder(), 'registry.json');
  const warnings: string[] = [];
  const fallbacks: Fallback[] = [];
  const switches: string[] = [];
  const watch = new RegistryWatch({
    siteOrigin: 'https://www.example.com',
    file,
    load,
    onFallback: (fallback) => fallbacks.push(fallback),
    onSwitch: (remote, cause) => switches.push(`${remote}: ${cause}`),
    health: new Health(() => undefined),
    log: (message) => warnings.push(message),
    intervalMs: 60_000,
  });
  const publish = async (registry: Registry | string) => {
    writeFileSync(file, typeof registry === 'string' ? registry : JSON.stringify(registry));
    await watch.refresh();
    return watch.liveReleases.get('remote-admin');
  };
  return { publish, warnings, fallbacks, switches, watch };
};

test('makes a new release live with the last verified one as fallback', async () => {
  const { publish } = createWatch(async (location) => releaseAt(location));
  expect((await publish(registryOf(OLD, [OLD])))?.current?.version).toBe(OLD);
  const releases = await publish(registryOf(NEW, [OLD]));
  expect(releases?.current?.version).toBe(NEW);
  expect(releases?.fallback?.version).toBe(OLD);
  expect(releases?.checks).toEqual({ [NEW]: 'passed', [OLD]: 'passed' });
});

test('counts a switch for each change of the release in use, and says when it was withdrawn', async () => {
  const { publish, switches, watch } = createWatch(async (location) => releaseAt(location));
  await publish(registryOf(OLD, [OLD]));
  await watch.refresh();
  expect(switches).toEqual([]);
  await publish(registryOf(NEW, [NEW, OLD]));
  await watch.withdraw('remote-admin', NEW, { reason: 'hung 6', at: '2026-02-01T00:05:00Z' });
  expect(switches).toEqual(['remote-admin: registry', 'remote-admin: withdrawal']);
});

test('serves the last verified release and reports the reason when a release fails its trial', async () => {
  const { publish, warnings } = createWatch(async (location) =>
    releaseAt(location, location.version === NEW ? 'it throws' : 'passed'),
  );
  const releases = await publish(registryOf(NEW, [OLD]));
  expect(releases?.current?.version).toBe(OLD);
  expect(releases?.fallback).toBeUndefined();
  expect(releases?.checks[NEW]).toBe('it throws');
  expect(warnings.join()).toContain('it throws');
});

test('writes a line with the reason into the log of releases when a remote falls back, once each time', async () => {
  const config = { registryFile: join(scratchFolder(), 'registry.json') };
  const { publish, fallbacks, watch } = createWatch(async (location) =>
    releaseAt(location, location.version === NEW ? 'it throws' : 'passed'),
  );
  await publish(registryOf(OLD, [OLD]));
  expect(fallbacks).toEqual([]);
  await publish(registryOf(NEW, [OLD]));
  await watch.refresh();
  await publish(registryOf(NEW, [OLD, NEW]));
  const fallback = { remote: 'remote-admin', live: NEW, used: OLD, reason: 'it throws' };
  expect(fallbacks).toEqual([fallback]);
  await publish(registryOf(OLD, [OLD]));
  await publish(registryOf(NEW, [OLD]));
  expect(fallbacks).toEqual([fallback, fallback]);
  await logFallback(config, fallback);
  expect(await readReleaseLog(config)).toEqual([
    {
      at: expect.any(String),
      who: 'shell',
      remote: 'remote-admin',
      version: OLD,
      from: NEW,
      outcome: 'fallback',
      reason: 'it throws',
    },
  ]);
});

test('keeps the current release while the host is down and loads the new one at the next refresh', async () => {
  let isDown = false;
  const { publish, watch } = createWatch(async (location) => {
    if (isDown) throw new Error('refused');
    return releaseAt(location);
  });
  await publish(registryOf(OLD, [OLD]));
  isDown = true;
  expect((await publish(registryOf(NEW, [])))?.current?.version).toBe(OLD);
  isDown = false;
  await watch.refresh();
  expect(watch.liveReleases.get('remote-admin')?.current?.version).toBe(NEW);
});

test('keeps the releases and warns once when the registry cannot be read', async () => {
  const { publish, warnings, watch } = createWatch(async (location) => releaseAt(location));
  await publish(registryOf(OLD, [OLD]));
  expect((await publish('{ "schema": 1,'))?.current?.version).toBe(OLD);
  await watch.refresh();
  expect(warnings.filter((message) => message.includes('registry could not be read'))).toHaveLength(1);
});

test('reports a registry that names another hash for a release in use, and keeps the verified release', async () => {
  const { publish, warnings } = createWatch(async (location) => {
    if (location.integrity !== sri) throw new Error('integrity.json does not match its hash in the registry');
    return releaseAt(location);
  });
  const good = registryOf(OLD, [OLD]);
  await publish(good);
  const forged = registryOf(OLD, [OLD]);
  const releases = forged.remotes['remote-admin']?.releases;
  if (releases) releases[OLD] = { integrity: `sha384-${'B'.repeat(64)}`, published_at: '2026-01-01T00:00:00Z' };
  const noticed = await publish(forged);
  expect(warnings.join()).toContain('does not match its hash');
  expect(noticed?.checks).toEqual({});
  expect(noticed?.current?.version).toBe(OLD);
  expect((await publish(good))?.checks).toEqual({ [OLD]: 'passed' });
});

test.each([
  ['another origin with a source for the policy', "http://localhost:1/; script-src 'unsafe-inline' *;"],
  ['a file', 'file:///etc'],
  ['a path', 'http://localhost:3003/admin'],
  ['user information', 'http://admin@localhost:3003'],
  ['a slash at the end', 'http://localhost:3003/'],
])('keeps the releases when the registry names %s as the origin', async (_what, origin) => {
  const { publish, warnings, watch } = createWatch(async (location) => releaseAt(location));
  await publish(registryOf(OLD, [OLD]));
  const crafted = registryOf(NEW, [OLD]);
  const remote = crafted.remotes['remote-admin'];
  if (remote) remote.origin = origin;
  expect((await publish(crafted))?.current?.version).toBe(OLD);
  expect(watch.liveReleases.get('remote-admin')?.remote.origin).not.toBe(origin);
  expect(warnings.join()).toContain('must be an origin');
});

test('a release moves under the origin of the site and back, and is fetched anew from a host that moves', async () => {
  const fetched: string[] = [];
  const { publish } = createWatch(async (location) => {
    fetched.push(location.origin);
    return releaseAt(location);
  });
  const baseWith = async (more: { origin?: string; path?: string }) => {
    const registered = registryOf(OLD, [OLD]);
    Object.assign(registered.remotes['remote-admin'] ?? {}, more);
    return (await publish(registered))?.current?.base;
  };
  const own = `http://localhost:1/${OLD}/`;
  const ofSite = `https://www.example.com/r/admin/${OLD}/`;
  expect(await baseWith({})).toBe(own);
  expect(await baseWith({ path: '/r/admin' })).toBe(ofSite);
  expect(await baseWith({ path: '/r/admin', origin: 'http://localhost:2' })).toBe(ofSite);
  expect(await baseWith({})).toBe(own);
  expect(fetched).toEqual([1, 1, 2, 1].map((port) => `http://localhost:${port}`));
});

test('keeps the last release of a remote that disappears from the registry, and says so', async () => {
  const { publish, warnings } = createWatch(async (location) => releaseAt(location));
  await publish(registryOf(OLD, [OLD]));
  expect((await publish({ schema: 1, remotes: {} }))?.current?.version).toBe(OLD);
  expect(warnings).toContain('remote-admin is not in the registry any more, its last release stays in use.');
  expect((await publish(registryOf(NEW, [NEW, OLD])))?.current?.version).toBe(NEW);
});

test('rolls back with one write of the registry', async () => {
  const { publish } = createWatch(async (location) => releaseAt(location));
  await publish(registryOf(NEW, [NEW, OLD]));
  expect((await publish(registryOf(OLD, [OLD])))?.current?.version).toBe(OLD);
});

/** Renderers that record their roles. */
const fakeRenderers = (roles: string[], use: () => Promise<void> = async () => undefined): PageRenderers => ({
  async use(role) {
    roles.push(role);
    await use();
  },
  render: async () => Promise.reject(new Error('no page')),
  retire: () => void roles.push('retire'),
  stop: () => void roles.push('stop'),
});

test('starts the renderers of the live release, and of the previous one only when a page needs them', async () => {
  const roles: Record<string, string[]> = { [OLD]: [], [NEW]: [] };
  const { publish } = createWatch(async (location) => ({
    ...releaseAt(location),
    renderers: fakeRenderers(roles[location.version] ?? []),
  }));
  await publish(registryOf(OLD, [OLD]));
  await publish(registryOf(NEW, [NEW, OLD]));
  expect(roles).toEqual({ [OLD]: ['live', 'spare'], [NEW]: ['live'] });
});

test('keeps the previous release when the renderers of the new one cannot start', async () => {
  const { publish } = createWatch(async (location) => ({
    ...releaseAt(location),
    renderers: fakeRenderers([], async () => {
      if (location.version === NEW) throw new Error('exited with code 3');
    }),
  }));
  await publish(registryOf(OLD, [OLD]));
  const releases = await publish(registryOf(NEW, [OLD]));
  expect(releases?.current?.version).toBe(OLD);
  expect(releases?.checks[NEW]).toBe('exited with code 3');
});

test('goes back to the last good release when one is withdrawn, although the registry still names it', async () => {
  const { publish, watch } = createWatch(async (location) => releaseAt(location));
  await publish(registryOf(NEW, [NEW, OLD]));
  await watch.withdraw('remote-admin', NEW, { reason: 'exited with code 3', at: '2026-03-01T00:00:00.000Z' });
  const releases = watch.liveReleases.get('remote-admin');
  expect(releases?.current?.version).toBe(OLD);
  expect(releases?.fallback).toBeUndefined();
  expect(releases?.remote.withdrawn?.[NEW]?.reason).toBe('exited with code 3');
});

test('renders only in the browser when the withdrawn release has no predecessor', async () => {
  const roles: string[] = [];
  const { publish, watch } = createWatch(async (location) => ({
    ...releaseAt(location),
    renderers: fakeRenderers(roles),
  }));
  await publish(registryOf(NEW, [NEW]));
  await watch.withdraw('remote-admin', NEW, { reason: 'exited with code 3', at: '2026-03-01T00:00:00.000Z' });
  expect(watch.liveReleases.get('remote-admin')?.current).toMatchObject({ version: NEW, renderers: undefined });
  expect(roles.at(-1)).toBe('stop');
});
