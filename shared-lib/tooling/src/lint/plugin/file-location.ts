import { posix, relative, sep } from 'node:path';
import type { Context } from '@oxlint/plugins';

/** Location of a file in the repository. */
export interface FileLocation {
  /** Path from the root of the checkout, with forward slashes. */
  path: string;
  /** Package: the first folder of the path, or the nested workspace of shared-lib. */
  package: string;
  /** Folders and file below the package. */
  inside: string[];
}

/** The target of an import: a file of the same package, an entry point of another package, or a library. */
export type ImportTarget = ({ kind: 'file' | 'package' } & FileLocation) | { kind: 'library'; name: string };

const packages = new Set([
  'shell',
  'remote-public',
  'remote-account',
  'remote-admin',
  'shared-lib',
  'mock-api',
  'tooling',
  'testing',
]);

export const isRemote = (packageName: string): boolean => packageName.startsWith('remote-');

/** Workspaces inside shared-lib have package names of their own. */
const NESTED = /^shared-lib\/(?=(?:tooling|testing)\/)/;

const parsePath = (path: string): FileLocation => {
  const [name = '', ...inside] = path.replace(NESTED, '').split('/');
  return { path, package: name, inside };
};

/** Location of the file that is being linted. The linter always runs at the root of the checkout. */
export const locationOf = ({ filename, cwd }: Context): FileLocation =>
  parsePath(relative(cwd, filename).split(sep).join('/'));

export const importTargetOf = (from: FileLocation, specifier: string): ImportTarget => {
  if (specifier.startsWith('.')) return { kind: 'file', ...parsePath(posix.join(posix.dirname(from.path), specifier)) };
  const location = parsePath(specifier);
  return packages.has(location.package) ? { kind: 'package', ...location } : { kind: 'library', name: specifier };
};

/** Tests, benchmarks and the code that only they use. */
export const isTest = ({ path }: FileLocation): boolean =>
  /\.test\.tsx?$|^shell\/(?:e2e|bench)\/|^shared-lib\/testing\/|^(?:mock-api|remote-[a-z]+)\/src\/testing\//.test(path);

const BROWSER_CODE = /^(?:shell|remote-[a-z]+|shared-lib)\/src\//;

/** Code that a browser may load; the rest runs in Node. */
export const isBrowserCode = (location: FileLocation): boolean => BROWSER_CODE.test(location.path) && !isTest(location);
