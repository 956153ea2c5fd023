import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';

const LOCK_FILE = join(import.meta.dirname, '../../../../package-lock.json');

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      link: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
      integrity: z.optional(z.string()),
    }),
  ),
});

/**
 * Native programs for other operating systems, which the registry of the project does not serve in these versions. npm
 * installs none of them here, so it has nothing to check. A new version of the tool has to be named here again.
 */
const notServed = [
  '@myriaddreamin/typst-ts-node-compiler-*@0.7.0',
  '@oxc-parser/binding-*@0.156.0',
  '@oxfmt/binding-*@0.79.0',
  '@oxlint-tsgolint/*@7.0.2007',
  '@oxlint/binding-*@1.94.0',
  '@rspack/binding-*@2.3.2',
];

const familyOf = (path: string, version: string): string => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `${name.replace(/(-compiler-|\/binding-|^@oxlint-tsgolint\/).*/, '$1*')}@${version}`;
};

const unverified = Object.entries(lockFile.parse(JSON.parse(readFileSync(LOCK_FILE, 'utf8'))).packages).filter(
  ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
);

test('every package of the lock file has an integrity hash, except native programs of other systems', () => {
  const families = new Set(unverified.map(([path, { version = '' }]) => familyOf(path, version)));
  expect([...families].filter((family) => !notServed.includes(family))).toEqual([]);
});

test('a package without an integrity hash is optional, and not one that this system runs', () => {
  const system = new RegExp(`${process.platform}-${process.arch}(?:-gnu)?$`);
  for (const [path, { optional }] of unverified) {
    expect(optional, path).toBe(true);
    expect(path).not.toMatch(system);
  }
});

test('names no native program that has an integrity hash by now', () => {
  const families = unverified.map(([path, { version = '' }]) => familyOf(path, version));
  expect(notServed.filter((family) => !families.includes(family))).toEqual([]);
});
