import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readApiConfig } from '../config.ts';

/** SVG artwork of the site. The image endpoint rejects SVG, so the artwork is stored as PNG. */
const ART_SOURCE = join(import.meta.dirname, 'art-source');

const modifiedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

/** Converts an SVG file to PNG; copies any other file. */
const store = async (source: string, picture: string): Promise<void> => {
  await mkdir(dirname(picture), { recursive: true });
  // The rename is atomic: no reader sees a partial file, even when two servers start at the same time.
  const part = `${picture}.${process.pid}.part`;
  await (source.endsWith('.svg') ? sharp(source).png({ compressionLevel: 6 }).toFile(part) : copyFile(source, part));
  await rename(part, picture);
};

/**
 * Stores the pictures that are missing or older than their source. SVG files keep their own size.
 * @param folder folder of the stored pictures
 * @returns the number of stored pictures
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
