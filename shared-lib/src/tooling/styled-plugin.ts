import type { Rspack } from '@rsbuild/core';

type SwcOptions = Rspack.SwcLoaderOptions;

/**
 * Gives styled-components class names that depend on the file and the room only, never on load order: without it the
 * server's and the browser's names differ as soon as a release is evaluated twice.
 */
export const styledPlugin = (namespace: string): SwcOptions => ({
  jsc: {
    experimental: {
      plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, fileName: false, namespace }]],
    },
  },
});
