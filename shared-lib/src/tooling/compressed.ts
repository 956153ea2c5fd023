import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * What a server sends of a file to a browser that takes brotli or gzip, by ending, as small as it gets: worth seconds when
 * it is made once, and too slow for a visitor to wait for. None where it would not pay.
 */
export const compressed = async (
  file: string,
  content: Buffer,
): Promise<Readonly<Record<'.br' | '.gz', Buffer>> | undefined> => {
  if (!COMPRESSIBLE.test(file)) return undefined;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [br, gzipped] = await Promise.all([
    brotli(content, options),
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { '.br': br, '.gz': gzipped };
};

/** Puts the compressed forms of a browser build beside its files. */
export const pluginCompressed = (environment: string): RsbuildPlugin => ({
  name: 'miqyas:compressed',
  setup(api) {
    api.processAssets(
      { stage: 'optimize-transfer', environments: [environment] },
      async ({ assets, compilation, sources }) => {
        const all = Object.entries(assets).map(
          async ([file, source]) => [file, await compressed(file, source.buffer())] as const,
        );
        for (const [file, forms] of await Promise.all(all))
          for (const [ending, content] of Object.entries(forms ?? {}))
            compilation.emitAsset(file + ending, new sources.RawSource(content));
      },
    );
  },
});
