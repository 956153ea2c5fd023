import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import { compressed } from '../compressed.ts';
import type { SiteConfig } from '../config.ts';
import { integrityOf, type CollectedRelease } from './collect.ts';

export const LABEL_FILE = 'integrity.json';
const INCOMING = '.incoming-';

/** Folder below which the releases of a remote lie, each in a folder of its version. */
export const releasesFolder = ({ dataDir }: Pick<SiteConfig, 'dataDir'>, id: RemoteId): string =>
  join(dataDir, 'releases', id);

/** Writes a file and, where it pays, what a server sends of it to a browser that takes brotli or gzip. */
const writeServed = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flush: true });
  for (const [ending, form] of Object.entries((await compressed(file, content)) ?? {}))
    await writeFile(file + ending, form, { flush: true });
};

/** Tells whether a release lies in its folder exactly as its label says. */
export const isStored = async (folder: string, { version, files, labelText }: CollectedRelease): Promise<boolean> => {
  const expected = [...files].map(([path, content]) => [path, integrityOf(content)] as const);
  const checks = [[LABEL_FILE, integrityOf(labelText)] as const, ...expected].map(
    async ([path, hash]) => integrityOf(await readFile(join(folder, version, path))) === hash,
  );
  return Promise.all(checks).then(
    (results) => results.every(Boolean),
    () => false,
  );
};

/**
 * Puts a release into its folder in one step: a host never sees half of one. To be called under the registry's lock.
 * @returns whether it was not there yet
 */
export const storeRelease = async (folder: string, release: CollectedRelease): Promise<boolean> => {
  if (await isStored(folder, release)) return false;
  const target = join(folder, release.version);
  const incoming = join(folder, `${INCOMING}${release.version}`);
  await rm(incoming, { recursive: true, force: true });
  await writeServed(join(incoming, LABEL_FILE), Buffer.from(release.labelText));
  await Promise.all([...release.files].map(([path, content]) => writeServed(join(incoming, path), content)));
  await rm(target, { recursive: true, force: true });
  await rename(incoming, target);
  return true;
};

/** Removes expired releases and what a killed publisher left. To be called under the registry's lock. */
export const removeReleases = async (folder: string, expired: readonly string[]): Promise<void> => {
  const left = (await readdir(folder)).filter((name) => name.startsWith(INCOMING));
  await Promise.all([...expired, ...left].map((name) => rm(join(folder, name), { recursive: true, force: true })));
};
