import type { OutputConfig, Rspack } from '@rsbuild/core';

/** The oldest browsers with the APIs that the source uses (`Promise.withResolvers`, `Array.prototype.toSorted`). Compiling the syntax for older ones would not make the site work there. */
export const browsers = ['chrome >= 119', 'edge >= 119', 'firefox >= 121', 'safari >= 17.4'];

/** What one pass of the minifier leaves lets another remove more: 0.4 kB less on every page with three. */
export const minify = {
  jsOptions: { minimizerOptions: { compress: { passes: 3 } } },
} satisfies OutputConfig['minify'];

/** For the server: readable as written, but a comment is no part of a release, so that a changed one makes no new release. */
export const withoutComments = {
  jsOptions: { minimizerOptions: { minify: false, compress: false, mangle: false, format: { comments: false } } },
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
