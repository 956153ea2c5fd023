import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackVersion, type RemoteId } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { fakeShell } from 'testing/fake-shell';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { readConfig, type SiteConfig } from '../config.ts';
import { confirm } from './confirm.ts';
import { listReleases } from './list.ts';
import { RefusedRelease } from './refused-releases.ts';
import { readRegistry } from './registry-file.ts';
import { rollback } from './rollback.ts';

const ADMIN = 'remote-admin';
const DAY_MS = 86_400_000;

/** Goes back; a release that is not verified fails its trial with the given reason. */
const rollBack = (id: RemoteId, version: string | undefined, config: SiteConfig, reason?: string) =>
  rollback(id, version, {
    config,
    async tryRelease(_id, release) {
      if (reason !== undefined) throw new RefusedRelease(`${id} ${release.version}`, reason);
    },
  });

/** A site on which the releases went live one after the other; all are verified except the named ones. */
const siteWith = async (texts: readonly string[], unverified: readonly string[] = []) => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const versions: Record<string, string> = {};
  for (const [index, text] of texts.entries()) {
    const { version } = await publishUntried(ADMIN, {
      config,
      dist: fakeBuild({ text }),
      clock: () => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS),
    });
    versions[text] = version;
    if (!unverified.includes(text))
      await confirm(ADMIN, { config, shellOrigin: await fakeShell({ checks: () => ({ [version]: 'passed' }) }) });
  }
  const remote = async () => {
    const found = (await readRegistry(config.registryFile)).remotes[ADMIN];
    if (!found) throw new Error('not in the registry');
    return found;
  };
  return { config, versions, remote };
};

describe('rollback', () => {
  test('goes to the release that was verified before the live one, repeatedly', async () => {
    const { config, versions, remote } = await siteWith(['a', 'b', 'c']);
    expect(await rollBack(ADMIN, undefined, config)).toEqual({ from: versions.c, to: versions.b });
    expect(fallbackVersion(await remote())).toBe(versions.a);
    expect(await rollBack(ADMIN, undefined, config)).toEqual({ from: versions.b, to: versions.a });
    await expect(rollBack(ADMIN, undefined, config)).rejects.toThrow(
      `remote-admin has no verified release before ${versions.a}`,
    );
  });

  test('goes to the last verified release when the live one was never verified', async () => {
    const { config, versions } = await siteWith(['a', 'b', 'bad', 'worse'], ['bad', 'worse']);
    expect(await rollBack(ADMIN, undefined, config)).toEqual({ from: versions.worse, to: versions.b });
  });

  test('goes to a given release, back and forth', async () => {
    const { config, versions, remote } = await siteWith(['a', 'b', 'c']);
    await rollBack(ADMIN, versions.a, config);
    expect(await remote()).toMatchObject({ current: versions.a, verified: [versions.a] });
    await rollBack(ADMIN, versions.c, config);
    expect(await remote()).toMatchObject({ current: versions.c, verified: [versions.a] });
  });

  test('tries a given release that was never verified, and refuses one that does not work', async () => {
    const { config, versions, remote } = await siteWith(['crasher', 'b'], ['crasher']);
    await expect(rollBack(ADMIN, versions.crasher, config, 'it throws')).rejects.toThrow(
      `remote-admin ${versions.crasher} is refused: it throws`,
    );
    expect((await remote()).current).toBe(versions.b);
    expect(await rollBack(ADMIN, versions.crasher, config)).toEqual({ from: versions.b, to: versions.crasher });
  });

  test('rejects a release that is missing, live already or damaged, and changes nothing', async () => {
    const { config, versions, remote } = await siteWith(['a', 'b', 'c']);
    await expect(rollBack(ADMIN, 'ffffffffffffffff', config)).rejects.toThrow(
      'remote-admin has no release ffffffffffffffff',
    );
    await expect(rollBack(ADMIN, versions.c, config)).rejects.toThrow('is live already');
    const folder = join(config.dataDir, 'releases', ADMIN);
    writeFileSync(join(folder, versions.b ?? '', 'integrity.json'), '{}');
    await expect(rollBack(ADMIN, versions.b, config)).rejects.toThrow('was changed after its publication');
    rmSync(join(folder, versions.a ?? ''), { recursive: true });
    await expect(rollBack(ADMIN, versions.a, config)).rejects.toThrow(
      `The files of remote-admin ${versions.a} are not in ${folder}`,
    );
    expect((await remote()).current).toBe(versions.c);
    await expect(rollBack('remote-public', undefined, config)).rejects.toThrow('remote-public is not in the registry');
  });
});

test('lists the retained releases, newest first, and marks the live and the verified ones', async () => {
  const { config, versions } = await siteWith(['a', 'b'], ['b']);
  expect(await listReleases(ADMIN, config)).toEqual([
    'remote-admin at http://localhost:3003',
    `  ${versions.b}  2026-01-02 00:00 UTC  live`,
    `  ${versions.a}  2026-01-01 00:00 UTC  verified`,
  ]);
});
