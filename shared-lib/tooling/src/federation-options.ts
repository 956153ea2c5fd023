import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ENTRY_POINT_VERSION, singletonEntryPoints, singletonLibraries } from 'shared-lib/federation';

interface SharedOptions {
  import?: false;
}

/**
 * The modules that a remote takes from the shell. A version mismatch is an error, not a warning. What the shell provides is in
 * `shell/src/provided`.
 */
export const sharedModules = (options: SharedOptions) => {
  const single = (requiredVersion: string, extra: object = {}) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...extra,
    ...options,
  });
  return Object.fromEntries([
    ...Object.entries(singletonLibraries).map(([name, range]) => [name, single(range)] as const),
    ...singletonEntryPoints.map((name) => [name, single('^1', { version: ENTRY_POINT_VERSION })] as const),
  ]);
};

/** Modules that the shell's server provides to a remote's server bundle. */
export const serverExternals = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  'styled-components',
  '@tanstack/react-query',
  ...singletonEntryPoints,
];

const FEDERATION_PACKAGES = ['webpack-bundler-runtime', 'runtime', 'sdk', 'runtime-core', 'error-codes'];

/** Constants of the federation runtime in the shell: nothing for Node and for snapshots, which only the manifests of remotes need. */
export const hostRuntime = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

/** Aliases from the federation runtime's CommonJS files to its ES modules, which can be tree-shaken: 9 kB less on the home page. */
export const federationEsModules = (): Record<string, string> => {
  const require = createRequire(import.meta.url);
  const family = join(require.resolve('@module-federation/sdk'), '../../..');
  return Object.fromEntries(
    FEDERATION_PACKAGES.flatMap((name) => {
      const file = (extension: string) => join(family, name, 'dist', `index.${extension}`);
      const esModule = existsSync(file('mjs')) ? file('mjs') : file('js');
      return [
        [file('cjs'), esModule],
        [`@module-federation/${name}$`, esModule],
      ];
    }),
  );
};
