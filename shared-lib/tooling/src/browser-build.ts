import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OutputConfig, Rspack } from '@rsbuild/core';

/** The oldest browsers with the APIs that the source uses (`Promise.withResolvers`, `Array.prototype.toSorted`). Compiling the syntax for older ones would not make the site work there. */
export const browsers = ['chrome >= 119', 'edge >= 119', 'firefox >= 121', 'safari >= 17.4'];

/** What one pass of the minifier leaves lets another remove more: 0.4 kB less on every page with three. */
export const minify = {
  jsOptions: { minimizerOptions: { compress: { passes: 3 } } },
} satisfies OutputConfig['minify'];

/** Splits lazy chunks only: the initial code stays together, and code that several lazy chunks share becomes one chunk. */
export const lazyChunks = {
  chunks: 'async',
  minSize: 8000,
  cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
} satisfies Rspack.OptimizationSplitChunksOptions;

/**
 * For remotes: a page waits for every chunk that it needs, and each request costs a slow connection, the entry's table of hashes and a
 * phone's processor more than a few repeated kilobytes.
 */
export const fewLazyChunks = { ...lazyChunks, minSize: 24_000 } satisfies Rspack.OptimizationSplitChunksOptions;

/** Lets the minifier leave out the router's components that nobody uses: forms, for example. */
export const routerRules: Rspack.RuleSetRule[] = [
  { test: /react-router\/dist\/production\//, use: [join(import.meta.dirname, 'droppable-components-loader.ts')] },
];

/** Aliases to the router's production build. Its package points every bundler to the larger development build. */
export const productionRouter = (): Record<string, string> => {
  const packaged = createRequire(createRequire(import.meta.url).resolve('react-router-dom/package.json'));
  const folder = join(dirname(packaged.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
};

/** Alias from stylis to the copy of styled-components: the plugin for right-to-left styles comes with another version, and one is enough. */
export const oneStylis = (): Record<string, string> => {
  const fromStyled = createRequire(createRequire(import.meta.url).resolve('styled-components/package.json'));
  return { stylis$: join(dirname(fromStyled.resolve('stylis/package.json')), 'index.js') };
};
