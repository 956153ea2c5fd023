import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import type { CollectedRelease } from './collect.ts';

type Location = Pick<SiteConfig, 'dataDir'>;

/** Folder of the source maps of a remote's releases: not in the folder that its host gives to everybody. */
export const mapsFolder = ({ dataDir }: Location, id: RemoteId): string => join(dataDir, 'source-maps', id);

/** Stores source maps with one rename. Those of the first build stay: a later one of the same release differs in comments only. */
export const storeMaps = async (
  location: Location,
  id: RemoteId,
  { version, maps }: CollectedRelease,
): Promise<void> => {
  const target = join(mapsFolder(location, id), version);
  if (maps.size === 0 || existsSync(target)) return;
  const incoming = join(mapsFolder(location, id), `.incoming-${version}`);
  await rm(incoming, { recursive: true, force: true });
  for (const [script, map] of maps) {
    const file = join(incoming, `${script}.map`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, map);
  }
  await rename(incoming, target);
};

/** Removes the source maps of releases that are no longer retained. */
export const removeMaps = async (location: Location, id: RemoteId, expired: readonly string[]): Promise<void> => {
  const folder = mapsFolder(location, id);
  await Promise.all(expired.map((version) => rm(join(folder, version), { recursive: true, force: true })));
};
