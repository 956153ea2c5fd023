import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHost } from '../remote-host/create-host.ts';
import { collectRelease } from './collect.ts';
import { explainStack, readStack } from './stack.ts';

const ADMIN = 'remote-admin';
const KEY = 'k'.repeat(32);
const SCRIPT = 'static/js/async/routes.js';
/** Line 2, column 1 of the script is line 10, column 5 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['remote-admin/src/pages/users-page.tsx'],
  names: [],
  mappings: ';AASI',
});
const buildWith = (map: string) => fakeBuild({ files: { [`${SCRIPT}.map`]: map } });

/** A site with a live release that has a source map. */
const site = async () => {
  const config = readConfig({ DATA_DIR: scratchFolder(), BUNDLE_KEY: KEY });
  const { version } = await publishUntried(ADMIN, { config, dist: buildWith(MAP) });
  const place = (script = SCRIPT) => `${config.remoteOrigins[ADMIN]}/${version}/${script}:2:14`;
  return { config, version, place };
};

test('names the source and line of each place in a release, in the notations of the browsers', async () => {
  const { config, version, place } = await site();
  const stack = [
    'TypeError: x is undefined',
    `    at Users (${place()})`,
    `    at async ${place()}`,
    `users@${place()}`,
    `    at retried (${place(`${SCRIPT}?retry=abc`)})`,
    `    at own (${place().replace(config.remoteOrigins[ADMIN], `${config.siteOrigin}/r/admin`)})`,
    `    at foreign (${place().replace(config.remoteOrigins[ADMIN], `${config.siteOrigin}/r/evil`)})`,
    `    at shell (${config.siteOrigin}/static/js/index.01234567.js:1:200)`,
    `    at unknown (${place('static/js/async/other.js')})`,
    `    at other (http://evil.example/${version}/${SCRIPT}:2:1)`,
    `    at outside (${place('../../../../bundle-key.js')})`,
  ];
  const source = 'remote-admin/src/pages/users-page.tsx:10:5';
  expect((await explainStack(stack.join('\n'), config)).split('\n')).toEqual([
    stack[0],
    `    at Users (${source})`,
    `    at async ${source}`,
    `users@${source}`,
    `    at retried (${source})`,
    `    at own (${source})`,
    ...stack.slice(6),
  ]);
});

test('a file without a place in a release is an error, and so is one that is missing', async () => {
  const { config } = await site();
  const file = join(scratchFolder(), 'stack.txt');
  writeFileSync(file, 'Error: boom\n    at a (http://localhost:3000/static/js/index.js:1:1)');
  await expect(readStack(file, config)).rejects.toThrow('names no place in a release');
  await expect(readStack(`${file}.missing`, config)).rejects.toThrow('cannot be read');
});

test('maps are no part of a release, are not given to the public, and leave with their release', async () => {
  const { config, version, place } = await site();
  const host = await createHost({ id: ADMIN, config, standalone: scratchFolder(), bundleKey: KEY });
  onTestFinished(() => host.close());
  const get = async (url: string, key?: string) => {
    const response = await host.inject({ url, headers: key === undefined ? {} : { 'x-bundle-key': key } });
    return [response.statusCode, response.headers['cache-control']];
  };
  const url = `/source-maps/${version}/${SCRIPT}.map`;
  expect(await get(url, KEY)).toEqual([200, 'no-store']);
  const around = `/${version}/..%2f..%2f..%2fsource-maps%2f${ADMIN}%2f${version}%2f${SCRIPT}.map`;
  for (const attempt of [url, `/${version}/${SCRIPT}.map`, around])
    for (const key of [undefined, 'x'.repeat(32)]) expect((await get(attempt, key))[0]).toBe(404);
  expect((await get(`/source-maps/${version}/..%2f..%2f..%2fbundle-key`, KEY))[0]).toBe(404);

  // A release is the same whatever its maps are.
  const other = await collectRelease(ADMIN, buildWith(MAP.replace('AASI', 'AAUI')));
  expect(other.version).toBe(version);
  expect([...other.files.keys()].filter((file) => file.includes('map'))).toEqual([]);

  // Another machine asks the host, with the key.
  const origin = await host.listen({ host: 'localhost', port: 0 });
  const elsewhere = {
    ...config,
    dataDir: scratchFolder(),
    remoteOrigins: { ...config.remoteOrigins, [ADMIN]: origin },
  };
  const stack = place().replace(config.remoteOrigins[ADMIN], origin);
  expect(await explainStack(stack, elsewhere)).toBe('remote-admin/src/pages/users-page.tsx:10:5');
  expect(await explainStack(stack, { ...elsewhere, bundleKey: 'x'.repeat(32) })).toBe(stack);

  const DAY_MS = 86_400_000;
  for (let count = 1; count < 12; count += 1) {
    const clock = () => new Date(Date.now() + count * 40 * DAY_MS);
    await publishUntried(ADMIN, { config, dist: fakeBuild({ text: `${count}` }), clock });
  }
  expect(existsSync(join(config.dataDir, 'source-maps', ADMIN, version))).toBe(false);
  const releases = readdirSync(join(config.dataDir, 'releases', ADMIN));
  expect(readdirSync(join(config.dataDir, 'source-maps', ADMIN)).toSorted()).toEqual(releases.toSorted());
});
