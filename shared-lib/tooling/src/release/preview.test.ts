import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { fakeShell } from 'testing/fake-shell';
import { publishUntried } from 'testing/publish-untried';
import { runningShell } from 'testing/running-shell';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, type SiteConfig } from '../config.ts';
import { listReleases } from './list.ts';
import { preparePreview } from './preview.ts';
import { readPreview, type Preview } from './preview-link.ts';
import { publish } from './publish.ts';
import { readTrustedKeys } from './release-keys.ts';
import { readReleaseLog } from './release-log.ts';
import { parsePrivateKey, publicKeyOf } from './signatures.ts';
import { withdrawRelease } from './withdraw.ts';

const ADMIN = 'remote-admin';
const HOUR_MS = 3_600_000;

/** A site on which a release is live. */
const siteWith = async (variables: Record<string, string> = {}, id: RemoteId = ADMIN) => {
  const config = readConfig({ DATA_DIR: scratchFolder(), ...variables });
  const { version } = await publishUntried(id, { config, dist: fakeBuild({ id }), actor: { who: 'test' } });
  return { config, live: version };
};

const isStored = ({ dataDir }: SiteConfig, version: string, id: RemoteId = ADMIN) =>
  existsSync(join(dataDir, 'releases', id, version, 'integrity.json'));

const read = async (link: string, config: SiteConfig, more: { site?: string; now?: number } = {}) =>
  readPreview(link.slice(link.lastIndexOf('/') + 1), {
    site: config.siteOrigin,
    trusted: await readTrustedKeys(config),
    now: Date.now(),
    ...more,
  });

const newKey = () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, public: publicKeyOf(parsePrivateKey(pem)) };
};

test('stores the build, changes nothing of what is live, and signs a link that names it', async () => {
  const { config } = await siteWith();
  const before = readFileSync(config.registryFile);
  const { version, link, expires } = await preparePreview(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
  expect(readFileSync(config.registryFile).equals(before)).toBe(true);
  expect(isStored(config, version)).toBe(true);
  expect(link).toMatch(/^http:\/\/localhost:3000\/_preview\/[\w-]+\.[\w-]+$/);
  expect(await read(link, config)).toMatchObject({ remote: ADMIN, version, expires: expires.getTime() });
  expect(Math.round((expires.getTime() - Date.now()) / HOUR_MS)).toBe(24);
});

test('leaves a line in the log of releases: who showed what, and until when', async () => {
  const { config, live } = await siteWith();
  const actor = { who: 'nora', author: 'Nora Ali', subject: 'admin: sort users', note: 'for the board' };
  const shown = await preparePreview(ADMIN, { config, dist: fakeBuild({ text: 'two' }), hours: 2, actor });
  expect((await readReleaseLog(config)).at(-1)).toEqual({
    at: expect.any(String),
    ...actor,
    remote: ADMIN,
    version: shown.version,
    outcome: 'previewed',
    until: shown.expires.toISOString(),
  });
  // It is no release of the list, and what is live keeps its own words.
  const listed = await listReleases(ADMIN, config);
  expect(listed.filter((line) => line.includes(shown.version))).toEqual([]);
  expect(listed.filter((line) => line.includes(live))).toEqual([expect.not.stringContaining('sort users')]);
});

test('a link shows nothing when it is changed, made for another site, or over', async () => {
  const { config } = await siteWith();
  const { link, expires } = await preparePreview(ADMIN, { config, dist: fakeBuild({ text: 'two' }), hours: 2 });
  const [encoded = '', signature = ''] = link.slice(link.lastIndexOf('/') + 1).split('.');
  const signed: Preview = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  const changed = (more: object) =>
    `/${Buffer.from(JSON.stringify({ ...signed, ...more })).toString('base64url')}.${signature}`;
  for (const more of [{ version: 'f'.repeat(16) }, { remote: 'remote-public' }, { expires: signed.expires + 1 }])
    expect(await read(changed(more), config)).toBe('forged');
  for (const text of ['', '/', `/${encoded}`, `/${encoded}.`, `/.${signature}`, `/${encoded}.${'A'.repeat(86)}`])
    expect(await read(text, config)).toBe('forged');
  expect(await read(link, config, { site: 'https://other.example' })).toBe('foreign');
  expect(await read(link, config, { now: expires.getTime() - 1 })).toMatchObject({ remote: ADMIN });
  expect(await read(link, config, { now: expires.getTime() })).toBe('expired');
});

test('only the team of a remote can show a release of it; without team keys, this machine can', async () => {
  const [admin, open] = [newKey(), newKey()];
  vi.stubEnv('RELEASE_KEY', admin.pem);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { config } = await siteWith({ ADMIN_RELEASE_KEYS: admin.public, PUBLIC_RELEASE_KEYS: open.public });
  const dist = fakeBuild({ text: 'two' });
  const { link } = await preparePreview(ADMIN, { config, dist });
  expect(await read(link, config)).toMatchObject({ remote: ADMIN });
  await expect(preparePreview('remote-public', { config, dist: fakeBuild({ id: 'remote-public' }) })).rejects.toThrow(
    /PUBLIC_RELEASE_KEYS does not name/,
  );
  // The key of the machine's shells is not enough where the team has keys.
  const withoutKeys = { ...config, siteMode: 'live' as const, releaseKeys: { ...config.releaseKeys, [ADMIN]: [] } };
  const byShell = await preparePreview(ADMIN, { config: withoutKeys, dist });
  expect(await read(byShell.link, withoutKeys)).toMatchObject({ remote: ADMIN });
  expect(await read(byShell.link, config)).toBe('forged');
});

test('refuses what cannot be shown, and says why', async () => {
  const { config, live } = await siteWith();
  const show = (more: Partial<Parameters<typeof preparePreview>[1]> = {}) =>
    preparePreview(ADMIN, { config, dist: fakeBuild({ text: 'two' }), ...more });
  await expect(show({ dist: fakeBuild() })).rejects.toThrow(`${live} is live already`);
  await expect(show({ hours: 169 })).rejects.toThrow('up to 168 hours');
  await expect(preparePreview('remote-public', { config, dist: fakeBuild({ id: 'remote-public' }) })).rejects.toThrow(
    'remote-public is not in the registry',
  );
  const shellOrigin = await fakeShell({ entryPoints: { 'shared-lib/router': [] } });
  await expect(show({ shellOrigin })).rejects.toThrow('does not export');
  const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }), actor: { who: 'test' } });
  await withdrawRelease(ADMIN, version, { reason: 'boom', at: new Date().toISOString() }, config);
  await expect(show()).rejects.toThrow('was withdrawn (boom)');
});

test('removes files when the time of a link is over, unless the release became live; a refusal removes none before', async () => {
  const { config } = await siteWith();
  const show = (text: string, at: number) =>
    preparePreview(ADMIN, { config, dist: fakeBuild({ text }), hours: 1, clock: () => at });
  const [start, later] = [Date.now(), Date.now() + 2 * HOUR_MS];
  const shown = await show('two', start);
  const published = await show('three', start);
  await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'three' }), actor: { who: 'test' } });
  await runningShell(config, ADMIN, () => '/admin: boom');
  const refused = publish(ADMIN, { config, dist: fakeBuild({ text: 'two' }), tryRelease: async () => [] });
  await expect(refused).rejects.toThrow('boom');
  expect(isStored(config, shown.version)).toBe(true);
  const next = await show('four', later);
  const versions = [shown, published, next].map(({ version }) => version);
  expect(versions.map((version) => isStored(config, version))).toEqual([false, true, true]);
});
