import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIds, type RemoteId } from 'shared-lib/federation';
import { copyCheckout, type CheckoutCopy } from 'testing/checkout-copy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApplications } from './build.ts';
import { ROOT } from '../config.ts';
import { collectRelease, type CollectedRelease } from '../release/collect.ts';

const LOCK_FILE = 'package-lock.json';
const UI = 'shared-lib/src/ui';
const EDIT = "\nglobalThis.dispatchEvent?.(new Event('edited'));\n";

let copy: CheckoutCopy;

beforeAll(async () => {
  await buildApplications(remoteIds);
  copy = copyCheckout();
});
afterAll(() => copy.remove());

type Releases = Record<RemoteId, CollectedRelease>;

const releasesIn = async (root: string): Promise<Releases> => ({
  'remote-public': await collectRelease('remote-public', join(root, 'remote-public/dist')),
  'remote-account': await collectRelease('remote-account', join(root, 'remote-account/dist')),
  'remote-admin': await collectRelease('remote-admin', join(root, 'remote-admin/dist')),
});

const buildCopy = async (): Promise<Releases> => {
  await buildApplications(remoteIds, { root: copy.root });
  return releasesIn(copy.root);
};

const differing = (before: Releases, after: Releases): RemoteId[] =>
  remoteIds.filter((id) => before[id].metadataText !== after[id].metadataText);

const sourcesOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** A module of shared-lib that no other remote and no other module imports. */
const moduleOnlyOf = (owner: RemoteId): string => {
  const others = ['shared-lib/src', ...remoteIds.filter((id) => id !== owner).map((id) => `${id}/src`)];
  const elsewhere = others.map(sourcesOf).join('\n');
  const own = sourcesOf(`${owner}/src`);
  const isOnlyOf = (folder: string, file: string) => {
    const name = file.replace(/\.tsx?$/, '');
    return own.includes(`'shared-lib/${folder}/${name}'`) && !new RegExp(`/${name}(?:\\.tsx?)?'`).test(elsewhere);
  };
  for (const folder of ['ui', 'patterns', 'request']) {
    const found = readdirSync(join(ROOT, 'shared-lib/src', folder)).find((file) => isOnlyOf(folder, file));
    if (found) return join('shared-lib/src', folder, found);
  }
  throw new Error(`No module is used by ${owner} only; add one to the copy instead.`);
};

test('builds in two folders have the same bytes and source maps, one for each script of a browser', async () => {
  const [here, there] = [await releasesIn(ROOT), await buildCopy()];
  expect(differing(here, there)).toEqual([]);
  for (const id of remoteIds) {
    const scripts = [...here[id].files.keys()].filter((file) => file.endsWith('.js'));
    expect([...here[id].maps.keys()]).toEqual(scripts);
    for (const [script, map] of here[id].maps)
      expect([script, there[id].maps.get(script)?.equals(map)]).toEqual([script, true]);
  }
});

test('editing a module of account and bumping a development dependency changes the release of account only', async () => {
  const before = await buildCopy();
  appendFileSync(join(copy.root, moduleOnlyOf('remote-account')), EDIT);
  const lock = readFileSync(join(copy.root, LOCK_FILE), 'utf8');
  const bumped = lock.replace(/(?<="node_modules\/playwright": \{\s+"version": ")[^"]+/, '99.0.0');
  expect(bumped).not.toBe(lock);
  writeFileSync(join(copy.root, LOCK_FILE), bumped);
  expect(differing(before, await buildCopy())).toEqual(['remote-account']);
});

test('editing a component that all remotes use changes every release', async () => {
  const before = await buildCopy();
  appendFileSync(join(copy.root, UI, 'button.tsx'), EDIT);
  expect(differing(before, await buildCopy())).toEqual(remoteIds);
});

const COPY = 'remote-admin/src/copy/ar.ts';

/** Browser files of a release that are not those of another one, without the manifest, which no browser requests. */
const newFiles = (before: CollectedRelease, { metadata, files }: CollectedRelease): string[] =>
  Object.keys(metadata.files).filter(
    (file) =>
      !file.startsWith('server/') &&
      file !== metadata.manifest &&
      metadata.files[file] !== before.metadata.files[file] &&
      files.has(file),
  );

test('a changed text changes its chunk and the entry, and a comment changes nothing', async () => {
  const before = await buildCopy();
  appendFileSync(join(copy.root, COPY), '\n// A comment.\n');
  expect(differing(before, await buildCopy())).toEqual([]);
  const source = readFileSync(join(copy.root, COPY), 'utf8');
  const changed = source.replace(/(?<=: ')[\u0600-\u06FF][^'$]+(?=')/, 'نص آخر');
  expect(changed).not.toBe(source);
  writeFileSync(join(copy.root, COPY), changed);
  const after = await buildCopy();
  const { entry } = after['remote-admin'].metadata;
  const files = newFiles(before['remote-admin'], after['remote-admin']);
  expect(files).toContain(entry);
  expect(files.length, files.join()).toBeLessThanOrEqual(1 + 3);
});
