import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseMetadata, type RemoteId } from 'shared-lib/federation';
import { compressed } from '../compressed.ts';
import type { SiteConfig } from '../config.ts';
import { integrityOf, type CollectedRelease } from './collect.ts';

export const LABEL_FILE = 'integrity.json';
const INCOMING = '.incoming-';

/** Folder of a remote's releases; each release has a subfolder named by its version. */
export const releasesFolder = ({ dataDir }: Pick<SiteConfig, 'dataDir'>, id: RemoteId): string =>
  join(dataDir, 'releases', id);

/** Writes a file and, for compressible formats, its brotli and gzip copies. */
const writeWithCopies = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flush: true });
  for (const [extension, copy] of Object.entries((await compressed(file, content)) ?? {}))
    await writeFile(file + extension, copy, { flush: true });
};

/** Checks whether the stored files of a release match the hashes of its label. */
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
 * Stores a release with one rename, so that a host never serves an incomplete one. Call it under the registry's lock.
 * @returns whether the release was missing or damaged before
 */
export const storeRelease = async (folder: string, release: CollectedRelease): Promise<boolean> => {
  if (await isStored(folder, release)) return false;
  const target = join(folder, release.version);
  const incoming = join(folder, `${INCOMING}${release.version}`);
  await rm(incoming, { recursive: true, force: true });
  await writeWithCopies(join(incoming, LABEL_FILE), Buffer.from(release.labelText));
  await Promise.all([...release.files].map(([path, content]) => writeWithCopies(join(incoming, path), content)));
  await rm(target, { recursive: true, force: true });
  await rename(incoming, target);
  return true;
};

/**
 * Reads a stored release again.
 * @throws when a file is missing or its metadata cannot be read
 */
export const readStoredRelease = async (folder: string, version: string): Promise<CollectedRelease> => {
  const labelText = await readFile(join(folder, version, LABEL_FILE), 'utf8');
  const label = releaseMetadata.parse(JSON.parse(labelText));
  const files = Object.keys(label.files).map(
    async (path) => [path, await readFile(join(folder, version, path))] as const,
  );
  return {
    version,
    label,
    labelText,
    labelIntegrity: integrityOf(labelText),
    files: new Map(await Promise.all(files)),
  };
};

/** Removes expired releases and the temporary folders of killed publishers. Call it under the registry's lock. */
export const removeReleases = async (folder: string, expired: readonly string[]): Promise<void> => {
  const abandoned = (await readdir(folder)).filter((name) => name.startsWith(INCOMING));
  await Promise.all([...expired, ...abandoned].map((name) => rm(join(folder, name), { recursive: true, force: true })));
};
