import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ReleaseMetadata } from 'shared-lib/federation';
import { expect, onTestFinished, test } from 'vitest';
import { forBrowser, loadRelease } from './release.ts';

const VERSION = '0123456789abcdef';
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const manifest = JSON.stringify({ id: 'remote_x', name: 'remote_x', metaData: {}, exposes: [] });
const goodBundle = `module.exports = { contract: 1, default: () => [{ path: 'x' }], got: require('react') };`;

interface Host {
  bundle?: string;
  /** What the host really sends instead of a labelled file. */
  sent?: Record<string, string>;
}

/** A host with one release on it; answers its address as the registry would give it. */
const hostWith = async ({ bundle = goodBundle, sent = {} }: Host = {}) => {
  const files: Record<string, string> = {
    'mf-manifest.json': manifest,
    'server/routes.cjs': bundle,
    'remoteEntry.js': 'var a;',
  };
  const label: ReleaseMetadata = {
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
  const labelText = JSON.stringify(label);
  const all: Record<string, string> = { ...files, 'integrity.json': labelText, ...sent };
  const server = createServer((request, response) => {
    const text = all[(request.url ?? '').replace(`/${VERSION}/`, '')];
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
    integrity: sri(labelText),
  };
};

const options = { provided: { react: { isReact: true } }, tryDoor: async () => undefined };

test('a release is verified from the registry to its bundle, and gets the shell modules only', async () => {
  const release = await loadRelease(await hostWith(), options);
  expect(release.check).toBe('passed');
  expect(release.door).toMatchObject({ got: { isReact: true } });
  expect(Object.keys(forBrowser(release).files), 'a browser is told of browser files only').toEqual(['remoteEntry.js']);
});

test.for([
  ['its label', { 'integrity.json': '{}' }],
  ['its server bundle', { 'server/routes.cjs': `${goodBundle} ` }],
  ['its manifest', { 'mf-manifest.json': manifest.replace('x', 'y') }],
] as const)('a release is refused when %s is not what the registry vouches for', async ([, sent]) => {
  await expect(loadRelease(await hostWith({ sent }), options)).rejects.toThrow('not what the registry vouches for');
});

test.for([
  ['throws while it loads', `throw new Error('boom')`, 'boom'],
  ['wants a module that the shell does not provide', `require('node:fs')`, 'does not provide'],
  ['has another agreement', `module.exports = { contract: 99, default: () => [] }`, 'agreement'],
] as const)('a release that %s is loaded but marked', async ([, bundle, reason]) => {
  const release = await loadRelease(await hostWith({ bundle }), options);
  expect(release.check).toContain(reason);
  expect(release.door).toBeUndefined();
});

test('a door that cannot be used in a trial is marked with the reason', async () => {
  const tryDoor = async () => Promise.reject(new Error('nothing to draw'));
  expect((await loadRelease(await hostWith(), { ...options, tryDoor })).check).toBe('nothing to draw');
});
