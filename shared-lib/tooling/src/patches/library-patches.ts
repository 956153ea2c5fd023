import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { rspack, type Rspack } from '@rsbuild/core';
import { ROOT } from '../config.ts';

/** A place where the build replaces or rewrites code of a library. `library-patches.test.ts` compares it with the installed library. */
export interface LibraryPatch {
  /** What the build does. */
  change: string;
  /** Folder in `node_modules`, and the version that the patch was last checked with. */
  library: string;
  version: string;
  /** The files that it concerns, by their path with the name of the library, and how many there are. */
  files: RegExp;
  fileCount: number;
  /** The texts that it rewrites or replaces in these files, and how many there are. */
  text?: { pattern: RegExp; count: number };
  /** What every public page gains, brotli; or what would not work without it. */
  gain: string;
  onUpgrade: string;
}

/**
 * Files that a browser build includes although nothing needs them, because a class or an object of the library names them. A
 * stand-in replaces them, whose functions throw an error.
 */
const unusedFiles = [
  {
    change:
      'leaves out the manifests of remotes (snapshots): the shell registers the entries of verified releases itself',
    library: '@module-federation/runtime-core',
    version: '2.9.2',
    files: /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    fileCount: 1,
    gain: 'part of 4 kB',
    onUpgrade: 'Compare the exports with those of the stand-in, and run the end-to-end tests of federation.',
  },
  {
    change: 'leaves out the preloading of remotes: the shell preloads the files that a release lists',
    library: '@module-federation/runtime-core',
    version: '2.9.2',
    files: /runtime-core\/dist\/utils\/preload\.js$/,
    fileCount: 1,
    gain: 'part of 4 kB',
    onUpgrade: 'Compare the exports with those of the stand-in. Nothing may call `preloadRemote`.',
  },
  {
    change: 'leaves out the descriptions of errors: each error has a code and the URL of its description as well',
    library: '@module-federation/error-codes',
    version: '2.9.2',
    files: /error-codes\/dist\/desc\.mjs$/,
    fileCount: 1,
    gain: 'part of 4 kB',
    onUpgrade: 'Compare the exports with those of the stand-in.',
  },
  {
    change: 'leaves out infinite queries: remotes cannot import their hooks from the shell',
    library: '@tanstack/query-core',
    version: '5.108.0',
    files: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    fileCount: 1,
    gain: 'part of 4 kB',
    onUpgrade: 'Compare the exports with those of the stand-in. A page that uses infinite queries ends this patch.',
  },
  {
    change: 'leaves out vendor prefixes: the supported browsers need none, and styled-components adds none by default',
    library: 'styled-components',
    version: '6.6.0',
    files: /stylis\/src\/Prefixer\.js$/,
    fileCount: 1,
    gain: 'part of 4 kB',
    onUpgrade: 'Compare the exports with those of the stand-in.',
  },
  {
    change:
      'leaves out fallback copies of shared modules and shared modules of the first chunk: remotes have neither (`import: false`)',
    library: '@module-federation/webpack-bundler-runtime',
    version: '2.9.2',
    files: /webpack-bundler-runtime\/dist\/(?:init|installInitialConsumes|getSharedFallbackGetter)\.js$/,
    fileCount: 3,
    gain: '1.0 kB',
    onUpgrade: 'Compare the exports with those of the stand-in, and what `init` does besides calling `runtime.init`.',
  },
] as const satisfies LibraryPatch[];

const smallIcon = {
  change: 'replaces the function that every icon calls with ours, which renders one component instead of two',
  library: 'lucide-react',
  version: '1.75.0',
  files: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
  fileCount: 1,
  gain: 'half the components of about fifty icons on a page',
  onUpgrade: 'Compare the function with shared-lib/src/ui/create-icon.tsx: attributes and props.',
} as const satisfies LibraryPatch;

const routerBuild = {
  change: 'takes the production build: the package points every bundler to the larger development build',
  library: 'react-router',
  version: '7.18.5',
  files: /react-router\/dist\/production\/(?:index|dom-export)\.mjs$/,
  fileCount: 2,
  gain: 'the warnings of the development build',
  onUpgrade: 'Goes as soon as the exports of the package have a condition `production`.',
} as const satisfies LibraryPatch;

