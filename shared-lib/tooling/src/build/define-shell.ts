import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers, lazyChunks, minify } from './browser-build.ts';
import { CompileHint } from './compile-hint.ts';
import { pluginCompressed } from './compressed.ts';
import {
  federationEsModules,
  hostRuntime,
  oneStylis,
  productionRouter,
  routerRules,
  smallIcons,
  withoutUnusedCode,
} from '../patches/library-patches.ts';
import { styledPlugin } from './styled-plugin.ts';

/** A development build has its own folder, so that `npm run dev` does not change what `npm start` serves. */
const isDevelopment = process.env.SHELL_DEV === '1';
const root = isDevelopment ? 'dist-dev' : 'dist';

const router = isDevelopment ? {} : productionRouter();

/**
 * React and its router each in a file of their own: three shorter tasks compile the page's script instead of one of 60 to 100 ms on a phone,
 * and these files stay in the browser's cache when only our own code changes. They cost 2.7 kB, because files are compressed one by one.
 */
const splitChunks = {
  ...lazyChunks,
  cacheGroups: {
    ...lazyChunks.cacheGroups,
    react: {
      test: /node_modules\/(?:react|react-dom|scheduler)\//,
      name: 'react',
      chunks: 'initial',
      enforce: true,
    },
    router: { test: /node_modules\/react-router\//, name: 'router', chunks: 'initial', enforce: true },
  },
} satisfies Rspack.OptimizationSplitChunksOptions;

/** The browser build: the federation runtime and every module that the shell provides, in three files that every page loads. */
const web = (): EnvironmentConfig => ({
  source: { entry: { index: './src/browser/start.ts' }, define: hostRuntime },
  splitChunks: false,
  output: {
    target: 'web',
    assetPrefix: '/',
    minify,
    distPath: { root: `${root}/web` },
    dataUriLimit: 0,
    manifest: 'assets.json',
    legalComments: 'none',
    overrideBrowserslist: browsers,
  },
  tools: {
    htmlPlugin: false,
    rspack: {
      module: { rules: routerRules },
      plugins: isDevelopment ? [] : [new CompileHint(), withoutUnusedCode()],
      resolve: { alias: { ...federationEsModules(), ...oneStylis(), ...router } },
      optimization: { splitChunks },
    },
  },
});

/** The server build: the same application for Node. It provides the shared modules to the remotes' server bundles. */
const server = (): EnvironmentConfig => ({
  // The trial of a release runs the federation runtime in a document like a browser's.
  source: { entry: { app: './src/server/entry.ts' }, define: hostRuntime },
  output: {
    target: 'node',
    assetPrefix: '/',
    emitAssets: false,
    minify: false,
    dataUriLimit: 0,
    distPath: { root: `${root}/server`, js: '.' },
    filename: { js: '[name].mjs' },
    legalComments: 'none',
  },
  tools: { htmlPlugin: false, rspack: { resolve: { alias: router }, output: { asyncChunks: false } } },
});

/** Build configuration of the shell. */
export const defineShell = (): RsbuildConfig =>
  defineConfig({
    plugins: [pluginReact({ splitChunks: false }), ...(isDevelopment ? [] : [pluginCompressed('web')])],
    performance: { printFileSize: false },
    tools: { swc: styledPlugin('shell'), rspack: { plugins: [smallIcons()] } },
    environments: { web: web(), server: server() },
  });
