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
