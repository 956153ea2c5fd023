import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import { areCopies, compressed, isCompressible, type CompressedCopies } from '../build/compressed.ts';
import type { SiteConfig } from '../config.ts';
import { integrityOf, type CollectedRelease } from './collect.ts';

export const INTEGRITY_FILE = 'integrity.json';
const INCOMING = '.incoming-';

/** Folder of a remote's releases; each release has a subfolder named by its version. */
export const releasesFolder = ({ dataDir }: Pick<SiteConfig, 'dataDir'>, id: RemoteId): string =>
  join(dataDir, 'releases', id);

/** The intact copies beside a stored file that has this content. */
const storedCopies = async (file: string, content: Buffer): Promise<CompressedCopies | undefined> => {
  try {
    const copies = { '.br': await readFile(`${file}.br`), '.gz': await readFile(`${file}.gz`) };
    return (await areCopies(content, copies)) ? copies : undefined;
  } catch {
    return undefined; // this release has no such file
  }
};

/** Compressing takes most of the time of a publication, and releases share most of their files, so their copies are used again. */
const readOrMakeCopies = async (
  path: string,
  content: Buffer,
  releases: readonly string[],
): Promise<CompressedCopies | undefined> => {
  if (!isCompressible(path)) return undefined;
  for (const release of releases) {
    const copies = await storedCopies(join(release, path), content);
    if (copies) return copies;
  }
  return compressed(path, content);
};

const writeFlushed = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flush: true });
};

/** Folders of the stored releases. */
const storedReleases = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []); // the first release creates the folder
  return names.filter((name) => !name.startsWith(INCOMING)).map((name) => join(folder, name));
};

/** Checks whether the stored files of a release match the hashes of its metadata. */
export const isStored = async (
  folder: string,
  { version, files, metadataText }: CollectedRelease,
): Promise<boolean> => {
  const expected = [...files].map(([path, content]) => [path, integrityOf(content)] as const);
  const checks = [[INTEGRITY_FILE, integrityOf(metadataText)] as const, ...expected].map(
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
  const stored = await storedReleases(folder);
  const writeWithCopies = async (path: string, content: Buffer): Promise<void> => {
    await writeFlushed(join(incoming, path), content);
    for (const [extension, copy] of Object.entries((await readOrMakeCopies(path, content, stored)) ?? {}))
      await writeFlushed(join(incoming, path + extension), copy);
  };
  const all = [[INTEGRITY_FILE, Buffer.from(release.metadataText)] as const, ...release.files];
  await Promise.all(all.map(([path, content]) => writeWithCopies(path, content)));
  await rm(target, { recursive: true, force: true });
  await rename(incoming, target);
  return true;
};

/** Removes expired releases and the temporary folders of killed publishers. Call it under the registry's lock. */
export const removeReleases = async (folder: string, expired: readonly string[]): Promise<void> => {
  const abandoned = (await readdir(folder)).filter((name) => name.startsWith(INCOMING));
  await Promise.all([...expired, ...abandoned].map((name) => rm(join(folder, name), { recursive: true, force: true })));
};
