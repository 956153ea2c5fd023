import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteIds, remotes, type RegistryRemote } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { freePorts } from 'testing/free-ports';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { readConfig, type SiteConfig } from 'tooling/config';
import { readRegistry } from 'tooling/release/registry-file';
import { readTrustedKeys } from 'tooling/release/release-keys';
import { rollback } from 'tooling/release/rollback';
import { unsignedReason, type TrustedKeys } from 'tooling/release/signatures';
import { createHost } from 'tooling/remote-host/create-host';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { CheckEntry } from './accepted-registry.ts';
import { Health } from './health.ts';
import { LastGoodState } from './last-good.ts';
import { RegistryWatch } from './registry-watch.ts';
import { askHost } from './release.ts';
import { watchHosts } from './watch-hosts.ts';

const KEY = 'k'.repeat(32);
const ACTOR = { who: 'test' };

// Three hosts start and six releases are stored.
vi.setConfig({ testTimeout: 60_000 });

/** A registry as the release commands write it, and what its remotes hold, for faults to change. */
type Written = { schema: number; remotes: Record<string, RegistryRemote> };

/** A site whose remotes have two releases each. */
const createSite = async () => {
  const ports = await freePorts(remoteIds.length);
  const variables = remoteIds.map((id, index) => [remotes[id].port.variable, String(ports[index])]);
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'miqyas-')), ...Object.fromEntries(variables) });
  const publishAll = async (text: string) => {
    for (const id of remoteIds) await publishUntried(id, { config, dist: fakeBuild({ id, text }), actor: ACTOR });
  };
  await publishAll('one');
  const older = `${config.dataDir}/older-registry.json`;
  copyFileSync(config.registryFile, older);
  await publishAll('two');
  return config;
};

const startHosts = (config: SiteConfig) =>
  Promise.all(
    remoteIds.map(async (id) => {
      const host = await createHost({ id, config, standalone: config.dataDir, bundleKey: KEY });
      await host.listen({ host: 'localhost', port: config.remotePorts[id] });
      return host;
    }),
  );

let created: SiteConfig | undefined;
let hosts: Awaited<ReturnType<typeof startHosts>> = [];
const stopHosts = () => Promise.all(hosts.map((host) => host.close()));
afterAll(async () => {
  await stopHosts();
  if (created) rmSync(created.dataDir, { recursive: true });
});

/** The site, which all tests share, with a registry of its own. */
const siteOfTest = async () => {
  if (!created) {
    created = await createSite();
    hosts = await startHosts(created);
  }
  const registryFile = join(scratchFolder(), 'registry.json');
  const older = join(created.dataDir, 'older-registry.json');
  copyFileSync(created.registryFile, registryFile);
  return { config: { ...created, registryFile }, older };
};

/** The part of a shell that follows the registry. @param trusted keys of the teams; without them no signature counts */
const startShell = async ({ registryFile }: SiteConfig, trusted?: TrustedKeys) => {
  const checkEntry: CheckEntry = (name, entry) => (trusted ? unsignedReason(name, entry, trusted) : undefined);
  const logged: string[] = [];
  const health = new Health((line) => logged.push(line));
  const lastGood = new LastGoodState({ registryFile, bundleKey: KEY, checkEntry, warn: (line) => logged.push(line) });
  const watch = new RegistryWatch({
    siteOrigin: 'https://www.example.com',
    file: registryFile,
    checkEntry,
    health,
    lastGood,
    askHost,
    load: async (location) => (await lastGood.load(location)).release,
    log: (line) => logged.push(line),
    intervalMs: 60_000,
  });
  await watch.start();
  onTestFinished(() => watch.stop());
  const versions = () =>
    Object.fromEntries([...watch.liveReleases].map(([name, { current }]) => [name, current?.version]));
  const origins = () => [...watch.liveReleases.values()].map(({ remote }) => remote.origin);
  return { watch, health, logged, versions, origins };
};

const changed = (change: (written: Written) => void) => (config: SiteConfig) => {
  const written: Written = JSON.parse(readFileSync(config.registryFile, 'utf8'));
  change(written);
  writeFileSync(config.registryFile, JSON.stringify(written));
};
/** A change as somebody makes it who knows the counters. */
const forged = (change: (admin: RegistryRemote, written: Written) => unknown) =>
  changed((written) => {
    const admin = written.remotes['remote-admin'];
    if (!admin) throw new Error('not in the registry');
    const entry = change(admin, written) ?? admin;
    Object.assign(written.remotes, { 'remote-admin': Object.assign(entry, { counter: (admin.counter ?? 0) + 1000 }) });
  });
const text = (content: string) => (config: SiteConfig) => writeFileSync(config.registryFile, content);

interface RegistryFault {
  fault: string;
  /** Damages the registry. */
  apply(config: SiteConfig, older: string): void;
  /** The part of `/healthz` that says so; undefined for what is only ignored. */
  part?: string;
}

