import { posix, relative, sep } from 'node:path';
import type { Context } from '@oxlint/plugins';

/** Where a file stands in the house, by its path from the root of the checkout. */
export interface Place {
  path: string;
  /** Package: the first folder of the path. */
  room: string;
  /** Folders and file below the package. */
  inside: string[];
}

/** What an import names, seen from the file that wrote it. */
export type Target = ({ kind: 'file' | 'package' } & Place) | { kind: 'library'; name: string };

const rooms = new Set(['shell', 'remote-public', 'remote-account', 'remote-admin', 'shared-lib', 'mock-api']);

export const isRemote = (room: string): boolean => room.startsWith('remote-');

const placeOf = (path: string): Place => {
  const [room = '', ...inside] = path.split('/');
  return { path, room, inside };
};

/** The place of the file that is being linted. The linter always runs at the root of the checkout. */
export const placeOfFile = ({ filename, cwd }: Context): Place => placeOf(relative(cwd, filename).split(sep).join('/'));

export const targetOf = (from: Place, specifier: string): Target => {
  if (specifier.startsWith('.')) return { kind: 'file', ...placeOf(posix.join(posix.dirname(from.path), specifier)) };
  const place = placeOf(specifier);
  return rooms.has(place.room) ? { kind: 'package', ...place } : { kind: 'library', name: specifier };
};

/** Tests, and what only tests and measurements use. */
export const isTest = ({ path }: Place): boolean =>
  /\.test\.tsx?$|^shell\/(?:e2e|bench)\/|^(?:shared-lib|mock-api|remote-[a-z]+)\/src\/testing\//.test(path);

const BROWSER_CODE = /^(?:shell|remote-[a-z]+)\/src\/|^shared-lib\/src\/(?!tooling\/|testing\/)/;

/** Code that a browser may load; the rest runs in Node. */
export const isBrowserCode = (place: Place): boolean => BROWSER_CODE.test(place.path) && !isTest(place);
