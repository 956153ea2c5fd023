import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PAGES_FILE,
  releaseMetadata,
  releasePages,
  type ReleaseMetadata,
  type ReleasePage,
} from 'shared-lib/federation';
import { INTEGRITY_FILE } from './store.ts';

/** A release that was published. */
export interface StoredRelease {
  metadata: ReleaseMetadata;
  /** Undefined when an older build made it. */
  pages: readonly ReleasePage[] | undefined;
}

/** Pages in the text of a `pages.json`. */
export const parsePages = (text: string | undefined): ReleasePage[] | undefined =>
  text === undefined ? undefined : releasePages.parse(JSON.parse(text)).pages;

const readText = (folder: string, file: string): Promise<string | undefined> =>
  readFile(join(folder, file), 'utf8').catch(() => undefined);

/** Reads a stored release; undefined when its folder is missing. */
export const readStoredRelease = async (folder: string): Promise<StoredRelease | undefined> => {
  const text = await readText(folder, INTEGRITY_FILE);
  if (text === undefined) return undefined;
  return {
    metadata: releaseMetadata.parse(JSON.parse(text)),
    pages: parsePages(await readText(folder, PAGES_FILE)),
  };
};

/** Reads the code of a stored release: its browser scripts, and the server bundle of each exposed module. */
export const readStoredCode = async (
  folder: string,
  { server, servers }: ReleaseMetadata,
): Promise<{ scripts: Record<string, string>; modules: Record<string, string> }> => {
  const bundles = servers ?? { './routes': server };
  const entries = await readdir(folder, { recursive: true });
  const scripts = entries.filter((file) => file.endsWith('.js') && !Object.values(bundles).includes(file));
  const readAll = async (names: readonly (readonly [key: string, file: string])[]) =>
    Object.fromEntries(
      await Promise.all(names.map(async ([key, file]) => [key, (await readText(folder, file)) ?? ''] as const)),
    );
  return {
    scripts: await readAll(scripts.map((file) => [file, file] as const)),
    modules: await readAll(Object.entries(bundles)),
  };
};
