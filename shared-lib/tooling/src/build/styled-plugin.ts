import type { Rspack } from '@rsbuild/core';

type SwcOptions = Rspack.SwcLoaderOptions;

/**
 * Makes styled-components derive class names from the file and the package instead of the load order. Otherwise the names of
 * server and browser differ as soon as the server evaluates a release twice. `pure` lets the minifier leave out the styled components of a
 * file that a page does not use.
 */
export const styledPlugin = (namespace: string): SwcOptions => ({
  jsc: {
    experimental: {
      plugins: [
        ['@swc/plugin-styled-components', { ssr: true, displayName: false, fileName: false, pure: true, namespace }],
      ],
    },
  },
});
