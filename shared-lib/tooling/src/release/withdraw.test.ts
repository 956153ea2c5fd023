import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { listReleases } from './list.ts';
import { readRegistry } from './registry-file.ts';
import { rollback } from './rollback.ts';
import { withdrawRelease } from './withdraw.ts';

const ADMIN = 'remote-admin';
const withdrawal = { reason: 'exited with code 3', at: '2026-02-01T00:00:00.000Z' };

/** A site on which the builds went live one after the other and passed their trials. */
const siteWith = async (...texts: string[]) => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const versions: string[] = [];
  for (const [index, text] of texts.entries()) {
    const clock = () => new Date(Date.UTC(2026, 0, 1 + index));
    const actor = { who: 'a pipeline' };
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text }), clock, actor });
    versions.push(version);
  }
  const remote = async () => (await readRegistry(config.registryFile)).remotes[ADMIN];
  return { config, versions, remote };
};

test('makes the last good release live again and lists the reason', async () => {
  const { config, versions, remote } = await siteWith('one', 'two');
  await withdrawRelease(ADMIN, versions[1] ?? '', withdrawal, config);
  expect(await remote()).toMatchObject({ current: versions[0], verified: [versions[0]] });
  expect(await listReleases(ADMIN, config)).toEqual([
    'remote-admin at http://localhost:3003',
    `  ${versions[1]}  2026-01-02 00:00 UTC  withdrawn: exited with code 3`,
    `  ${versions[0]}  2026-01-01 00:00 UTC  live, verified`,
  ]);
});

test('keeps the live release when an older one is withdrawn, which is no fallback any more', async () => {
  const { config, versions, remote } = await siteWith('one', 'two', 'three');
  await withdrawRelease(ADMIN, versions[1] ?? '', withdrawal, config);
  expect(await remote()).toMatchObject({ current: versions[2], verified: [versions[2], versions[0]] });
});

test('neither a rollback nor publishing the same build leads back to a withdrawn release', async () => {
  const { config, versions } = await siteWith('one', 'two');
  await withdrawRelease(ADMIN, versions[1] ?? '', withdrawal, config);
  await expect(rollback(ADMIN, versions[1], { config })).rejects.toThrow('was withdrawn (exited with code 3)');
  await expect(publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) })).rejects.toThrow(
    'was withdrawn (exited with code 3): publish a repaired build',
  );
});

test('leaves a registry without the release as it is', async () => {
  const { config, remote } = await siteWith('one');
  const before = await remote();
  await withdrawRelease(ADMIN, 'ffffffffffffffff', withdrawal, config);
  expect(await remote()).toEqual(before);
});
