import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const MAX_FILES = 8;
const MAX_LINES = 60;
const ordered = ['services', 'sectors', 'sliders'];
const published = ['articles', 'studies'];

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

describe.each([...ordered, ...published])('%s', (resource) => {
  it.each(['list.tsx', 'form.tsx'])(`composes the kit in %s with less than ${MAX_LINES} lines`, (name) => {
    const found = sources.find(({ file }) => file === join('features', resource, name));
    expect(found?.text.trimEnd().split('\n').length).toBeLessThan(MAX_LINES);
  });
});

/** Files of the resource, and files that list it: routes, menu, label of the menu. */
const filesOf = (resource: string): string[] => {
  const names = new RegExp(`${resource}-pages|copy/${resource}|list\\('${resource}'\\)|\\n {4}${resource}: '`);
  const folder = join('features', resource);
  return sources
    .filter(({ file, text }) => file.startsWith(folder) || file.includes(`${resource}-pages`) || names.test(text))
    .map(({ file }) => file);
};

it.each(ordered)(`needs at most ${MAX_FILES} files for %s, besides the preview of a slide`, (resource) => {
  const files = filesOf(resource).filter((file) => !/slide-(?:preview|checks)/.test(file));
  expect(files).toEqual(expect.arrayContaining([join('features', resource, 'list.tsx'), 'routes.tsx']));
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(MAX_FILES);
});
