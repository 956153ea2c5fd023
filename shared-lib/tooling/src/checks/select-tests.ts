import { statSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { UsageError } from '../cli-error.ts';
import { ROOT } from '../config.ts';
import { endToEndOf } from './end-to-end-map.ts';
import { packages, type Package } from './packages.ts';

const manifest = z.object({
  name: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
});

const readManifest = (folder: Package) =>
  manifest.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));

/** Packages that import a package, itself included. All declare what they import. */
const dependantsOf = (changed: Package): Package[] => {
  const { name } = readManifest(changed);
  return packages.filter((folder) => {
    const { dependencies, devDependencies } = readManifest(folder);
    return folder === changed || name in { ...dependencies, ...devDependencies };
  });
};

/** One run of Vitest. */
export interface UnitRun {
  /** Folder of the package. */
  folder: Package;
  arguments: readonly string[];
}

/** The checks of some files. */
export interface TestSelection {
  packages: readonly Package[];
  /** The files and folders, relative to the checkout. */
  paths: readonly string[];
  units: readonly UnitRun[];
  /** Files and folders of end-to-end tests, relative to the shell. */
  endToEnd: readonly string[];
  /** End-to-end tests of the pages that changed sources belong to: only those of each commit run. */
  ofPages: readonly string[];
}

/** Vitest configuration of a package's slow tests. */
export const SLOW_CONFIG = 'vitest.full.config.ts';

/** How the tests of a path run. `none`: no test depends on it in a way that a runner knows. */
type Kind = 'endToEnd' | 'folder' | 'slowTest' | 'test' | 'source' | 'none';

interface Target {
  package: Package;
  /** Relative to the checkout. */
  path: string;
  /** Relative to the package; empty for the package itself. */
  inPackage: string;
  kind: Kind;
}

const kindOf = (folder: Package, inPackage: string, isFolder: boolean): Kind => {
  const isEndToEnd = folder === 'shell' && /^e2e(\/|$)/.test(inPackage);
  if (isEndToEnd) return isFolder || inPackage.endsWith('.spec.ts') ? 'endToEnd' : 'none';
  if (isFolder) return 'folder';
  // Needs LibreOffice: `npm run test:office`.
  if (inPackage.endsWith('.office.test.ts')) return 'none';
  if (/\.full\.test\.tsx?$/.test(inPackage)) return 'slowTest';
  if (/\.test\.tsx?$/.test(inPackage)) return 'test';
  return /\.tsx?$/.test(inPackage) ? 'source' : 'none';
};

const targetOf = (root: string, given: string): Target | undefined => {
  const path = relative(root, resolve(root, given));
  const folder = packages.find((name) => path === name || path.startsWith(`${name}/`));
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!folder || !stats) return undefined;
  const inPackage = relative(folder, path);
  return { package: folder, path, inPackage, kind: kindOf(folder, inPackage, stats.isDirectory()) };
};

const unitRuns = (folder: Package, targets: readonly Target[]): UnitRun[] => {
  const paths = (...kinds: readonly Kind[]) =>
    targets.filter(({ kind }) => kinds.includes(kind)).map(({ inPackage }) => inPackage);
  const tests = paths('folder', 'test');
  const slow = paths('slowTest');
  const sources = paths('source');
  return [
    ...(tests.length > 0 ? [['run', ...(tests.includes('') ? [] : tests)]] : []),
    ...(slow.length > 0 ? [['run', '--config', SLOW_CONFIG, ...slow]] : []),
    ...(sources.length > 0 ? [['related', '--run', ...sources]] : []),
  ].map((args) => ({ folder, arguments: args }));
};

const selectionOf = (targets: readonly Target[]): TestSelection => {
  const folders = packages.filter((name) => targets.some((target) => target.package === name));
  return {
    packages: folders,
    paths: targets.map(({ path }) => path),
    units: folders.flatMap((name) =>
      unitRuns(
        name,
        targets.filter((target) => target.package === name),
      ),
    ),
    endToEnd: targets.filter(({ kind }) => kind === 'endToEnd').map(({ inPackage }) => inPackage),
    ofPages: [],
  };
};

/**
 * Finds the checks of packages, folders and files. A file that is no test stands for the tests that import it.
 * @param root folder of the checkout; relative paths start there
 * @throws {UsageError} naming the first path that has no checks
 */
export const selectTests = (root: string, given: readonly string[]): TestSelection =>
  selectionOf(
    given.map((path) => {
      const target = targetOf(root, path);
      if (!target || target.kind === 'none')
        throw new UsageError(
          `There are no tests for "${path}": give a package (${packages.join(', ')}), or a folder or a source file of one.`,
        );
      return target;
    }),
  );

/** Runs of Vitest that follow the import graph of each package that may import the changed sources of another one. */
const runsOfDependants = (root: string, sources: readonly Target[]): UnitRun[] =>
  packages.flatMap((folder) => {
    const imported = sources.filter(
      (source) => source.package !== folder && dependantsOf(source.package).includes(folder),
    );
    const files = imported.map(({ path }) => join(root, path));
    return files.length > 0 ? [{ folder, arguments: ['related', '--run', ...files] }] : [];
  });

/**
 * Finds the checks of changed files and of what imports them. Types and lint run in the packages that import a changed package, unit
 * tests where the import graph leads to a changed file, and end-to-end tests as `end-to-end-map.ts` states.
 */
export const selectChanged = (root: string, changed: readonly string[]): TestSelection => {
  const targets = changed.flatMap((path) => targetOf(root, path) ?? []);
  const own = selectionOf(targets);
  const sources = targets.filter(({ kind }) => kind === 'source');
  const dependants = packages.filter((folder) =>
    sources.some((source) => dependantsOf(source.package).includes(folder)),
  );
  const further = dependants.filter((folder) => !own.packages.includes(folder));
  return {
    packages: packages.filter((folder) => own.packages.includes(folder) || further.includes(folder)),
    paths: [...own.paths, ...further],
    units: [...own.units, ...runsOfDependants(root, sources)],
    endToEnd: own.endToEnd,
    ofPages: [...new Set(sources.flatMap(({ path }) => endToEndOf(path)))],
  };
};
