import { mkdir, readdir, rename, stat } from 'node:fs/promises';
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

const rasterise = async (svg: string, png: string): Promise<void> => {
  await mkdir(dirname(png), { recursive: true });
  // Whole or not at all, also when two servers begin at the same time.
  const part = `${png}.${process.pid}.part`;
  await sharp(svg).png({ compressionLevel: 6 }).toFile(part);
  await rename(part, png);
};

/**
 * Draws what is missing or older than its drawing, at the size that the drawing names.
 * @param folder where stored pictures lie
 * @returns how many were drawn
 */
export const rasteriseArt = async (folder: string): Promise<number> => {
  const names = (await readdir(ART_SOURCE, { recursive: true })).filter((name) => name.endsWith('.svg')).toSorted();
  let drawn = 0;
  for (const name of names) {
    const svg = join(ART_SOURCE, name);
    const png = join(folder, name.replace(/\.svg$/, '.png'));
    if ((await modifiedAt(png)) >= (await modifiedAt(svg))) continue;
    await rasterise(svg, png);
    drawn += 1;
  }
  return drawn;
};

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  const { imageFolder } = readApiConfig();
  console.log(`${await rasteriseArt(imageFolder)} pictures drawn into ${imageFolder}`);
}
