import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a room's own build reads; what is missing is skipped. */
const ROOM_INPUTS = ['src', 'public', 'rsbuild.config.ts', 'package.json'];
const SHARED_INPUTS = ['shared-lib/src', 'shared-lib/package.json', 'package-lock.json'];

/** In `tooling`, folders and these files start, release or test things; every other file takes part in builds. */
const NOT_BUILD_TOOLING =
  /^shared-lib\/src\/tooling\/(?:[^/]+\/|(?:api-proxy|browser|build|config|file-lock|input-hash|listen|refusal|stop-signals|test|write-atomic)\.ts$)/;

const isInput = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !path.startsWith('shared-lib/src/testing/') && !NOT_BUILD_TOOLING.test(path);

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Names what a build of a room depends on: 16 hex digits that change when a source, a configuration or a resolved dependency does.
 * @param root folder of the checkout
 */
export const inputHash = (root: string, room: string): string => {
  const inputs = [...ROOM_INPUTS.map((name) => `${room}/${name}`), ...SHARED_INPUTS];
  const paths = inputs
    .flatMap((input) => filesOf(join(root, input)))
    .map((file) => relative(root, file).split(sep).join('/'));
  const hash = createHash('sha256');
  for (const path of paths.filter(isInput).toSorted()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
};
