import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryRemote } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { runningShell } from 'testing/running-shell';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, type SiteConfig } from '../config.ts';
import { publish } from './publish.ts';
import { readRegistry, remoteIn } from './registry-file.ts';
import { makeTeamKey, readShellKey, readTeamKey, readTrustedKeys, signForDevelopment } from './release-keys.ts';
import { rollback } from './rollback.ts';
import {
  assertSignedCandidate,
  parsePrivateKey,
  publicKeyOf,
  signAsShell,
  signAsTeam,
  unsignedReason,
} from './signatures.ts';
import { withdrawRelease } from './withdraw.ts';

const ADMIN = 'remote-admin';
const ACTOR = { who: 'test' };
const withdrawal = { reason: 'exited with code 3', at: '2026-02-01T00:00:00.000Z' };

const newKey = () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, public: publicKeyOf(parsePrivateKey(pem)) };
};

/** A site whose teams have a key each, and what its shells and teams do. */
const signedSite = async () => {
  const [admin, second, open] = [newKey(), newKey(), newKey()];
  const config = readConfig({
    DATA_DIR: scratchFolder(),
    ADMIN_RELEASE_KEYS: `${admin.public},${second.public}`,
    PUBLIC_RELEASE_KEYS: open.public,
  });
  const trusted = await readTrustedKeys(config);
  onTestFinished(() => void vi.unstubAllEnvs());
  const publishAs = async (key: { pem: string }, text: string) => {
    vi.stubEnv('RELEASE_KEY', key.pem);
    return publishUntried(ADMIN, { config, dist: fakeBuild({ text }), actor: ACTOR });
  };
  const entry = async () => remoteIn(await readRegistry(config.registryFile), ADMIN, config.registryFile);
  const reason = async (change: (now: RegistryRemote) => RegistryRemote = (now) => now) =>
    unsignedReason(ADMIN, change(await entry()), trusted);
  return { config, trusted, admin, second, open, publishAs, entry, reason };
};

test('a shell accepts what a team, with either of its keys, has published and gone back to', async () => {
  const { config, admin, second, publishAs, reason } = await signedSite();
  await publishAs(admin, 'one');
  expect(await reason()).toBeUndefined();
  await publishAs(second, 'two');
  expect(await reason()).toBeUndefined();
  await rollback(ADMIN, undefined, { config, actor: ACTOR });
  expect(await reason()).toBeUndefined();
});

test('the key of another team publishes nothing', async () => {
  const { open, publishAs, trusted, entry, admin } = await signedSite();
  await expect(publishAs(open, 'one')).rejects.toThrow(`${open.public}, which ADMIN_RELEASE_KEYS does not name`);
  await publishAs(admin, 'one');
  const forged = signAsTeam(ADMIN, await entry(), parsePrivateKey(open.pem));
  expect(unsignedReason(ADMIN, forged, trusted)).toBe('it is not signed with a key of remote-admin');
  // An entry that the administration has signed is none of the public pages.
  expect(unsignedReason('remote-public', await entry(), trusted)).toBe('it is not signed with a key of remote-public');
  const both = { ...trusted, teams: { ...trusted.teams, 'remote-public': [admin.public] } };
  expect(unsignedReason('remote-public', await entry(), both)).toBe('it was signed for remote-admin');
});

test.each([
  ['origin', (now: RegistryRemote) => ({ ...now, origin: 'https://evil.example' })],
  ['counter', (now: RegistryRemote) => ({ ...now, counter: (now.counter ?? 0) + 1 })],
  ['live release', (now: RegistryRemote) => ({ ...now, current: now.verified[1] ?? '' })],
  ['list of verified releases', (now: RegistryRemote) => ({ ...now, verified: [] })],
  ['mounts', (now: RegistryRemote) => ({ ...now, mounts: ['/'] })],
  ['withdrawals', (now: RegistryRemote) => ({ ...now, withdrawn: { [now.current]: withdrawal } })],
])('refuses an entry whose %s somebody has changed', async (_what, change) => {
  const { admin, publishAs, reason } = await signedSite();
  await publishAs(admin, 'one');
  await publishAs(admin, 'two');
  expect(await reason(change)).toBe('it was changed after it was signed');
});

test('refuses an entry without signatures, with a damaged one and with a signed text of another form', async () => {
  const { admin, publishAs, reason } = await signedSite();
  await publishAs(admin, 'one');
  expect(await reason(({ signatures: _signatures, ...entry }) => entry)).toBe('it is not signed');
  const withTeam = (change: object) => (now: RegistryRemote) => {
    if (!now.signatures) throw new Error('not signed');
    return { ...now, signatures: { team: { ...now.signatures.team, ...change } } };
  };
  expect(await reason(withTeam({ signature: 'A'.repeat(86) }))).toContain('is not signed with a key');
  expect(await reason(withTeam({ text: '{}' }))).toContain('is not signed with a key');
});

