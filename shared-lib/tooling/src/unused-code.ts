import { join } from 'node:path';
import { rspack, type Rspack } from '@rsbuild/core';

const STAND_IN = join(import.meta.dirname, 'unused-code-stand-in.ts');

/**
 * Library files that a browser build includes although nothing needs them, because a class or an object of the library names them:
 * - the federation runtime's manifests of remotes (snapshots): the shell registers the entries of verified releases itself;
 * - its preloading of remotes: the shell preloads the files that a release lists;
 * - its descriptions of errors: each error has a code and the URL of its description as well;
 * - infinite queries: remotes cannot import their hooks from the shell;
 * - vendor prefixes of stylis: the supported browsers need none, and styled-components adds none by default.
 */
const UNUSED = [
  /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
  /runtime-core\/dist\/utils\/preload\.js$/,
  /error-codes\/dist\/desc\.mjs$/,
  /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
  /stylis\/src\/Prefixer\.js$/,
];

const resolvedFrom = ({ context, request }: { context: string; request: string }) =>
  request.startsWith('.') ? join(context, request) : request;

/** Leaves unused library code out of a browser build: 4 kB less on every page. A call of it throws an error. */
export const withoutUnusedCode = (): Rspack.RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(
    /\/(?:SnapshotHandler\.js|preload\.js|desc\.mjs|infiniteQueryBehavior\.js|Prefixer\.js)$/,
    (module) => {
      if (UNUSED.some((file) => file.test(resolvedFrom(module)))) module.request = STAND_IN;
    },
  );
