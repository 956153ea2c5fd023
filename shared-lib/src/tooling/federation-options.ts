import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { singletonEntryPoints, singletonLibraries } from 'shared-lib/federation';

const DOOR_VERSION = '1.0.0';

interface SharedOptions {
  eager?: boolean;
  import?: false;
}

/** One list of shared modules for every app; a mismatch is refused instead of warned about. */
export const sharedModules = (options: SharedOptions) => {
  const single = (requiredVersion: string, more: object = {}) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...more,
    ...options,
  });
  return Object.fromEntries([
    ...Object.entries(singletonLibraries).map(([name, range]) => [name, single(range)] as const),
    ...singletonEntryPoints.map((name) => [name, single('^1', { version: DOOR_VERSION })] as const),
  ]);
};

/** What a remote's server bundle leaves to the shell's server to provide. */
export const serverExternals = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  'styled-components',
  '@tanstack/react-query',
  ...singletonEntryPoints,
];

const FEDERATION_PACKAGES = ['webpack-bundler-runtime', 'runtime', 'sdk', 'runtime-core', 'error-codes'];

/** The federation runtime is wired in as CommonJS, which nothing can shake; its ES modules can be (9 kB less on the home page). */
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
