import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { registryCandidate, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { runningShell } from 'testing/running-shell';
import { scratchFolder } from 'testing/scratch-folder';
import { readConfig } from 'tooling/config';
import { ENTRY_PATH, PROPOSALS_PATH, signProposal } from 'tooling/release/proposal';
import { publishElsewhere } from 'tooling/release/publish-elsewhere';
import { readRejections } from 'tooling/release/refused-releases';
import { readRegistry } from 'tooling/release/registry-file';
import { readTrustedKeys } from 'tooling/release/release-keys';
import { readReleaseLog } from 'tooling/release/release-log';
import { rollback } from 'tooling/release/rollback';
import { parsePrivateKey, publicKeyOf, signAsTeam, signCandidate, unsignedReason } from 'tooling/release/signatures';
import { withdrawRelease } from 'tooling/release/withdraw';
import { createHost } from 'tooling/remote-host/create-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchWholeRelease } from '../release.ts';
import { Proposals } from './proposals.ts';
import { registerProposals } from './register-proposals.ts';

const ADMIN = 'remote-admin';
const errorBody = z.object({ message: z.string() });
const signedBody = z.object({ text: z.string(), key: z.string(), signature: z.string() });
const UNTRIED = 'ffffffffffffffff';
const OTHER_HASH = `sha384-${'A'.repeat(64)}`;
const BUNDLE_KEY = 'k'.repeat(32);

const newKey = () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, public: publicKeyOf(parsePrivateKey(pem)) };
};

/** Releases sign with this key until the test ends. */
const holdKey = (pem: string) => {
  vi.stubEnv('RELEASE_KEY', pem);
  onTestFinished(() => void vi.unstubAllEnvs());
};

/** The machine of the team: a folder that a host of its own serves. */
const startHost = async (id: RemoteId) => {
  const config = readConfig({ DATA_DIR: scratchFolder(), BUNDLE_KEY });
  const host = await createHost({ id, config, standalone: scratchFolder(), bundleKey: BUNDLE_KEY });
  onTestFinished(() => host.close());
  const baseUrl = await host.listen({ host: 'localhost', port: 0 });
  return { target: join(config.dataDir, 'releases', id), baseUrl };
};

interface SiteOptions {
  /** Verdict of the shell about a candidate, after it has fetched and verified the release. */
  verdict?: string;
  clock?: () => number;
}

/** A site with a live release of the administration, whose shell takes proposals, and another machine that shares no disk with it. */
const start = async ({ verdict = 'passed', clock }: SiteOptions = {}) => {
  const [admin, open] = [newKey(), newKey()];
  holdKey(admin.pem);
  const keys = { ADMIN_RELEASE_KEYS: admin.public, PUBLIC_RELEASE_KEYS: open.public };
  const config = readConfig({ DATA_DIR: scratchFolder(), BUNDLE_KEY, ...keys });
  // The live release is on the site's own host, as all were before.
  const own = await createHost({ id: ADMIN, config, standalone: scratchFolder(), bundleKey: BUNDLE_KEY });
  onTestFinished(() => own.close());
  config.remoteOrigins[ADMIN] = await own.listen({ host: 'localhost', port: 0 });
  const live = (await publishUntried(ADMIN, { config, dist: fakeBuild(), actor: { who: 'test' } })).version;
  const shell = await runningShell(config, ADMIN, ({ version, integrity, origin }) =>
    fetchWholeRelease({ remote: ADMIN, version, integrity, origin }, BUNDLE_KEY).then(() => verdict, String),
  );
  const trusted = await readTrustedKeys(config);
  const proposals = new Proposals({ config, trusted, log: () => undefined, ...(clock ? { clock } : {}) });
  const server = Fastify();
  onTestFinished(() => server.close());
  registerProposals(server, proposals);
  const sent: { url: string; body: string }[] = [];
  server.addHook('preHandler', async ({ url, body }) => void sent.push({ url, body: JSON.stringify(body) }));
  const proposalsOrigin = await server.listen({ host: 'localhost', port: 0 });
  const host = await startHost(ADMIN);
  const elsewhere = readConfig({ DATA_DIR: scratchFolder(), BUNDLE_KEY });
  const publish = (more: Partial<Parameters<typeof publishElsewhere>[1]> & { id?: RemoteId } = {}) =>
    publishElsewhere(more.id ?? ADMIN, {
      config: elsewhere,
      ...host,
      proposalsOrigin,
      dist: fakeBuild({ text: 'two' }),
      actor: { who: 'nora', author: 'Nora Ali', subject: 'admin: sort users', note: 'from elsewhere' },
      pollMs: 20,
      ...more,
    });
  const post = async (path: string, body: string): Promise<[status: number, message: string]> => {
    const response = await server.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    return [response.statusCode, errorBody.parse(response.json()).message];
  };
  const entry = async (): Promise<RegistryRemote> => {
    const found = (await readRegistry(config.registryFile)).remotes[ADMIN];
    if (!found) throw new Error('not in the registry');
    return found;
  };
  return { config, admin, open, live, shell, trusted, host, publish, post, entry, sent };
};

