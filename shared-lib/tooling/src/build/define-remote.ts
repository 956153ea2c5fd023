import { mkdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { remotes, type RemoteDefinition, type RemoteId } from 'shared-lib/federation';
import { CollectImports } from './collect-imports.ts';
import { CollectModules, CollectScripts, MODULES_FILE, SCRIPTS_FILE } from './collect-scripts.ts';
import { CompileHint } from './compile-hint.ts';
import { readConfig, ROOT } from '../config.ts';
import { browsers, fewLazyChunks, minify, withoutComments } from './browser-build.ts';
import { serverExternals, sharedModules } from './federation-options.ts';
import { pagesPlugin } from './pages-plugin.ts';
import { ReleaseIdentity, unnamedContainer } from './release-identity.ts';
import { ScriptLoader } from '../patches/script-loader.ts';
import {
  arabicControlStrings,
  federationEsModules,
  remoteRuntime,
  smallIcons,
  withoutUnusedCode,
} from '../patches/library-patches.ts';
import { styledPlugin } from './styled-plugin.ts';

const TOOLING = import.meta.dirname;
/** Limit for a whole script on the slowest connection. `ScriptLoader` ends a script that receives no bytes much earlier. */
const CHUNK_TIMEOUT_MS = 300_000;

/** For watched sources: tables of routes and their handles let an edited text pass to the components alone. */
const hotCopyRules: Rspack.RuleSetRule[] = [
  { test: /(?:^|[\\/-])(?:routes|login|handle)\.tsx?$/, use: [join(TOOLING, 'hot-copy-loader.ts')] },
];

const isDevelopment = process.env.NODE_ENV === 'development';

/** Longest name of a source: some modules of the federation are texts, whose name is the whole text. */
const MAX_NAME_LENGTH = 120;

/** Name of a source in a source map, the same in every folder. */
const sourceName = ({ absoluteResourcePath: path }: { absoluteResourcePath: string }): string =>
  (isAbsolute(path) ? relative(ROOT, path).replace(/^.*?(?=node_modules\/)/, '') : path).slice(0, MAX_NAME_LENGTH);

/** The browser build that the shell loads: the exposed modules, without fallback copies of the shell's shared modules. */
const federated = (remote: RemoteDefinition): EnvironmentConfig => {
  const name = isDevelopment ? `${remote.id.replaceAll('-', '_')}_dev` : unnamedContainer(remote.id);
  return {
    source: { entry: { index: join(TOOLING, 'federated-entry.ts') }, define: isDevelopment ? {} : remoteRuntime },
    plugins: [
      pluginModuleFederation(
        {
          name,
          filename: 'remoteEntry.js',
          exposes: { ...remote.exposes },
          shared: sharedModules(isDevelopment ? {} : { import: false }),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: true,
          experiments: { externalRuntime: !isDevelopment, optimization: { target: 'web', disableSnapshot: true } },
        },
        { environment: 'federated' },
      ),
    ],
    security: { sri: { enable: !isDevelopment } },
    splitChunks: false,
    output: {
      target: 'web',
      assetPrefix: 'auto',
      minify,
      // For stacks of visitors: a release does not contain them, and hosts give them to nobody without the key (`source-maps.ts`).
      sourceMap: { js: isDevelopment ? 'cheap-module-source-map' : 'hidden-nosources-source-map' },
      distPath: { root: 'dist/federated' },
      // Every release has a folder of its own, so its file names need no hash.
      filename: { js: '[name].js' },
      dataUriLimit: 0,
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        plugins: isDevelopment
          ? []
          : [
              new CompileHint(),
              withoutUnusedCode(),
              new ReleaseIdentity(),
              new ScriptLoader(),
              new CollectScripts(join(process.cwd(), 'dist', SCRIPTS_FILE)),
            ],
        resolve: { alias: federationEsModules() },
        optimization: { splitChunks: fewLazyChunks },
        output: {
          ...(isDevelopment ? {} : { devtoolModuleFilenameTemplate: sourceName }),
          chunkLoadingGlobal: `chunk_${name}`,
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          crossOriginLoading: 'anonymous',
        },
      },
    },
  };
};

/** One bundle per exposed module. The shell evaluates `routes`; the others are built only to collect their imports from the shell. */
const serverEntries = ({ exposes }: RemoteDefinition) =>
  Object.fromEntries(
    Object.entries(exposes).map(([path, file]) => [
      path.replace('./', ''),
      [join(TOOLING, 'server-public-path.ts'), file],
    ]),
  );

/** The CommonJS bundle with which the shell renders pages and checks a release. The shell provides the singletons. */
const server = (remote: RemoteDefinition): EnvironmentConfig => {
  mkdirSync(join(process.cwd(), 'dist'), { recursive: true });
  return {
    source: { entry: serverEntries(remote) },
    splitChunks: false,
    output: {
      target: 'node',
      module: false,
      emitAssets: false,
      minify: withoutComments,
      dataUriLimit: 0,
      distPath: { root: 'dist/server', js: '.' },
      filename: { js: '[name].cjs' },
      externals: serverExternals,
      legalComments: 'none',
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        // Concatenation hides which modules are shared entry points.
        optimization: { concatenateModules: false },
        plugins: [
          new CollectImports(join(process.cwd(), 'dist/imports.json')),
          new CollectModules(join(process.cwd(), 'dist', MODULES_FILE)),
        ],
        // The shell fetches, verifies and evaluates one file, so dynamic imports must be part of it.
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        output: { library: { type: 'commonjs2' } },
      },
    },
  };
};

/** The remote on its own, without the shell, for its developers. */
const standalone = (): EnvironmentConfig => ({
  source: { entry: { index: './src/standalone.tsx' } },
  html: { template: join(TOOLING, 'standalone.html'), scriptLoading: 'defer' },
  output: {
    target: 'web',
    assetPrefix: '/',
    distPath: { root: 'dist/standalone' },
    dataUriLimit: 0,
    legalComments: 'none',
  },
});

/** Build configuration of a remote: `federated` and `server` make up its release, `standalone` runs it without the shell. */
export const defineRemote = (id: RemoteId): RsbuildConfig => {
  const remote = remotes[id];
  const { apiOrigin, siteOrigin, remotePorts } = readConfig();
  return defineConfig({
    plugins: [pluginReact({ splitChunks: false }), ...(isDevelopment ? [] : [pagesPlugin(remote)])],
    performance: { printFileSize: false },
    dev: { lazyCompilation: false, client: { overlay: { runtime: true } } },
    server: {
      port: Number(process.env.DEV_PORT) || remotePorts[id],
      host: 'localhost',
      cors: { origin: siteOrigin },
      proxy: { '/api': apiOrigin, '/images': apiOrigin },
    },
    tools: {
      swc: styledPlugin(id.replace('remote-', '')),
      rspack: {
        plugins: [arabicControlStrings(), smallIcons()],
        module: { rules: isDevelopment ? hotCopyRules : [] },
        // A file with an error reaches no browser, which would have to reload once it is repaired.
        optimization: { emitOnErrors: false },
      },
    },
    environments: {
      federated: federated(remote),
      ...(isDevelopment ? {} : { server: server(remote) }),
      standalone: standalone(),
    },
  });
};
