import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseMetadata } from 'shared-lib/federation';
import * as http from 'shared-lib/http';
import * as router from 'shared-lib/router';
import * as session from 'shared-lib/session';
import * as toast from 'shared-lib/toast';
import * as unsaved from 'shared-lib/unsaved';
import { OLD_RELEASE, restoreOldDataDir } from 'testing/old-data-dir';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { Health } from './health.ts';
import { RegistryWatch } from './registry-watch.ts';
import type { LoadedRelease } from './release.ts';

test('reads a registry and the metadata of a release that were made before the renaming', async () => {
  const folder = scratchFolder();
  restoreOldDataDir(folder);
  const metadata = releaseMetadata.parse(
    JSON.parse(readFileSync(join(folder, 'releases/remote-admin', OLD_RELEASE, 'integrity.json'), 'utf8')),
  );
  expect(metadata).toMatchObject({ remote: 'remote-admin', contract: 1, server: 'server/routes.cjs' });
  expect(Object.keys(metadata.exposes)).toEqual(['./login', './routes']);

  const log: string[] = [];
  const watch = new RegistryWatch({
    siteOrigin: 'https://www.example.com',
    file: join(folder, 'registry.json'),
    load: async ({ remote, version, origin }): Promise<LoadedRelease> => ({
      remote,
      version,
      base: `${origin}/${version}/`,
      metadata,
      renderers: undefined,
      check: 'passed',
    }),
    log: (message) => log.push(message),
    health: new Health(() => undefined),
    intervalMs: 60_000,
  });
  await watch.refresh();
  expect([...watch.liveReleases].map(([name, { remote, current }]) => [name, remote.mounts, current?.version])).toEqual(
    [
      ['remote-public', ['/'], 'd960628a9e44c581'],
      ['remote-account', ['/auth', '/dashboard', '/claim'], '79ca9dd9cc96994a'],
      ['remote-admin', ['/admin'], OLD_RELEASE],
    ],
  );
  expect(log).toEqual([]);
});

test('the running shell still exports each name that the release imports', () => {
  const folder = scratchFolder();
  restoreOldDataDir(folder);
  const { imports } = releaseMetadata.parse(
    JSON.parse(readFileSync(join(folder, 'releases/remote-admin', OLD_RELEASE, 'integrity.json'), 'utf8')),
  );
  const singletons: Record<string, object> = {
    'shared-lib/http': http,
    'shared-lib/router': router,
    'shared-lib/session': session,
    'shared-lib/toast': toast,
    'shared-lib/unsaved': unsaved,
  };
  for (const [entryPoint, names] of Object.entries(imports))
    expect(Object.keys(singletons[entryPoint] ?? {}), entryPoint).toEqual(expect.arrayContaining(names));
});
