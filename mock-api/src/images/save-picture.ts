import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
