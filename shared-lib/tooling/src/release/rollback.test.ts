import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackVersion, type RemoteId } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { fakeShell } from 'testing/fake-shell';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { readConfig, type SiteConfig } from '../config.ts';
import { listReleases } from './list.ts';
import { changeRegistry, readRegistry, remoteIn } from './registry-file.ts';
import { rollback } from './rollback.ts';

const ADMIN = 'remote-admin';
const DAY_MS = 86_400_000;

const rollBack = (id: RemoteId, version: string | undefined, config: SiteConfig) => rollback(id, version, { config });

/** A site on which the releases went live one after the other. */
const siteWith = async (...texts: string[]) => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const versions: Record<string, string> = {};
  for (const [index, text] of texts.entries()) {
    const { version } = await publishUntried(ADMIN, {
      config,
      dist: fakeBuild({ text }),
      clock: () => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS),
      actor: { who: 'Nora', author: 'Nora', subject: `admin: build ${text}` },
    });
    versions[text] = version;
  }
  const remote = async () => {
    const found = (await readRegistry(config.registryFile)).remotes[ADMIN];
    if (!found) throw new Error('not in the registry');
    return found;
  };
  return { config, versions, remote };
};

describe('rollback', () => {
  test('goes to the release that was live before, repeatedly', async () => {
    const { config, versions, remote } = await siteWith('a', 'b', 'c');
    expect(await rollBack(ADMIN, undefined, config)).toEqual({ from: versions.c, to: versions.b });
    expect(fallbackVersion(await remote())).toBe(versions.a);
    expect(await rollBack(ADMIN, undefined, config)).toEqual({ from: versions.b, to: versions.a });
    await expect(rollBack(ADMIN, undefined, config)).rejects.toThrow(
      `remote-admin has no release before ${versions.a}`,
    );
  });

  test('goes to the first release of a site whose releases an older command left without a verdict', async () => {
    const { config, versions } = await siteWith('a', 'b');
    await changeRegistry(config.registryFile, async (now) => {
      const remote = remoteIn(now, ADMIN, config.registryFile);
      return { registry: { ...now, remotes: { [ADMIN]: { ...remote, verified: [] } } }, result: undefined };
    });
    expect(await rollBack(ADMIN, undefined, config)).toEqual({ from: versions.b, to: versions.a });
  });

  test('goes to a given release, back and forth; later releases stay fallbacks, after earlier ones', async () => {
    const { config, versions, remote } = await siteWith('a', 'b', 'c');
    await rollBack(ADMIN, versions.b, config);
    expect(await remote()).toMatchObject({ current: versions.b, verified: [versions.c, versions.b, versions.a] });
    expect(fallbackVersion(await remote())).toBe(versions.a);
    await rollBack(ADMIN, versions.a, config);
    expect(fallbackVersion(await remote())).toBe(versions.c);
    await rollBack(ADMIN, versions.c, config);
    expect(await remote()).toMatchObject({ current: versions.c, verified: [versions.c, versions.b, versions.a] });
  });

  test('refuses a release that needs what the running shell no longer exports', async () => {
    const config = readConfig({ DATA_DIR: scratchFolder() });
    const first = await publishUntried(ADMIN, {
      config,
      dist: fakeBuild({ text: 'one', imports: { 'shared-lib/router': ['Link', 'useBlocker'] } }),
    });
    await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
    const shellOrigin = await fakeShell({ entryPoints: { 'shared-lib/router': ['Link'] } });
    await expect(rollback(ADMIN, first.version, { config, shellOrigin })).rejects.toThrow(
      'remote-admin needs "useBlocker" of shared-lib/router',
    );
  });

  test('rejects a release that is missing, live already or damaged, and changes nothing', async () => {
    const { config, versions, remote } = await siteWith('a', 'b', 'c');
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

test('lists the retained releases by author and subject, newest first, and marks the live and the verified ones', async () => {
  const { config, versions } = await siteWith('a', 'b');
  await rollBack(ADMIN, undefined, config);
  expect(await listReleases(ADMIN, config)).toEqual([
    'remote-admin at http://localhost:3003',
    `  ${versions.b}  2026-01-02 00:00 UTC  Nora: admin: build b  verified`,
    `  ${versions.a}  2026-01-01 00:00 UTC  Nora: admin: build a  live, verified`,
  ]);
});
