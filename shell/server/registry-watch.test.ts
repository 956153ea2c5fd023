import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'shared-lib/federation';
import { scratchFolder } from 'shared-lib/testing/scratch-folder';
import { expect, test } from 'vitest';
import { RegistryWatch } from './registry-watch.ts';
import type { LoadedRelease, ReleaseAddress } from './release.ts';

const OLD = '0000000000000001';
const NEW = '0000000000000002';
const sri = `sha384-${'A'.repeat(64)}`;

const registryOf = (current: string, verified: string[]): Registry => ({
  schema: 1,
  remotes: {
    'remote-admin': {
      origin: 'http://localhost:1',
      mounts: ['/admin'],
      ssr: false,
      current,
      verified,
      releases: {
        [OLD]: { integrity: sri, published_at: '2026-01-01T00:00:00Z' },
        [NEW]: { integrity: sri, published_at: '2026-02-01T00:00:00Z' },
      },
    },
  },
});

const loaded = ({ remote, version, origin }: ReleaseAddress, check = 'passed'): LoadedRelease => ({
  remote,
  version,
  base: `${origin}/${version}/`,
  label: {
    remote,
    container: 'remote_admin_x',
    contract: 1,
    entry: 'e.js',
    manifest: 'mf-manifest.json',
    exposes: {},
    server: 'server/routes.cjs',
    imports: {},
    files: {},
  },
  manifest: {},
  door: undefined,
  check,
});

/** A watch whose host behaves as `load` says; `publish` writes the registry as the release tools do. */
const watching = (load: (address: ReleaseAddress) => Promise<LoadedRelease>) => {
  const file = join(scratchFolder(), 'registry.json');
  const said: string[] = [];
  const watch = new RegistryWatch({ file, load, say: (message) => said.push(message), intervalMs: 60_000 });
  const publish = async (registry: Registry | string) => {
    writeFileSync(file, typeof registry === 'string' ? registry : JSON.stringify(registry));
    await watch.refresh();
    return watch.generation.get('remote-admin');
  };
  return { publish, said, watch };
};

test('a new release goes live, and the last verified one stands behind it', async () => {
  const { publish } = watching(async (address) => loaded(address));
  expect((await publish(registryOf(OLD, [OLD])))?.current?.version).toBe(OLD);
  const releases = await publish(registryOf(NEW, [OLD]));
  expect(releases?.current?.version).toBe(NEW);
  expect(releases?.fallback?.version).toBe(OLD);
  expect(releases?.checks).toEqual({ [NEW]: 'passed', [OLD]: 'passed' });
});

test('a release that fails its trial is not served: visitors get the last verified one, and the publisher the reason', async () => {
  const { publish, said } = watching(async (address) =>
    loaded(address, address.version === NEW ? 'it throws' : 'passed'),
  );
  const releases = await publish(registryOf(NEW, [OLD]));
  expect(releases?.current?.version).toBe(OLD);
  expect(releases?.fallback).toBeUndefined();
  expect(releases?.checks[NEW]).toBe('it throws');
  expect(said.join()).toContain('it throws');
});

test('when the host cannot be reached the release at hand stays, and the next look tries again', async () => {
  let isDown = false;
  const { publish, watch } = watching(async (address) => {
    if (isDown) throw new Error('refused');
    return loaded(address);
  });
  await publish(registryOf(OLD, [OLD]));
  isDown = true;
  expect((await publish(registryOf(NEW, [])))?.current?.version).toBe(OLD);
  isDown = false;
  await watch.refresh();
  expect(watch.generation.get('remote-admin')?.current?.version).toBe(NEW);
});

test('an unreadable registry changes nothing and is said once', async () => {
  const { publish, said, watch } = watching(async (address) => loaded(address));
  await publish(registryOf(OLD, [OLD]));
  expect((await publish('{ half a file'))?.current?.version).toBe(OLD);
  await watch.refresh();
  expect(said.filter((message) => message.includes('registry could not be read'))).toHaveLength(1);
});

test('a rollback is one write', async () => {
  const { publish } = watching(async (address) => loaded(address));
  await publish(registryOf(NEW, [NEW, OLD]));
  expect((await publish(registryOf(OLD, [OLD])))?.current?.version).toBe(OLD);
});