test('the key of a shell withdraws a release and goes back to one that was live, and can do nothing else', async () => {
  const { config, admin, open, publishAs, entry, reason, trusted } = await signedSite();
  const one = await publishAs(admin, 'one');
  const two = await publishAs(admin, 'two');
  vi.stubEnv('RELEASE_KEY', '');
  await withdrawRelease(ADMIN, two.version, withdrawal, config);
  expect(await entry()).toMatchObject({ current: one.version, withdrawn: { [two.version]: withdrawal } });
  expect(await reason()).toBeUndefined();
  const shellText = (await entry()).signatures?.shell?.text ?? '';

  const key = await readShellKey(config);
  const bySomeShell =
    (change: Partial<RegistryRemote>, by = key) =>
    async () =>
      unsignedReason(ADMIN, signAsShell(ADMIN, { ...(await entry()), ...change }, by), trusted);
  const counter = ((await entry()).counter ?? 0) + 1;
  expect(await bySomeShell({ counter })()).toBeUndefined();
  expect(await bySomeShell({ counter, current: 'ffffffffffffffff' })()).toContain(
    'may only go back to a release that was live',
  );
  expect(await bySomeShell({ counter, origin: 'https://evil.example' })()).toBe('it was changed after it was signed');
  expect(await bySomeShell({ counter: 1 })()).toContain('belongs to another entry');
  expect(await bySomeShell({ counter }, parsePrivateKey(open.pem))()).toContain('not signed with the key of a shell');

  // What a shell has signed ends with the next entry of the team.
  vi.stubEnv('RELEASE_KEY', admin.pem);
  await publishAs(admin, 'three');
  expect((await entry()).signatures?.shell).toBeUndefined();
  const team = (await entry()).signatures?.team;
  if (!team) throw new Error('not signed');
  const signed = { text: shellText, key: publicKeyOf(key), signature: 'A'.repeat(86) };
  expect(await reason((now) => ({ ...now, signatures: { team, shell: signed } }))).toContain(
    'not signed with the key of a shell',
  );
});

test('going back needs no key of the team on the machine of the shell', async () => {
  const { config, admin, publishAs, reason } = await signedSite();
  const one = await publishAs(admin, 'one');
  await publishAs(admin, 'two');
  vi.stubEnv('RELEASE_KEY', '');
  expect((await rollback(ADMIN, undefined, { config, actor: ACTOR })).to).toBe(one.version);
  expect(await reason()).toBeUndefined();
});

test('a candidate carries the signature of its team, which belongs to this candidate only', async () => {
  const { config, admin, trusted, publishAs } = await signedSite();
  await publishAs(admin, 'one');
  const verdicts: string[] = [];
  await runningShell(config, ADMIN, (candidate) => {
    for (const changed of [candidate, { ...candidate, origin: 'https://evil.example' }])
      try {
        assertSignedCandidate(ADMIN, changed, trusted);
        verdicts.push('signed');
      } catch (error) {
        verdicts.push(String(error));
      }
    return 'passed';
  });
  const tryRelease = () => Promise.reject(new Error('A shell runs.'));
  await publish(ADMIN, { config, dist: fakeBuild({ text: 'two' }), tryRelease, actor: ACTOR });
  expect(verdicts).toEqual(['signed', 'Error: it was not proposed with a key of remote-admin']);
});

test('a machine without the private key of a team changes nothing', async () => {
  const { config } = await signedSite();
  vi.stubEnv('RELEASE_KEY', '');
  const folder = scratchFolder();
  await expect(readTeamKey(ADMIN, config, { folder })).rejects.toThrow('Releases of remote-admin must be signed');
});

test('makes a key that only its owner can read, and prints the public one beside those that the shell trusts', async () => {
  const old = newKey();
  const config: SiteConfig = readConfig({ DATA_DIR: scratchFolder(), ADMIN_RELEASE_KEYS: old.public });
  const folder = join(scratchFolder(), 'keys');
  const lines = await makeTeamKey(ADMIN, config, folder);
  const file = join(folder, `${ADMIN}.key`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const made = publicKeyOf(parsePrivateKey(readFileSync(file, 'utf8')));
  expect(lines.at(-1)).toBe(`  ADMIN_RELEASE_KEYS=${old.public},${made}`);
  expect(lines.join()).not.toContain(readFileSync(file, 'utf8').split('\n')[1]);
  await expect(makeTeamKey(ADMIN, config, folder)).rejects.toThrow('exists: move it away first');
});

test('demo mode makes and trusts a key by itself, and signs what an earlier command left unsigned', async () => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  await publishUntried(ADMIN, { config, dist: fakeBuild(), actor: ACTOR });
  const entry = async () => remoteIn(await readRegistry(config.registryFile), ADMIN, config.registryFile);
  expect(unsignedReason(ADMIN, await entry(), await readTrustedKeys(config))).toBeUndefined();
  const { signatures: _signatures, ...unsigned } = await entry();
  writeFileSync(config.registryFile, JSON.stringify({ schema: 1, remotes: { [ADMIN]: unsigned } }));
  expect(unsignedReason(ADMIN, await entry(), await readTrustedKeys(config))).toBe('it is not signed');
  await signForDevelopment(config);
  expect(unsignedReason(ADMIN, await entry(), await readTrustedKeys(config))).toBeUndefined();
});
