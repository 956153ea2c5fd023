import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const MAX_FILES = 8;

/** Files of the resource, and files that list it: routes, menu, label of the menu. */
const belongsToSectors = (file: string): boolean =>
  /sectors/.test(file) ||
  /sectors-pages|copy\/sectors|list\('sectors'\)|\n {4}sectors: '/.test(readFileSync(join(SOURCE, file), 'utf8'));

it(`needs at most ${MAX_FILES} files for a further resource`, () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.endsWith('.test.tsx') && belongsToSectors(file),
  );
  expect(files).toEqual(expect.arrayContaining([join('features', 'sectors', 'list.tsx'), 'routes.tsx']));
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(MAX_FILES);
});
