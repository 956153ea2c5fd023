import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { formatOf, type PictureFormat } from './picture.ts';

export interface StoredPicture {
  /** Absolute path. */
  file: string;
  format: PictureFormat;
  /** SHA-256 of the content. */
  fingerprint: string;
}

/** What was learned of a file, as long as it is the same file. */
interface Known extends StoredPicture {
  size: number;
  mtimeMs: number;
}

/** Parts of a name: no dot in front, no separators, nothing that a file system reads in its own way. */
const PART = /^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,99}$/u;
const EXTENSION = /\.(?:png|jpe?g|webp|avif)$/;
const MAX_PARTS = 6;
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_KNOWN = 5000;

const isName = (name: string): boolean => {
  const parts = name.split('/');
  return parts.length <= MAX_PARTS && parts.every((part) => PART.test(part)) && EXTENSION.test(name);
};

/** The file behind a name, when it is a file and really lies in the folder. */
const locate = async (folder: string, name: string) => {
  const [root, file] = await Promise.all([realpath(folder), realpath(resolve(folder, name))]);
  if (!file.startsWith(root + sep)) return undefined;
  const found = await stat(file);
  return found.isFile() && found.size <= MAX_BYTES ? { file, size: found.size, mtimeMs: found.mtimeMs } : undefined;
};

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Finds stored pictures by their name below the folder; files are read once and known from then on. */
export const createPictureFinder = (folder: string) => {
  const known = new Map<string, Known>();

  const learn = async (place: { file: string; size: number; mtimeMs: number }): Promise<Known | undefined> => {
    const bytes = await readFile(place.file);
    const format = formatOf(bytes);
    if (!format) return undefined;
    if (known.size >= MAX_KNOWN) known.clear();
    const learned = { ...place, format, fingerprint: createHash('sha256').update(bytes).digest('hex') };
    known.set(place.file, learned);
    return learned;
  };

  /** @returns `undefined` for whatever is not a picture of this folder */
  return async (name: string): Promise<StoredPicture | undefined> => {
    if (!isName(name)) return undefined;
    try {
      const place = await locate(folder, name);
      if (!place) return undefined;
      const before = known.get(place.file);
      const isSame = before && before.size === place.size && before.mtimeMs === place.mtimeMs;
      return isSame ? before : await learn(place);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
};