const routerComponents = {
  change: 'lets the minifier leave out components that nobody uses: forms, for example',
  library: 'react-router',
  version: '7.18.5',
  files: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
  fileCount: 2,
  text: { pattern: /^\w+\.displayName = ".*";$|= \w+\.forwardRef\(/gm, count: 19 },
  gain: '1.1 kB',
  onUpgrade: 'Look for another effect at the top level of a component; then the minifier keeps it again.',
} as const satisfies LibraryPatch;

const onlyStylis = {
  change:
    'uses the stylis of styled-components for the plugin for right-to-left styles too, which comes with another version',
  library: 'styled-components',
  version: '6.6.0',
  files: /styled-components\/node_modules\/stylis\/index\.js$/,
  fileCount: 1,
  gain: 'a second copy of stylis, part of 6.7 kB',
  onUpgrade: 'Goes as soon as both depend on one version. Compare right-to-left styles on a page.',
} as const satisfies LibraryPatch;

const arabicStrings = {
  change: 'leaves only the Arabic strings. The library files them as `ar-AE`; with another region, none would be left',
  library: 'react-aria-components',
  version: '1.22.1',
  files: /react-aria-components\/dist\/private\/intl\/ar-AE\.mjs$/,
  fileCount: 1,
  gain: 'a third of the library, in signed-in applications',
  onUpgrade: 'Check that the strings are still named by region; the first control crashes without them.',
} as const satisfies LibraryPatch;

const FEDERATION_PACKAGES = ['webpack-bundler-runtime', 'runtime', 'sdk', 'runtime-core', 'error-codes'] as const;

const federationModules = {
  change: 'takes the ES modules, which can be tree-shaken, in place of the CommonJS files',
  library: '@module-federation',
  version: '2.9.2',
  files:
    /@module-federation\/(?:webpack-bundler-runtime|runtime|sdk|runtime-core)\/dist\/index\.js$|@module-federation\/error-codes\/dist\/index\.mjs$/,
  fileCount: FEDERATION_PACKAGES.length,
  gain: '9 kB on the home page',
  onUpgrade: 'Goes as soon as the bundler plugin imports ES modules. Check the names of the packages.',
} as const satisfies LibraryPatch;

const federationConstants = {
  change: 'sets constants of the runtime, so that the minifier leaves out the code for Node and for snapshots',
  library: '@module-federation',
  version: '2.9.2',
  files: /@module-federation\/(?:sdk|runtime-core)\/dist\/(?:env|core)\.js$/,
  fileCount: 2,
  text: { pattern: /typeof (?:ENV_TARGET|FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN)/g, count: 2 },
  gain: 'part of 6.7 kB',
  onUpgrade: 'Check that the runtime still reads both constants.',
} as const satisfies LibraryPatch;

const remoteConstants = {
  change: 'sets a constant of the runtime, so that the minifier leaves out how a remote loads other remotes',
  library: '@module-federation/webpack-bundler-runtime',
  version: '2.9.2',
  files: /webpack-bundler-runtime\/dist\/index\.js$/,
  fileCount: 1,
  text: { pattern: /typeof FEDERATION_OPTIMIZE_NO_REMOTE/g, count: 1 },
  gain: '0.9 kB',
  onUpgrade: 'Check that the runtime still reads the constant.',
} as const satisfies LibraryPatch;

/**
 * Every place where the build replaces or rewrites code of a library. What it rewrites in its own output, the bundler's runtime, is in
 * `build/release-identity.ts` (names and order, shown by `reproducible-builds.full.test.ts`) and `patches/script-loader.ts` (retries,
 * shown by `shell/e2e/resilience`).
 */
export const libraryPatches: readonly LibraryPatch[] = [
  ...unusedFiles,
  smallIcon,
  routerBuild,
  routerComponents,
  onlyStylis,
  arabicStrings,
  federationModules,
  federationConstants,
  remoteConstants,
];

const STAND_IN = join(import.meta.dirname, 'unused-code-stand-in.ts');

const resolvedFrom = ({ context, request }: { context: string; request: string }) =>
  request.startsWith('.') ? join(context, request) : request;

/** Leaves unused library code out of a browser build: 4 kB less on every page. A call of it throws an error. */
export const withoutUnusedCode = (): Rspack.RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(
    /\/(?:SnapshotHandler\.js|preload\.js|desc\.mjs|infiniteQueryBehavior\.js|Prefixer\.js|init\.js|installInitialConsumes\.js|getSharedFallbackGetter\.js)$/,
    (module) => {
      if (unusedFiles.some(({ files }) => files.test(resolvedFrom(module)))) module.request = STAND_IN;
    },
  );

/** Browser and server builds need it alike, because the browser hydrates what the server rendered. */
export const smallIcons = (): Rspack.RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, join(ROOT, 'shared-lib/src/ui/create-icon.tsx'));

export const arabicControlStrings = () => optimizeLocales.rspack({ locales: ['ar-AE'] });

export const routerRules: Rspack.RuleSetRule[] = [
  { test: routerComponents.files, use: [join(import.meta.dirname, 'droppable-components-loader.ts')] },
];

const require = createRequire(import.meta.url);

/** Aliases to the router's production build. */
export const productionRouter = (): Record<string, string> => {
  const packaged = createRequire(require.resolve('react-router-dom/package.json'));
  const folder = join(dirname(packaged.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
};

/** Alias to the stylis of styled-components. */
export const oneStylis = (): Record<string, string> => {
  const fromStyled = createRequire(require.resolve('styled-components/package.json'));
  return { stylis$: join(dirname(fromStyled.resolve('stylis/package.json')), 'index.js') };
};

/** Constants of the federation runtime in the remotes, which load no other remote. */
export const remoteRuntime = { FEDERATION_OPTIMIZE_NO_REMOTE: 'true' };

/** Constants of the federation runtime in the shell. */
export const hostRuntime = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

/** Aliases from the federation runtime's CommonJS files to its ES modules. */
export const federationEsModules = (): Record<string, string> => {
  const family = join(require.resolve('@module-federation/sdk'), '../../..');
  return Object.fromEntries(
    FEDERATION_PACKAGES.flatMap((name) => {
      const file = (extension: string) => join(family, name, 'dist', `index.${extension}`);
      const esModule = name === 'error-codes' ? file('mjs') : file('js');
      return [
        [file('cjs'), esModule],
        [`@module-federation/${name}$`, esModule],
      ];
    }),
  );
};
