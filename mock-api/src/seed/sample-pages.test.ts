import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTemplate } from '../documents/compiler.ts';
import { studies } from './content/studies.ts';
import { fingerprintOf, SAMPLE_FOLDER, SAMPLE_FINGERPRINTS, SAMPLE_PAGES, samplePage } from './sample-pages.ts';

const fingerprints = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(SAMPLE_FINGERPRINTS, 'utf8')));

test.each(studies)(
  'the sample pages of «$title_ar» are up to date (to update them: npm run pages -w mock-api)',
  async (seed) => {
    expect(fingerprints[seed.slug]).toBe(fingerprintOf(await readTemplate('study'), seed));
    expect(seed.sample_images).toEqual(SAMPLE_PAGES.map((page) => samplePage(seed.slug, page)));
    for (const page of SAMPLE_PAGES) {
      const { format, width, height } = await sharp(join(SAMPLE_FOLDER, `${seed.slug}-${page}.webp`)).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 800, height: 1131 });
    }
  },
);
