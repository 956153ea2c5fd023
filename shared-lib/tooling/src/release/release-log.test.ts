import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { listReleases } from './list.ts';
import { publish } from './publish.ts';
import { logRelease, readActor, readReleaseLog, SHELL } from './release-log.ts';
import { rollback } from './rollback.ts';
import { withdrawRelease } from './withdraw.ts';

const ADMIN = 'remote-admin';
const NORA = { who: 'nora', commit: '0123456789ab', author: 'Nora Ali', subject: 'admin: sort users', note: 'hotfix' };

const site = () => readConfig({ DATA_DIR: scratchFolder() });

test('has one line for each thing that happened to a release: who, commit, note, size, outcome', async () => {
  const config = site();
  const publishAs = (text: string) => publishUntried(ADMIN, { config, dist: fakeBuild({ text }), actor: NORA });
  const one = await publishAs('one');
  const two = await publishAs('two');
  const refused = publish(ADMIN, {
    config,
    dist: fakeBuild({ text: 'three' }),
    actor: NORA,
    tryRelease: () => Promise.reject(new Error('/admin: boom')),
  });
  await expect(refused).rejects.toThrow('boom');
  await rollback(ADMIN, undefined, { config, actor: { who: 'omar', note: 'users are missing' } });
  const withdrawal = { reason: 'exited with code 3', at: '2026-02-01T00:00:00.000Z' };
  await withdrawRelease(ADMIN, two.version, withdrawal, config);

  const events = await readReleaseLog(config);
  expect(events.map(({ who, outcome }) => `${who} ${outcome}`)).toEqual([
    'nora proposed',
    'nora live',
    'nora proposed',
    'nora live',
    'nora proposed',
    'nora refused',
    'omar rolled back',
    'shell withdrawn',
  ]);
  expect(events[3]).toMatchObject({
    ...NORA,
    remote: ADMIN,
    version: two.version,
    bytes: two.bytes,
    from: one.version,
  });
  expect(events[5]).toMatchObject({ reason: '/admin: boom' });
  expect(events[6]).toMatchObject({ version: one.version, from: two.version, note: 'users are missing' });
  expect(events[7]).toMatchObject({ version: two.version, reason: 'exited with code 3' });
  expect(await listReleases(ADMIN, config)).toContainEqual(
    expect.stringMatching(new RegExp(`^  ${one.version}  .+ UTC  Nora Ali: admin: sort users \\(hotfix\\)  live`)),
  );
});

test('is only appended to, and only its owner can read it', async () => {
  const config = site();
  await logRelease(config, { ...SHELL, remote: ADMIN, version: 'one', outcome: 'live' });
  const before = readFileSync(join(config.dataDir, 'releases.log'), 'utf8');
  await logRelease(config, { ...SHELL, remote: ADMIN, version: 'two', outcome: 'live' });
  const file = join(config.dataDir, 'releases.log');
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('reads over half a line that a power failure left', async () => {
  const config = site();
  await logRelease(config, { ...SHELL, remote: ADMIN, version: 'one', outcome: 'live' });
  appendFileSync(join(config.dataDir, 'releases.log'), '{"at":"2026-0\n');
  await logRelease(config, { ...SHELL, remote: ADMIN, version: 'two', outcome: 'live' });
  expect((await readReleaseLog(config)).map(({ version }) => version)).toEqual(['one', 'two']);
});

test('takes control characters and line breaks out of what people write', async () => {
  const config = site();
  const note = 'good\u001B[2J\n{"who":"somebody else"}';
  await logRelease(config, { ...SHELL, note, remote: ADMIN, version: 'one', outcome: 'live' });
  expect((await readReleaseLog(config)).map((event) => event.note)).toEqual(['good [2J {"who":"somebody else"}']);
});

test('does not stop a rollback when it cannot be written', async () => {
  const config = site();
  const one = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }), actor: NORA });
  await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }), actor: NORA });
  const warnings: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(line));
  // Nobody, not even root, can append to a folder.
  rmSync(join(config.dataDir, 'releases.log'));
  mkdirSync(join(config.dataDir, 'releases.log'));
  expect((await rollback(ADMIN, undefined, { config, actor: NORA })).to).toBe(one.version);
  expect(warnings.join()).toContain('releases.log could not be written');
});

test('names the person of the pipeline, before the one whom git knows', async () => {
  expect((await readActor('why', { GITHUB_ACTOR: 'layla' })).who).toBe('layla');
  expect(await readActor('why', { RELEASED_BY: 'omar', GITHUB_ACTOR: 'layla' })).toMatchObject({
    who: 'omar',
    commit: expect.stringMatching(/^[0-9a-f]{12}(-dirty)?$/),
    note: 'why',
  });
});
