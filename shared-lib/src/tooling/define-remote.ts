import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { remotes, type RemoteDefinition, type RemoteId } from 'shared-lib/federation';
import { CollectImports } from './collect-imports.ts';
import { readConfig } from './config.ts';
import { browsers, lateChunks } from './browser-build.ts';
import { federationEsModules, serverExternals, sharedModules } from './federation-options.ts';
import { styledPlugin } from './styled-plugin.ts';

const TOOLING = import.meta.dirname;
/** A remote's own lazy chunk that stays silent this long has failed. */
const CHUNK_TIMEOUT_MS = 8000;

const isDevelopment = process.env.NODE_ENV === 'development';

/** Name of the container: its own per build, so that two releases can run in one tab without meeting. */
const containerName = ({ id }: RemoteDefinition) =>
  `${id.replaceAll('-', '_')}_${isDevelopment ? 'dev' : (process.env.INPUT_HASH ?? 'local')}`;

/** What the site loads: the doors, without any fallback copy of what the shell provides. */
const federated = (remote: RemoteDefinition): EnvironmentConfig => {
  const name = containerName(remote);
  return {
    source: { entry: { index: join(TOOLING, 'federated-entry.ts') } },
    plugins: [
      pluginModuleFederation(
        {
          name,
          filename: 'remoteEntry.[contenthash:8].js',
          exposes: { ...remote.exposes },
          shared: sharedModules(isDevelopment ? {} : { import: false }),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: true,
          experiments: { externalRuntime: !isDevelopment, optimization: { target: 'web' } },
        },
        { environment: 'federated' },
      ),
    ],
    security: { sri: { enable: !isDevelopment } },
    splitChunks: false,
    output: {
      target: 'web',
      assetPrefix: 'auto',
      distPath: { root: 'dist/federated' },
      dataUriLimit: 0,
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        resolve: { alias: federationEsModules() },
        optimization: { splitChunks: lateChunks },
        output: {
          chunkLoadingGlobal: `chunk_${name}`,
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          crossOriginLoading: 'anonymous',
        },
      },
    },
  };
};

/** One bundle per door: the shell evaluates `routes`; the others are built so that what they import of the shell is known. */
const doorEntries = ({ exposes }: RemoteDefinition) =>
  Object.fromEntries(
    Object.entries(exposes).map(([door, file]) => [
      door.replace('./', ''),
      [join(TOOLING, 'server-public-path.ts'), file],
    ]),
  );

/** What the shell's server renders with, and what it checks a release by: one CommonJS file, singletons left to the shell. */
const server = (remote: RemoteDefinition): EnvironmentConfig => {
  mkdirSync(join(process.cwd(), 'dist'), { recursive: true });
  return {
    source: { entry: doorEntries(remote) },
    splitChunks: false,
    output: {
      target: 'node',
      module: false,
      emitAssets: false,
      minify: false,
      dataUriLimit: 0,
      distPath: { root: 'dist/server', js: '.' },
      filename: { js: '[name].cjs' },
      externals: serverExternals,
      legalComments: 'none',
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        // Concatenated modules hide which of their parts is a shared door.
        optimization: { concatenateModules: false },
        plugins: [new CollectImports(join(process.cwd(), 'dist/imports.json'))],
        // A bundle that is fetched, checked and evaluated as one file has no chunks of its own.
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        output: { library: { type: 'commonjs2' } },
      },
    },
  };
};

/** The remote alone, for its own developers. */
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

/** Build configuration of a remote: `federated` and `server` make its release, `standalone` runs it alone. */
export const defineRemote = (id: RemoteId): RsbuildConfig => {
  const remote = remotes[id];
  const { apiOrigin, siteOrigin, remotePorts } = readConfig();
  return defineConfig({
    plugins: [pluginReact({ splitChunks: false })],
    performance: { printFileSize: false },
    dev: { lazyCompilation: false },
    server: {
      port: Number(process.env.DEV_PORT) || remotePorts[id],
      host: 'localhost',
      cors: { origin: siteOrigin },
      proxy: { '/api': apiOrigin, '/images': apiOrigin },
    },
    tools: { swc: styledPlugin(id.replace('remote-', '')) },
    environments: {
      federated: federated(remote),
      ...(isDevelopment ? {} : { server: server(remote) }),
      standalone: standalone(),
    },
  });
};
