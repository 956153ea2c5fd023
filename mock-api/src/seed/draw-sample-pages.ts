import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createCompiler } from '../documents/compiler.ts';
import { studies } from './content/studies.ts';
import {
  fingerprintOf,
  readTemplate,
  SAMPLE_FOLDER,
  SAMPLE_NOTE,
  SAMPLE_PAGES,
  sampleDocument,
  samplePage,
} from './sample-pages.ts';

// Draws the sample pages of the seed's studies anew. Takes a minute; the pictures are kept with the code.

/** A page of A4 in points, as the compiler draws it. */
const PAGE = { width: 595.2756, height: 841.8898 } as const;
const WIDTH = 800;

const sizeOfDrawing = /viewBox="[^"]*" width="[^"]*" height="[^"]*"/;

/** One page of a drawing that holds them all, one below the other. */
const cutOut = (svg: string, page: number): Buffer => {
  const height = Math.round((WIDTH * PAGE.height) / PAGE.width);
  return Buffer.from(
    svg.replace(
      sizeOfDrawing,
      `viewBox="0 ${(page - 1) * PAGE.height} ${PAGE.width} ${PAGE.height}" width="${WIDTH}" height="${height}"`,
    ),
  );
};

const template = await readTemplate();
const compiler = await createCompiler();
await rm(SAMPLE_FOLDER, { recursive: true, force: true });
await mkdir(SAMPLE_FOLDER, { recursive: true });
for (const seed of studies) {
  const svg = compiler.svg({ template, document: sampleDocument(seed), picture: null });
  for (const page of SAMPLE_PAGES) {
    const file = join(SAMPLE_FOLDER, '..', '..', samplePage(seed.slug, page));
    await sharp(cutOut(svg, page)).flatten({ background: '#ffffff' }).webp({ quality: 70, effort: 6 }).toFile(file);
  }
}
const note = Object.fromEntries(studies.map((seed) => [seed.slug, fingerprintOf(template, seed)]));
await writeFile(SAMPLE_NOTE, `${JSON.stringify(note, null, 2)}\n`);
console.log(`${studies.length * SAMPLE_PAGES.length} pages drawn into ${SAMPLE_FOLDER}`);
