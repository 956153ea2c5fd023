import { createHash, randomBytes } from 'node:crypto';
import { readFile, realpath, stat, mkdir, open, rename, rm } from 'node:fs/promises';
import { resolve, sep, dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatOf, type PictureFormat } from './picture.ts';
import type { PreparedPicture } from './prepare.ts';

/** Folder of uploaded images, separate from the seed's. */
export const UPLOADS = 'uploads';

/** Writes an image atomically under a random name. @returns its path, relative to the image folder */
export const savePicture = async (folder: string, { bytes, format }: PreparedPicture): Promise<string> => {
  const path = `${UPLOADS}/${randomBytes(16).toString('hex')}.${format}`;
  const file = join(folder, path);
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const handle = await open(part, 'wx', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return path;
};

export const removePicture = (folder: string, path: string): Promise<void> => rm(join(folder, path), { force: true });

export interface StoredPicture {
  /** Absolute path. */
  file: string;
  format: PictureFormat;
  /** In pixels, upright. `Infinity` when the file does not say. */
  width: number;
  /** SHA-256 of the content. */
  fingerprint: string;
}

/** Cached facts about a file; valid while size and modification time stay the same. */
interface CachedPicture extends StoredPicture {
  size: number;
  mtimeMs: number;
}

/** One path segment: no leading dot, no separators, no characters with a special meaning in a file system. */
const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,99}$/u;
const EXTENSION = /\.(?:png|jpe?g|webp|avif)$/;
const MAX_SEGMENTS = 6;
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_CACHED = 5000;

const isName = (name: string): boolean => {
  const segments = name.split('/');
  return segments.length <= MAX_SEGMENTS && segments.every((segment) => SEGMENT.test(segment)) && EXTENSION.test(name);
};

/** Resolves a name to a file. @returns `undefined` for a path outside of the folder, a folder, or a file that is too large */
const locate = async (folder: string, name: string) => {
  const [root, file] = await Promise.all([realpath(folder), realpath(resolve(folder, name))]);
  if (!file.startsWith(root + sep)) return undefined;
  const stats = await stat(file);
  return stats.isFile() && stats.size <= MAX_BYTES ? { file, size: stats.size, mtimeMs: stats.mtimeMs } : undefined;
};

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Reads the width from the head of the file, without decoding it. */
const readWidth = async (bytes: Buffer): Promise<number> => {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient.width;
  } catch {
    return Infinity;
  }
};

/** Finds stored images by their path below the folder. Reads each file once and caches the result. */
export const createPictureFinder = (folder: string) => {
  const cache = new Map<string, CachedPicture>();

  const inspect = async (location: {
    file: string;
    size: number;
    mtimeMs: number;
  }): Promise<CachedPicture | undefined> => {
    const bytes = await readFile(location.file);
    const format = formatOf(bytes);
    if (!format) return undefined;
    if (cache.size >= MAX_CACHED) cache.clear();
    const fingerprint = createHash('sha256').update(bytes).digest('hex');
    const picture = { ...location, format, width: await readWidth(bytes), fingerprint };
    cache.set(location.file, picture);
    return picture;
  };

  /** @returns `undefined` for a name that is not an image of this folder */
  return async (name: string): Promise<StoredPicture | undefined> => {
    if (!isName(name)) return undefined;
    try {
      const location = await locate(folder, name);
      if (!location) return undefined;
      const cached = cache.get(location.file);
      const isFresh = cached && cached.size === location.size && cached.mtimeMs === location.mtimeMs;
      return isFresh ? cached : await inspect(location);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
};
