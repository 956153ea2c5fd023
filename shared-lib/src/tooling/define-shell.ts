import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { federationEsModules, sharedModules } from './federation-options.ts';
import { styledPlugin } from './styled-plugin.ts';

/** A development build lives beside the production one, so that `npm run dev` never changes what `npm start` serves. */
const outputRoot = () => (process.env.SHELL_DEV === '1' ? 'dist-dev' : 'dist');

/**
 * Build configuration of the shell. `web` is one eager file with the federation runtime and every shared singleton;
 * `server` is the same application for Node, the one module map that remotes' server bundles are given.
 */
export const defineShell = (): RsbuildConfig =>
  defineConfig({
    plugins: [pluginReact({ splitChunks: false })],
    performance: { printFileSize: false },
    source: { define: { __ROOM__: JSON.stringify('shell') } },
    tools: { swc: styledPlugin('shell') },
    environments: {
      web: {
        source: { entry: { index: './src/client.tsx' } },
        plugins: [
          pluginModuleFederation(
            {
              name: 'shell',
              remotes: {},
              shared: sharedModules({ eager: true }),
              shareStrategy: 'loaded-first',
              dts: false,
              manifest: false,
              experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
            },
            { environment: 'web' },
          ),
        ],
        splitChunks: false,
        output: { target: 'web', assetPrefix: '/', distPath: { root: `${outputRoot()}/web` }, dataUriLimit: 0, manifest: 'assets.json', legalComments: 'none' },
        tools: { htmlPlugin: false, rspack: { resolve: { alias: federationEsModules() } } },
      },
      server: {
        source: { entry: { app: './src/server.tsx' } },
        output: {
          target: 'node',
          assetPrefix: '/',
          emitAssets: false,
          minify: false,
          dataUriLimit: 0,
          distPath: { root: `${outputRoot()}/server`, js: '.' },
          filename: { js: '[name].mjs' },
          legalComments: 'none',
        },
        tools: { htmlPlugin: false, rspack: { output: { asyncChunks: false } } },
      },
    },
  });
