import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureCache {
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, bytes: Buffer): Promise<void>;
}

/** Suffix of temporary files. It has the process id, because several servers may share the folder. */
const PART_SUFFIX = `.${process.pid}.part`;

const sizesByAge = async (folder: string): Promise<Map<string, number>> => {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, size, mtimeMs };
    }),
  );
  return new Map(files.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]));
};

/**
 * A disk cache with least-recently-used eviction.
 * @param maxBytes limit of the whole folder
 */
export const createPictureCache = (folder: string, maxBytes: number): PictureCache => {
  let sizesLoading: Promise<Map<string, number>> | undefined;
  /** Name → size, least recently used first. */
  const loadSizes = () => (sizesLoading ??= sizesByAge(folder));

  const evict = async (sizes: Map<string, number>) => {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (total <= maxBytes) return;
      sizes.delete(name);
      total -= size;
      await rm(join(folder, name), { force: true });
    }
  };

  return {
    async get(name) {
      const sizes = await loadSizes();
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      sizes.delete(name);
      try {
        const bytes = await readFile(join(folder, name));
        sizes.set(name, size);
        return bytes;
      } catch {
        // The file was deleted from outside: the caller encodes it again.
        return undefined;
      }
    },
    async put(name, bytes) {
      const sizes = await loadSizes();
      const part = join(folder, name + PART_SUFFIX);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
      sizes.set(name, bytes.length);
      await evict(sizes);
    },
  };
};