const faults: RegistryFault[] = [
  { fault: 'deleted', apply: ({ registryFile }) => rmSync(registryFile), part: 'registry' },
  { fault: 'empty', apply: text(''), part: 'registry' },
  {
    fault: 'half-written',
    apply: (config) => text(readFileSync(config.registryFile, 'utf8').slice(0, 700))(config),
    part: 'registry',
  },
  { fault: 'a page of HTML', apply: text('<!DOCTYPE html><title>502</title>'), part: 'registry' },
  { fault: 'a list', apply: text('[]'), part: 'registry' },
  { fault: 'null', apply: text('null'), part: 'registry' },
  { fault: 'another schema', apply: changed((written) => (written.schema = 2)), part: 'registry' },
  { fault: 'remotes that are a list', apply: text('{"schema":1,"remotes":[]}'), part: 'registry' },
  { fault: 'larger than any registry', apply: text(`{"schema":1,"x":"${'x'.repeat(5_000_000)}"}`), part: 'registry' },
  {
    fault: 'a folder',
    apply({ registryFile }) {
      rmSync(registryFile);
      mkdirSync(registryFile);
    },
    part: 'registry',
  },
  { fault: 'without remotes', apply: text('{"schema":1,"remotes":{}}'), part: 'registry' },
  {
    fault: 'without remote-public',
    apply: changed(({ remotes: all }) => delete all['remote-public']),
    part: 'registry',
  },
  { fault: 'older', apply: ({ registryFile }, older) => copyFileSync(older, registryFile), part: 'registry' },
  {
    fault: 'without counters, as before there were any',
    apply: changed(({ remotes: all }) => Object.values(all).forEach((entry) => delete entry.counter)),
    part: 'registry',
  },
  {
    fault: 'changed without a new counter',
    apply: changed(({ remotes: all }) => Object.assign(all['remote-admin'] ?? {}, { verified: [] })),
    part: 'registry',
  },
  {
    fault: 'with one remote twice',
    apply: (config) =>
      text(readFileSync(config.registryFile, 'utf8').replace('"remotes": {', '"remotes": { "remote-admin": {},'))(
        config,
      ),
    part: 'registry',
  },
  {
    fault: 'with an entry that is a text',
    apply: changed((w) => Object.assign(w.remotes, { 'remote-admin': 'x' })),
    part: 'registry',
  },
  ...(
    [
      ['an origin with a source for the policy', { origin: "http://localhost:1/; script-src 'unsafe-inline' *;" }],
      ['an origin that is a file', { origin: 'file:///etc' }],
      ['an origin with a path', { origin: 'http://localhost:3003/admin' }],
      ['a version that is a path', { current: '../../../etc' }],
      ['a live release that it does not list', { current: 'ffffffffffffffff' }],
      ['a verified release that is a path', { verified: ['../../etc/passwd'] }],
      ['a mount of another origin', { mounts: ['//evil.example'] }],
      ['a mount with a way up', { mounts: ['/admin/../..'] }],
      ['mounts that are a text', { mounts: '/admin' }],
      ['a text in place of a truth value', { ssr: 'false' }],
      ['releases that are a list', { releases: [] }],
      ['a counter that is a text', { counter: '9' }],
      ['an entry larger than any', { seen: Array.from({ length: 60_000 }, () => '0123456789abcdef') }],
    ] as const
  ).map(([what, fields]): RegistryFault => ({
    fault: `with ${what}`,
    apply: changed(({ remotes: all }) => {
      const entry = all['remote-admin'];
      Object.assign(all, { 'remote-admin': { ...entry, counter: (entry?.counter ?? 0) + 1000, ...fields } });
    }),
    part: 'registry',
  })),
  {
    fault: 'with a wrong hash of the live release',
    apply: forged(({ current, releases }) => {
      const release = releases[current];
      if (release) release.integrity = `sha384-${'B'.repeat(64)}`;
    }),
    part: 'remote-admin',
  },
  {
    fault: 'naming a release of another remote',
    apply: forged((_admin, { remotes: all }) => structuredClone(all['remote-account'])),
    part: 'remote-admin',
  },
  {
    fault: 'naming a release by another version',
    apply: forged((admin) => {
      const integrity = admin.releases[admin.current]?.integrity ?? '';
      admin.releases = { '00000000000000aa': { integrity, published_at: '2026-01-01T00:00:00.000Z' } };
      admin.current = '00000000000000aa';
      admin.verified = [];
    }),
    part: 'remote-admin',
  },
  {
    fault: 'with a remote that this shell does not have',
    apply: changed(({ remotes: all }) => Object.assign(all, { 'remote-evil': all['remote-admin'] })),
  },
  {
    fault: 'with a remote named like a prototype',
    apply: (config) =>
      text(
        readFileSync(config.registryFile, 'utf8').replace(
          '"remotes": {',
          '"remotes": { "__proto__": {"a":1}, "constructor": {},',
        ),
      )(config),
  },
];

