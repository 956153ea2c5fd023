import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserRelease } from 'shared-lib/federation';
import { expect, onTestFinished, test } from 'vitest';
import { developmentSource } from './development.ts';
import type { ReleaseSource } from './registry-watch.ts';
import { toBrowserRelease } from './release.ts';

const noRegistry: ReleaseSource = { liveReleases: new Map(), refresh: async () => undefined };

const releaseOf = (remote: string, version: string): BrowserRelease => ({
  remote,
  version,
  container: `${remote.replaceAll('-', '_')}_1`,
  base: `https://${remote}.example.com/${version}/`,
  entry: 'remoteEntry.js',
  exposes: { './routes': ['routes.js'] },
  files: { 'remoteEntry.js': 'sha384-a', 'routes.js': 'sha384-b' },
});

/** A deployed site. @param versionOf the live release of a remote; undefined when the site has none */
const startSite = async (versionOf: (remote: string) => string | undefined) => {
  const server = createServer(({ url = '' }, response) => {
    const remote = new URL(url, 'http://site').searchParams.get('remote') ?? '';
    const version = versionOf(remote);
    const current = version === undefined ? null : releaseOf(remote, version);
    response.end(JSON.stringify({ current, fallback: null, checks: {} }));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(() => stop());
  const address = server.address();
  return { origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`, stop };
};

const currentOf = ({ liveReleases }: ReleaseSource, remote: string) => {
  const current = liveReleases.get(remote)?.current;
  return current && toBrowserRelease(current);
};

test('inside a deployed site the watched remote comes from its development server, the others from where the site has them', async () => {
  const site = await startSite((remote) => (remote === 'remote-account' ? undefined : 'aaaaaaaaaaaaaaaa'));
  const variables = { DEV_SITE: site.origin, DEV_REMOTES: 'remote-admin=http://localhost:3103' };
  const source = await developmentSource(noRegistry, variables, () => undefined);
  expect(currentOf(source, 'remote-admin')).toMatchObject({ version: 'dev', base: 'http://localhost:3103/' });
  expect(currentOf(source, 'remote-public')).toEqual(releaseOf('remote-public', 'aaaaaaaaaaaaaaaa'));
  expect(source.liveReleases.has('remote-account')).toBe(false);
});

test('a release that the site publishes is used at the next request; while the site is down the last ones stay', async () => {
  let version = 'aaaaaaaaaaaaaaaa';
  const site = await startSite(() => version);
  const lines: string[] = [];
  const source = await developmentSource(noRegistry, { DEV_SITE: site.origin }, (line) => void lines.push(line));
  version = 'bbbbbbbbbbbbbbbb';
  await source.refresh();
  expect(currentOf(source, 'remote-public')?.version).toBe(version);
  await site.stop();
  await source.refresh();
  expect(currentOf(source, 'remote-public')?.version).toBe(version);
  expect(lines).toEqual([expect.stringContaining(`The releases of ${site.origin} stay as they are: The site`)]);
});

test('a site that does not respond at first is named', async () => {
  const site = await startSite(() => undefined);
  await site.stop();
  await expect(developmentSource(noRegistry, { DEV_SITE: site.origin }, () => undefined)).rejects.toThrow(
    `The site ${site.origin} does not respond`,
  );
});
