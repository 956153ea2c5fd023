import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** What the source itself needs (`Promise.withResolvers`, `Array.prototype.toSorted`): older syntax would help nobody. */
export const browsers = ['chrome >= 119', 'edge >= 119', 'firefox >= 121', 'safari >= 17.4'];

/** What a page begins with stays in one file; code that several late chunks need is a chunk of its own, so that it arrives once. */
export const lateChunks = {
  chunks: 'async',
  minSize: 8000,
  cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
} satisfies Rspack.OptimizationSplitChunksOptions;

/** The package of the router leads every bundler to its development build, with checks and sentences for developers; beside it lies one without. */
export const productionRouter = (): Record<string, string> => {
  const packaged = createRequire(createRequire(import.meta.url).resolve('react-router-dom/package.json'));
  const folder = join(dirname(packaged.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
};
