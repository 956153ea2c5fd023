import Fastify from 'fastify';
import { remoteIds } from 'shared-lib/federation';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { Health } from './health.ts';
import { registerHealth } from './register-health.ts';
import type { LiveReleases, RemoteReleases } from './registry-watch.ts';

const VERSION = '0000000000000001';

const releasesOf = (name: string, isUsable: boolean): RemoteReleases => ({
  remote: { origin: 'http://localhost:1', mounts: ['/'], ssr: false, current: VERSION, verified: [], releases: {} },
  checks: {},
  ...(isUsable
    ? {
        current: {
          remote: name,
          version: VERSION,
          base: `http://localhost:1/${VERSION}/`,
          metadata: {
            remote: name,
            container: 'x',
            contract: 1,
            entry: 'e.js',
            manifest: 'm.json',
            exposes: {},
            server: 's.cjs',
            imports: {},
            files: {},
          },
          renderers: undefined,
          check: 'passed',
        },
      }
    : {}),
});

const startServer = (usable: readonly string[], requiredRemotes = remoteIds.slice()) => {
  const server = Fastify();
  const logged: string[] = [];
  const health = new Health((line) => logged.push(line));
  const liveReleases: LiveReleases = new Map(remoteIds.map((id) => [id, releasesOf(id, usable.includes(id))]));
  const registry = { liveReleases, refresh: async () => undefined };
  registerHealth(server, { registry, registryFile: join(scratchFolder(), 'registry.json'), health, requiredRemotes });
  return { get: (url: string) => server.inject(url), health, logged };
};

test('is ready when each required remote has a release that can be used, and not before', async () => {
  const { get } = startServer(remoteIds);
  expect((await get('/readyz')).statusCode).toBe(200);
  const waiting = await startServer(['remote-public', 'remote-account']).get('/readyz');
  expect([waiting.statusCode, waiting.json()]).toEqual([503, { status: 'not ready', missing: ['remote-admin'] }]);
});

test('does not wait for a remote that is not required', async () => {
  const { get } = startServer(['remote-public'], ['remote-public']);
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('says what is degraded and since when, and logs when it works again', async () => {
  const { get, health, logged } = startServer(remoteIds);
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', degraded: {} });
  health.set('registry', 'it is not JSON');
  const first = (await get('/healthz')).json();
  expect(first).toMatchObject({ status: 'degraded', degraded: { registry: { reason: 'it is not JSON' } } });
  expect(first.degraded.registry.since).toMatch(/^\d{4}-.+Z$/);
  health.set('registry', 'it is missing');
  expect((await get('/healthz')).json().degraded.registry).toEqual({
    reason: 'it is missing',
    since: first.degraded.registry.since,
  });
  health.set('registry', undefined);
  health.set('registry', undefined);
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', degraded: {} });
  expect(logged).toEqual(['registry: works again']);
});