test('a good release goes live without a shared disk, signed by its team, and can be rolled back', async () => {
  const { config, live, shell, trusted, host, publish, entry } = await start();
  const { version, outcome, from } = await publish();
  expect([outcome, from]).toEqual(['live', live]);
  const now = await entry();
  expect(now).toMatchObject({ current: version, verified: [version, live], origin: host.baseUrl });
  expect(unsignedReason(ADMIN, now, trusted)).toBeUndefined();
  expect(shell.tried).toHaveLength(1);
  // The release before is at the new origin too, so that areas may fall back to it.
  expect(existsSync(join(host.target, live, 'integrity.json'))).toBe(true);
  const events = (await readReleaseLog(config)).filter((event) => event.version === version);
  expect(events.map(({ who, outcome: what }) => `${who} ${what}`)).toEqual(['nora proposed', 'nora live']);
  expect(events[1]).toMatchObject({ author: 'Nora Ali', note: 'from elsewhere', from: live });
  expect(await publish()).toMatchObject({ outcome: 'unchanged' });
  expect((await rollback(ADMIN, undefined, { config, actor: { who: 'omar' } })).to).toBe(live);
});

test('a release may live under the origin of the site, as its team has signed', async () => {
  const { trusted, host, publish, entry } = await start();
  await publish({ config: readConfig({ DATA_DIR: scratchFolder(), BUNDLE_KEY, ADMIN_PATH: '/r/admin' }) });
  const now = await entry();
  expect(now).toMatchObject({ path: '/r/admin', origin: host.baseUrl });
  expect(unsignedReason(ADMIN, now, trusted)).toBeUndefined();
  const { path: _path, ...without } = now;
  expect(unsignedReason(ADMIN, without, trusted)).toBe('it was changed after it was signed');
});

test('the trial refuses a release as it does on one machine, and the publisher learns why', async () => {
  const { config, live, publish, entry } = await start({ verdict: '/admin/users: no h1' });
  await expect(publish()).rejects.toThrow(/is refused: \/admin\/users: no h1\. Nothing was published/);
  expect((await entry()).current).toBe(live);
  expect((await readRejections(config))[ADMIN]).toMatchObject([{ reason: '/admin/users: no h1' }]);
  expect((await readReleaseLog(config)).at(-1)).toMatchObject({ who: 'nora', outcome: 'refused' });
});

test('the key of nobody, and the key of another team, publish nothing', async () => {
  const { open, live, publish, entry } = await start();
  holdKey(newKey().pem);
  await expect(publish()).rejects.toThrow('It is not signed with a key of remote-admin.');
  holdKey(open.pem);
  await expect(publish()).rejects.toThrow('It is not signed with a key of remote-admin.');
  await expect(publish({ id: 'remote-account', dist: fakeBuild({ id: 'remote-account' }) })).rejects.toThrow(
    'This site knows no key of remote-account',
  );
  expect((await entry()).current).toBe(live);
});

test('what was sent once changes nothing when it is sent again, nor when it was made for another entry or site', async () => {
  const { admin, config, live, publish, post, entry, sent } = await start();
  await publish();
  const proposal = sent.find(({ url }) => url === PROPOSALS_PATH)?.body ?? '';
  holdKey(admin.pem);
  await rollback(ADMIN, live, { config, actor: { who: 'omar' } });
  const before = await entry();
  expect(await post(PROPOSALS_PATH, proposal)).toEqual([409, expect.stringContaining('has changed since it was read')]);
  const { text, ...signed } = signedBody.parse(JSON.parse(proposal));
  const changed = JSON.stringify({ ...signed, text: text.replace('nora', 'omar') });
  expect(await post(PROPOSALS_PATH, changed)).toEqual([403, 'It is not signed with a key of remote-admin.']);
  expect(await entry()).toEqual(before);
  await expect(publish({ config: { ...config, siteOrigin: 'https://other.example' } })).rejects.toThrow(
    'It was signed for https://other.example, and this site is http://localhost:3000.',
  );
});

