import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Inputs inside the package; missing ones are skipped. */
const PACKAGE_INPUTS = ['src', 'public', 'rsbuild.config.ts', 'package.json'];
const SHARED_INPUTS = [
  'shared-lib/src',
  'shared-lib/package.json',
  'shared-lib/tooling/src/build',
  'shared-lib/tooling/src/patches',
  'package-lock.json',
];

/** Files of `build` that start and name builds, and change none. */
const NOT_BUILD_TOOLING = /^shared-lib\/tooling\/src\/build\/(?:build|bundle-key|input-hash)\.ts$/;

const isInput = (path: string): boolean => !/\.test\.tsx?$/.test(path) && !NOT_BUILD_TOOLING.test(path);

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Hashes paths and contents of files.
 * @param root folder of the checkout
 * @param inputs files and folders, relative to `root`; missing ones are skipped
 * @param isIncluded whether a file counts, by its path relative to `root`
 * @returns 16 hex digits
 */
export const hashFiles = (
  root: string,
  inputs: readonly string[],
  isIncluded: (path: string) => boolean = () => true,
): string => {
  const paths = inputs
    .flatMap((input) => filesOf(join(root, input)))
    .map((file) => relative(root, file).split(sep).join('/'));
  const hash = createHash('sha256');
  for (const path of paths.filter(isIncluded).toSorted()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * Hashes everything that a build of an application depends on: sources, configuration and resolved dependencies.
 * @param root folder of the checkout
 * @returns 16 hex digits
 */
export const inputHash = (root: string, application: string): string =>
  hashFiles(root, [...PACKAGE_INPUTS.map((name) => `${application}/${name}`), ...SHARED_INPUTS], isInput);
