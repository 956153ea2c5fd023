import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../config.ts';
import { libraryPatches } from './library-patches.ts';

const PACKAGES = join(ROOT, 'node_modules');

/** The version of a library, or of the first package of a family such as `@module-federation`. */
const versionOf = (library: string): string => {
  const folder = existsSync(join(PACKAGES, library, 'package.json')) ? library : `${library}/sdk`;
  const { version } = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8')) as { version: string };
  return version;
};

const filesOf = (library: string): string[] =>
  readdirSync(join(PACKAGES, library), { recursive: true, encoding: 'utf8' }).map((path) => join(library, path));

describe.each(libraryPatches)('$library: $change', ({ library, version, files, fileCount, onUpgrade }) => {
  const concerned = filesOf(library).filter((path) => files.test(path));

  it('was checked with the installed version', () => {
    expect(versionOf(library), onUpgrade).toBe(version);
  });

  it('concerns the stated number of files', () => {
    expect(concerned, onUpgrade).toHaveLength(fileCount);
  });
});

const rewrites = libraryPatches.flatMap(({ text, ...patch }) => (text ? [{ ...patch, ...text }] : []));

it.each(rewrites)('$library: rewrites the stated number of texts', ({ library, files, pattern, count, onUpgrade }) => {
  const concerned = filesOf(library).filter((path) => files.test(path));
  const found = concerned.flatMap((path) => readFileSync(join(PACKAGES, path), 'utf8').match(pattern) ?? []);
  expect(found, onUpgrade).toHaveLength(count);
});
