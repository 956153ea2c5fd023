import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createCompiler, readTemplate } from '../documents/compiler.ts';
import { studies } from './content/studies.ts';
import {
  fingerprintOf,
  SAMPLE_FOLDER,
  SAMPLE_FINGERPRINTS,
  SAMPLE_PAGES,
  sampleDocument,
  samplePage,
} from './sample-pages.ts';

// Renders the sample pages of all studies in the seed. Takes a minute; the pictures are committed.

/** Size of an A4 page in points, as the compiler renders it. */
const PAGE = { width: 595.2756, height: 841.8898 } as const;
const WIDTH = 800;

const svgSize = /viewBox="[^"]*" width="[^"]*" height="[^"]*"/;

/** Cuts one page out of an SVG that contains all pages below one another. */
const cropPage = (svg: string, page: number): Buffer => {
  const height = Math.round((WIDTH * PAGE.height) / PAGE.width);
  return Buffer.from(
    svg.replace(
      svgSize,
      `viewBox="0 ${(page - 1) * PAGE.height} ${PAGE.width} ${PAGE.height}" width="${WIDTH}" height="${height}"`,
    ),
  );
};

const template = await readTemplate('study');
const compiler = await createCompiler();
await rm(SAMPLE_FOLDER, { recursive: true, force: true });
await mkdir(SAMPLE_FOLDER, { recursive: true });
for (const seed of studies) {
  const svg = compiler.svg({ template, document: sampleDocument(seed), picture: null });
  for (const page of SAMPLE_PAGES) {
    const file = join(SAMPLE_FOLDER, '..', '..', samplePage(seed.slug, page));
    await sharp(cropPage(svg, page)).flatten({ background: '#ffffff' }).webp({ quality: 70, effort: 6 }).toFile(file);
  }
}
const fingerprints = Object.fromEntries(studies.map((seed) => [seed.slug, fingerprintOf(template, seed)]));
await writeFile(SAMPLE_FINGERPRINTS, `${JSON.stringify(fingerprints, null, 2)}\n`);
console.log(`${studies.length * SAMPLE_PAGES.length} pages rendered into ${SAMPLE_FOLDER}`);