test.each<[string, (entry: RegistryRemote, live: string) => RegistryRemote]>([
  ['that forgets a withdrawal', ({ withdrawn: _withdrawn, ...entry }) => entry],
  [
    'that calls a release verified which no trial passed',
    (entry) => ({ ...entry, verified: [entry.current, UNTRIED] }),
  ],
  [
    'that gives a known release other bytes',
    (entry, live) => ({
      ...entry,
      releases: { ...entry.releases, [live]: { integrity: OTHER_HASH, published_at: '2026-01-01T00:00:00.000Z' } },
    }),
  ],
  ['whose files are elsewhere than those of its candidate', (entry) => ({ ...entry, origin: 'https://evil.example' })],
  ['that takes the place of another remote', (entry) => ({ ...entry, path: '/r/public' })],
  ['that takes over other pages', (entry) => ({ ...entry, mounts: ['/', '/auth'] })],
])('a team publishes no entry %s', async (_what, change) => {
  const { config, admin, live, publish, post, entry, sent } = await start();
  await publish();
  await withdrawRelease(ADMIN, live, { reason: 'boom', at: '2026-01-01T00:00:00.000Z' }, config);
  const proposal = z
    .object({ text: z.string() })
    .parse(JSON.parse(sent.find(({ url }) => url === PROPOSALS_PATH)?.body ?? '')).text;
  const { candidate, actor } = z
    .object({ candidate: registryCandidate, actor: z.object({ who: z.string() }) })
    .parse(JSON.parse(proposal));
  const before = await entry();
  const key = parsePrivateKey(admin.pem);
  const counter = (before.counter ?? 0) + 1;
  const { signatures: _signatures, ...unsigned } = change({ ...before, counter }, live);
  const forged = signProposal(
    {
      remote: ADMIN,
      site: config.siteOrigin,
      base: before.counter ?? 0,
      candidate: signCandidate(ADMIN, { ...candidate, id: 'another' }, key),
      entry: signAsTeam(ADMIN, unsigned, key),
      actor,
    },
    key,
  );
  expect(await post(PROPOSALS_PATH, JSON.stringify(forged))).toEqual([
    422,
    expect.stringContaining('changes more than its live release'),
  ]);
  expect(await entry()).toEqual(before);
});

test('a signed text is too old after ten minutes', async () => {
  const { publish } = await start({ clock: () => Date.now() + 601_000 });
  await expect(publish()).rejects.toThrow('more than 10 minutes from now');
});

test('a file that was changed on the host is found before the release is tried', async () => {
  const { live, host, publish, entry, shell } = await start();
  const proxy = Fastify();
  onTestFinished(() => proxy.close());
  proxy.get('/*', async ({ url, headers }, reply) => {
    const response = await fetch(host.baseUrl + url, { headers: { 'x-bundle-key': String(headers['x-bundle-key']) } });
    const body = Buffer.from(await response.arrayBuffer());
    return reply.code(response.status).send(url.endsWith('login.js') ? Buffer.concat([body, Buffer.from(' ')]) : body);
  });
  const baseUrl = await proxy.listen({ host: 'localhost', port: 0 });
  await expect(publish({ baseUrl })).rejects.toThrow(/is refused: .*login\.js does not match its hash/);
  expect(shell.tried).toEqual([]);
  expect((await entry()).current).toBe(live);
});

test('takes ten proposals of an address in a minute, and none of more than a megabyte', async () => {
  const { post } = await start();
  expect((await post(PROPOSALS_PATH, JSON.stringify({ text: 'x'.repeat(1024 * 1024) })))[0]).toBe(413);
  for (let turn = 0; turn < 10; turn += 1)
    expect(await post(PROPOSALS_PATH, '{}')).toEqual([400, 'The body is no signed text.']);
  expect(await post(PROPOSALS_PATH, '{}')).toEqual([429, 'Too many requests: wait a minute.']);
});

test('a base URL that does not serve the folder is an error before anything is proposed', async () => {
  const { live, host, publish, entry, sent } = await start();
  await expect(publish({ baseUrl: 'http://localhost:1' })).rejects.toThrow(
    /cannot be reached: http:\/\/localhost:1\/\w{16}\/integrity\.json does not respond.*Check that http:\/\/localhost:1 serves/,
  );
  const elsewhere = publish({ target: scratchFolder(), dist: fakeBuild({ text: 'three' }) });
  await expect(elsewhere).rejects.toThrow(`Check that ${host.baseUrl} serves`);
  expect(sent.map(({ url }) => url)).toEqual([ENTRY_PATH, ENTRY_PATH]);
  expect((await entry()).current).toBe(live);
});
