import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryCandidate } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { runningShell } from 'testing/running-shell';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { readConfig, type SiteConfig } from '../config.ts';
import { listReleases } from './list.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registry-file.ts';

const ADMIN = 'remote-admin';

/** A site with one release of the administration, which was published before any shell ran. */
const siteWithRelease = async () => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
  return { config, version, registry: () => readFileSync(config.registryFile, 'utf8') };
};

const candidateIn = async (config: SiteConfig): Promise<RegistryCandidate | undefined> =>
  (await readRegistry(config.registryFile)).candidates?.[ADMIN];

const startShell = (config: SiteConfig, verdict?: Parameters<typeof runningShell>[2]) =>
  runningShell(config, ADMIN, verdict);

const neverAlone = () => Promise.reject(new Error('the command tried the release although shells run'));
const publishTo = (config: SiteConfig, text = 'two', deadlineMs = 20_000) =>
  publish(ADMIN, { config, dist: fakeBuild({ text }), tryRelease: neverAlone, deadlineMs });

test('makes a release live when each running shell has passed it, and only then', async () => {
  const { config, version } = await siteWithRelease();
  const liveDuringTrial: (string | undefined)[] = [];
  const verdict = async ({ version: candidate }: RegistryCandidate) => {
    liveDuringTrial.push((await readRegistry(config.registryFile)).remotes[ADMIN]?.current);
    const isStored = existsSync(join(config.dataDir, 'releases', ADMIN, candidate, 'integrity.json'));
    return isStored ? 'passed' : 'its files are missing';
  };
  const shells = [await startShell(config, verdict), await startShell(config, verdict)];
  const published = await publishTo(config);
  expect(published).toMatchObject({ outcome: 'new' });
  expect(liveDuringTrial).toEqual([version, version]);
  expect(shells.map(({ tried }) => tried.length)).toEqual([1, 1]);
  const { remotes, candidates } = await readRegistry(config.registryFile);
  expect([remotes[ADMIN]?.current, candidates]).toEqual([published.version, undefined]);
});

test('refuses a release that one of the shells refuses, with the reason, and leaves registry and files as before', async () => {
  const { config, version, registry } = await siteWithRelease();
  await startShell(config, () => 'passed');
  await startShell(config, () => '/admin: boom');
  const before = registry();
  await expect(publishTo(config)).rejects.toThrow(/^remote-admin \w{16} is refused: \/admin: boom\. Nothing/);
  expect(registry()).toBe(before);
  expect(readdirSync(join(config.dataDir, 'releases', ADMIN))).toEqual([version]);
  expect(await listReleases(ADMIN, config)).toContainEqual(expect.stringMatching(/ {2}refused: \/admin: boom$/));
});

test('forgets the reason of a rejection when the release passes a later trial', async () => {
  const { config } = await siteWithRelease();
  const shell = await startShell(config, () => 'the machine was busy');
  await expect(publishTo(config)).rejects.toThrow('the machine was busy');
  await shell.stop();
  await startShell(config, () => 'passed');
  await publishTo(config);
  expect((await listReleases(ADMIN, config)).join()).not.toContain('refused');
});

test('refuses a release when a running shell gives no verdict in time', async () => {
  const { config, registry } = await siteWithRelease();
  await startShell(config, () => 'passed');
  await startShell(config);
  const before = registry();
  await expect(publishTo(config, 'two', 3000)).rejects.toThrow('1 of 2 running shells gave no verdict within');
  expect(registry()).toBe(before);
});

test('does not wait for a shell that was killed', async () => {
  const { config } = await siteWithRelease();
  await startShell(config, () => 'passed');
  const shells = join(config.dataDir, 'shells');
  const killed = join(shells, 'killed.json');
  writeFileSync(killed, '{"verdicts":{}}');
  const before = new Date(Date.now() - 60_000);
  utimesSync(killed, before, before);
  expect((await publishTo(config)).outcome).toBe('new');
});

test('waits for the verdict of a shell that starts during the trial', async () => {
  const { config } = await siteWithRelease();
  await startShell(config, async () => {
    await startShell(config, () => 'it throws on the new shell');
    return 'passed';
  });
  await expect(publishTo(config)).rejects.toThrow('it throws on the new shell');
});

test('lets the shell try a release that the command tried alone before the shell started', async () => {
  const { config, registry } = await siteWithRelease();
  const before = registry();
  const tryRelease = async () => {
    await startShell(config, () => 'it throws here');
    return [];
  };
  await expect(publish(ADMIN, { config, dist: fakeBuild({ text: 'two' }), tryRelease })).rejects.toThrow(
    'it throws here',
  );
  expect(registry()).toBe(before);
});

test('gives two releases that are published at once their turns', async () => {
  const { config } = await siteWithRelease();
  const shell = await startShell(config, () => 'passed');
  const published = await Promise.all([publishTo(config, 'two'), publishTo(config, 'three')]);
  expect(published.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
  expect(shell.tried).toHaveLength(2);
  const { releases, current } = (await readRegistry(config.registryFile)).remotes[ADMIN] ?? { releases: {} };
  expect(Object.keys(releases)).toEqual(expect.arrayContaining(published.map(({ version }) => version)));
  expect(published.map(({ version }) => version)).toContain(current);
});

test('replaces the candidate of a release command that was killed', async () => {
  const { config } = await siteWithRelease();
  const registered = await readRegistry(config.registryFile);
  const [release] = Object.values(registered.remotes[ADMIN]?.releases ?? {});
  const left = {
    id: 'left',
    version: '00000000000000ff',
    integrity: release?.integrity,
    origin: 'http://localhost:3003',
    proposed_at: '2026-01-01T00:00:00.000Z',
  };
  writeFileSync(config.registryFile, JSON.stringify({ ...registered, candidates: { [ADMIN]: left } }));
  await startShell(config, () => 'passed');
  expect((await publishTo(config)).outcome).toBe('new');
  expect(await candidateIn(config)).toBeUndefined();
});
