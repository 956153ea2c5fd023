import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ReleaseMetadata } from 'shared-lib/federation';
import { expect, onTestFinished, test } from 'vitest';
import { toBrowserRelease, loadRelease } from './release.ts';

const VERSION = '0123456789abcdef';
const KEY = 'k'.repeat(32);
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const manifest = JSON.stringify({ id: 'remote_x', name: 'remote_x', metaData: {}, exposes: [] });
const goodBundle = `module.exports = { contract: 1, default: () => [{ path: 'x' }], got: require('react') };`;

interface Host {
  bundle?: string;
  /** File name → content that the host sends in place of the listed one. */
  sent?: Record<string, string>;
}

/** Starts a host with one release and returns the release's location as the registry would. */
const startHost = async ({ bundle = goodBundle, sent = {} }: Host = {}) => {
  const files: Record<string, string> = {
    'mf-manifest.json': manifest,
    'server/routes.cjs': bundle,
    'remoteEntry.js': 'var a;',
  };
  const metadata: ReleaseMetadata = {
    remote: 'remote-x',
    container: 'remote_x',
    contract: 1,
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    exposes: { './routes': [] },
    server: 'server/routes.cjs',
    imports: {},
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sri(text)])),
  };
  const metadataText = JSON.stringify(metadata);
  const all: Record<string, string> = { ...files, 'integrity.json': metadataText, ...sent };
  const server = createServer((request, response) => {
    const isRefused = request.url?.includes('/server/') && request.headers['x-bundle-key'] !== KEY;
    const text = isRefused ? undefined : all[(request.url ?? '').replace(`/${VERSION}/`, '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    remote: 'remote-x',
    version: VERSION,
    origin: `http://localhost:${address.port}`,
    integrity: sri(metadataText),
  };
};

const options = { bundleKey: KEY, providedModules: { react: { isReact: true } }, tryModule: async () => undefined };

test('verifies a release from the registry to its bundle and provides only the modules of the shell', async () => {
  const release = await loadRelease(await startHost(), options);
  expect(release.check).toBe('passed');
  expect(release.module).toMatchObject({ got: { isReact: true } });
  expect(Object.keys(toBrowserRelease(release).files), 'browser files only').toEqual(['remoteEntry.js']);
});

test.for([
  ['metadata', { 'integrity.json': '{}' }],
  ['server bundle', { 'server/routes.cjs': `${goodBundle} ` }],
  ['manifest', { 'mf-manifest.json': manifest.replace('x', 'y') }],
] as const)('rejects a release whose %s does not match its hash', async ([, sent]) => {
  await expect(loadRelease(await startHost({ sent }), options)).rejects.toThrow(
    'does not match its hash in the registry',
  );
});

test.for([
  ['throws while it loads', `throw new Error('boom')`, 'boom'],
  ['requires a module that the shell does not provide', `require('node:fs')`, 'does not provide'],
  ['has another contract version', `module.exports = { contract: 99, default: () => [] }`, 'contract'],
] as const)('reports the reason for a release that %s', async ([, bundle, reason]) => {
  const release = await loadRelease(await startHost({ bundle }), options);
  expect(release.check).toContain(reason);
  expect(release.module).toBeUndefined();
});

test('reports the reason for a module that fails its trial', async () => {
  const tryModule = async () => Promise.reject(new Error('nothing to render'));
  expect((await loadRelease(await startHost(), { ...options, tryModule })).check).toBe('nothing to render');
});
