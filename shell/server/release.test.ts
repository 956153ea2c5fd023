import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ReleaseMetadata } from 'shared-lib/federation';
import { expect, onTestFinished, test } from 'vitest';
import { useInternalOrigins } from './internal-url.ts';
import { fetchRelease, preloadsOf, toBrowserRelease, toListedRelease } from './release.ts';

const KEY = 'k'.repeat(32);
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const manifest = JSON.stringify({ id: 'remote_x', name: 'remote_x', metaData: {}, exposes: [] });
const goodBundle = `module.exports = { contract: 1, default: () => [{ path: 'x' }], got: require('react') };`;

interface Host {
  /** Content of `pages.json`; releases of older builds have none. */
  pages?: string;
  /** Further scripts of the release. */
  scripts?: Record<string, string>;
  /** File name → content that the host sends in place of the listed one. */
  sent?: Record<string, string>;
}

/** Starts a host with one release and returns the release's location as the registry would. */
const startHost = async ({ pages, scripts = {}, sent = {} }: Host = {}) => {
  const files: Record<string, string> = {
    'mf-manifest.json': manifest,
    'server/routes.cjs': goodBundle,
    'remoteEntry.js': 'var a;',
    ...scripts,
    ...(pages === undefined ? {} : { 'pages.json': pages }),
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
  const version = createHash('sha256').update(metadataText).digest('hex').slice(0, 16);
  const all: Record<string, string> = { ...files, 'integrity.json': metadataText, ...sent };
  const server = createServer((request, response) => {
    const isRefused = request.url?.includes('/server/') && request.headers['x-bundle-key'] !== KEY;
    const text = isRefused ? undefined : all[(request.url ?? '').replace(`/${version}/`, '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    remote: 'remote-x',
    version,
    origin: `http://localhost:${address.port}`,
    integrity: sri(metadataText),
  };
};

test('verifies a release from the registry to its bundle', async () => {
  const { release, bundle } = await fetchRelease(await startHost(), KEY);
  expect(bundle.modules).toEqual({ './routes': goodBundle });
  expect(Object.keys(toBrowserRelease(release).files), 'browser files only').toEqual(['remoteEntry.js']);
});

test('fetches a release at the address that this machine uses, and names its public one to browsers', async () => {
  const { origin, ...location } = await startHost();
  useInternalOrigins({ 'https://public.example': origin });
  onTestFinished(() => useInternalOrigins({}));
  const { release } = await fetchRelease({ ...location, origin: 'https://public.example' }, KEY);
  expect(release.base).toBe(`https://public.example/${location.version}/`);
});

test.for([
  ['metadata', { 'integrity.json': '{}' }],
  ['server bundle', { 'server/routes.cjs': `${goodBundle} ` }],
  ['manifest', { 'mf-manifest.json': manifest.replace('x', 'y') }],
] as const)('rejects a release whose %s does not match its hash', async ([, sent]) => {
  await expect(fetchRelease(await startHost({ sent }), KEY)).rejects.toThrow('does not match its hash in the registry');
});

test('rejects a release of another remote, which the registry names by mistake', async () => {
  const location = await startHost();
  await expect(fetchRelease({ ...location, remote: 'remote-y' }, KEY)).rejects.toThrow(
    `remote-y ${location.version} is a release of remote-x`,
  );
});

test('reads the pages of a release, and loads a release of an older build without them', async () => {
  const pages = [{ path: '/about', expose: './routes', indexed: true }];
  const { release } = await fetchRelease(await startHost({ pages: JSON.stringify({ pages }) }), KEY);
  expect(release.pages).toEqual(pages);
  expect((await fetchRelease(await startHost(), KEY)).release).not.toHaveProperty('pages');
});

test('names the scripts of a page in its document, and those of all pages where the page is not known yet', async () => {
  const pages = [{ path: '/about', expose: './routes', indexed: true, scripts: { all: ['about.js'] } }];
  const { release } = await fetchRelease(
    await startHost({ pages: JSON.stringify({ pages }), scripts: { 'about.js': 'var b;', 'other.js': 'var c;' } }),
    KEY,
  );
  expect(preloadsOf(release, 'routes', '/about')).toEqual([
    { href: `${release.base}remoteEntry.js`, integrity: sri('var a;') },
    { href: `${release.base}about.js`, integrity: sri('var b;') },
  ]);
  expect(preloadsOf(release, 'routes', '/').map(({ href }) => href)).toEqual([`${release.base}remoteEntry.js`]);
  expect(Object.keys(toBrowserRelease(release).files)).toEqual(['remoteEntry.js']);
  expect(Object.keys(toListedRelease(release).files)).toEqual(['remoteEntry.js', 'about.js']);
});
