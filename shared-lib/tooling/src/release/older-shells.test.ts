import { readFileSync } from 'node:fs';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { runningShell } from 'testing/running-shell';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readConfig } from '../config.ts';
import { publish } from './publish.ts';
import { withdrawRelease } from './withdraw.ts';

const ADMIN = 'remote-admin';

/**
 * How shells of before November 23, 2026 read `registry.json`: without candidates, withdrawn releases and the list of all
 * releases. Never change it. Such a shell may still run on a machine that shares the registry.
 */
const releaseName = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const olderRegistry = z.object({
  schema: z.literal(1),
  remotes: z.record(
    z.string(),
    z.object({
      origin: z.url(),
      mounts: z.array(z.string()),
      ssr: z.boolean(),
      current: releaseName,
      verified: z.array(releaseName),
      releases: z.record(
        releaseName,
        z.object({
          integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
          published_at: z.iso.datetime(),
        }),
      ),
    }),
  ),
});

test('an older shell reads a registry with a candidate, a withdrawn release and the list of all releases', async () => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const first = await publishUntried(ADMIN, { config, dist: fakeBuild() });
  const second = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
  const withdrawal = { reason: 'it ended two renderers', at: '2026-11-24T00:00:00.000Z' };
  await withdrawRelease(ADMIN, first.version, withdrawal, config);

  const duringTrial: string[] = [];
  await runningShell(config, ADMIN, () => {
    duringTrial.push(readFileSync(config.registryFile, 'utf8'));
    return 'passed';
  });
  const tryRelease = () => Promise.reject(new Error('A shell runs.'));
  const third = await publish(ADMIN, { config, dist: fakeBuild({ text: 'three' }), tryRelease });

  const [text = ''] = duringTrial;
  const written: unknown = JSON.parse(text);
  expect(written).toMatchObject({
    candidates: { [ADMIN]: { version: third.version } },
    remotes: { [ADMIN]: { withdrawn: { [first.version]: withdrawal } } },
  });
  const read = olderRegistry.parse(written).remotes[ADMIN];
  expect(read?.current).toBe(second.version);
  expect(Object.keys(read?.releases ?? {})).toContain(second.version);
});

test('an older shell reads a remote that lives under the origin of the site at its own origin', async () => {
  const config = readConfig({ DATA_DIR: scratchFolder(), ADMIN_PATH: '/r/admin' });
  const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
  const written: unknown = JSON.parse(readFileSync(config.registryFile, 'utf8'));
  expect(written).toMatchObject({ schema: 1, remotes: { [ADMIN]: { path: '/r/admin' } } });
  expect(olderRegistry.parse(written).remotes[ADMIN]).toMatchObject({
    origin: 'http://localhost:3003',
    current: version,
  });
});
