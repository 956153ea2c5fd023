import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readApiConfig } from '../config.ts';

/** Drawings of the site; the image endpoint refuses SVG, so they are turned into pictures before it sees them. */
const ART_SOURCE = join(import.meta.dirname, 'art-source');

const modifiedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

/** Makes a picture of a drawing; what is a picture already is taken over. */
const store = async (source: string, picture: string): Promise<void> => {
  await mkdir(dirname(picture), { recursive: true });
  // Whole or not at all, also when two servers begin at the same time.
  const part = `${picture}.${process.pid}.part`;
  await (source.endsWith('.svg') ? sharp(source).png({ compressionLevel: 6 }).toFile(part) : copyFile(source, part));
  await rename(part, picture);
};

/**
 * Stores what is missing or older than its source: drawings at the size that they name, pictures as they are.
 * @param folder where stored pictures lie
 * @returns how many were stored
 */
export const rasteriseArt = async (folder: string): Promise<number> => {
  const names = (await readdir(ART_SOURCE, { recursive: true }))
    .filter((name) => /\.(?:svg|webp)$/.test(name))
    .toSorted();
  let stored = 0;
  for (const name of names) {
    const source = join(ART_SOURCE, name);
    const picture = join(folder, name.replace(/\.svg$/, '.png'));
    if ((await modifiedAt(picture)) >= (await modifiedAt(source))) continue;
    await store(source, picture);
    stored += 1;
  }
  return stored;
};

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  const { imageFolder } = readApiConfig();
  console.log(`${await rasteriseArt(imageFolder)} pictures stored in ${imageFolder}`);
}