test.each(faults)(
  'a registry that is $fault: the last good releases stay, in a running shell and after a restart',
  async ({ apply, part }) => {
    const { config, older } = await siteOfTest();
    const running = await startShell(config);
    const before = running.versions();
    const origins = running.origins();
    expect(Object.values(before).every(Boolean)).toBe(true);
    expect(running.health.faults).toEqual({});

    apply(config, older);
    await running.watch.refresh();
    const restarted = await startShell(config);
    for (const shell of [running, restarted]) {
      expect(shell.versions()).toEqual(before);
      expect(Object.keys(shell.health.faults)).toEqual(part === undefined ? [] : [part]);
      expect(shell.logged.length).toBeGreaterThan(0);
      if (part === 'registry') expect(shell.origins()).toEqual(origins);
    }
  },
);

test.each([
  [
    'with an entry that nobody has signed',
    forged((admin) => {
      delete admin.signatures;
    }),
  ],
  ['with an entry that was changed after it was signed', forged((admin) => void (admin.verified = []))],
  [
    'with the signature of another entry',
    forged((admin, { remotes: all }) => {
      const other = all['remote-account'];
      if (other?.signatures) admin.signatures = other.signatures;
    }),
  ],
])('a registry %s is refused by a shell that knows the keys, running and restarted', async (_what, apply) => {
  const { config } = await siteOfTest();
  const trusted = await readTrustedKeys(config);
  const running = await startShell(config, trusted);
  const before = running.versions();
  expect(Object.values(before).every(Boolean)).toBe(true);
  apply(config);
  await running.watch.refresh();
  const restarted = await startShell(config, trusted);
  for (const shell of [running, restarted]) {
    expect(shell.versions()).toEqual(before);
    expect(shell.health.faults.registry?.reason).toContain('remote-admin has an entry in the registry that is refused');
  }
});

test('a signed entry of before is refused, running and restarted', async () => {
  const { config, older } = await siteOfTest();
  const trusted = await readTrustedKeys(config);
  const running = await startShell(config, trusted);
  const before = running.versions();
  copyFileSync(older, config.registryFile);
  await running.watch.refresh();
  expect(running.versions()).toEqual(before);
  expect((await startShell(config, trusted)).versions()).toEqual(before);
});

test('after the registry is repaired nothing is degraded any more, also when it is the same as before', async () => {
  const { config } = await siteOfTest();
  const shell = await startShell(config);
  const good = readFileSync(config.registryFile, 'utf8');
  text('{')(config);
  await shell.watch.refresh();
  expect(Object.keys(shell.health.faults)).toEqual(['registry']);
  text(good)(config);
  await shell.watch.refresh();
  expect(shell.health.faults).toEqual({});
  expect(shell.logged).toContain('registry: works again');
});

test('an older registry that was put back on purpose is used after a release command has confirmed it', async () => {
  const { config, older } = await siteOfTest();
  const shell = await startShell(config);
  copyFileSync(older, config.registryFile);
  await shell.watch.refresh();
  const version = (await readRegistry(config.registryFile)).remotes['remote-admin']?.current;
  await rollback('remote-admin', version, { config, actor: ACTOR });
  await shell.watch.refresh();
  expect(shell.versions()['remote-admin']).toBe(version);
});

test('all hosts down: a running shell says so, a restarted one serves the last good releases until they are back', async () => {
  const { config } = await siteOfTest();
  const running = await startShell(config);
  const before = running.versions();
  await stopHosts();
  const stop = watchHosts({ releases: running.watch, askHost, health: running.health, intervalMs: 1 });
  onTestFinished(stop);
  const parts = remoteIds.map((id) => `host of ${id}`);
  await vi.waitFor(() => expect(Object.keys(running.health.faults)).toEqual(parts), { timeout: 20_000 });
  expect(running.versions()).toEqual(before);

  const restarted = await startShell(config);
  expect(restarted.versions()).toEqual(before);
  expect(Object.keys(restarted.health.faults).toSorted()).toEqual(remoteIds.toSorted());
  const { reason } = restarted.health.faults['remote-admin'] ?? {};
  expect(reason).toMatch(/is in use, but its host does not give it: http.+ does not respond/);

  hosts = await startHosts(config);
  await restarted.watch.refresh();
  expect(restarted.health.faults).toEqual({});
  await vi.waitFor(() => expect(running.health.faults).toEqual({}), { timeout: 20_000 });
});

test('a damaged last good state is not used', async () => {
  const { config } = await siteOfTest();
  const { current } = (await startShell(config)).watch.liveReleases.get('remote-admin') ?? {};
  const file = join(dirname(config.registryFile), `last-good/remote-admin-${current?.version}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('module.exports', 'evil();module.exports'));
  await stopHosts();
  const restarted = await startShell(config);
  expect(restarted.versions()['remote-admin']).not.toBe(current?.version);
  hosts = await startHosts(config);
});
