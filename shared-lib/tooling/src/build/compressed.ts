import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const readBrotli = promisify(brotliDecompress);
const readGzip = promisify(gunzip);

/** Contents of the compressed copies of a file, by extension. */
export type CompressedCopies = Readonly<Record<'.br' | '.gz', Buffer>>;

/** Whether a file is of a format that is not already compressed. */
export const isCompressible = (file: string): boolean => COMPRESSIBLE.test(file);

/** Copies of contents that this process has compressed. Publishing compares their sizes first, and then stores them. */
const known = new WeakMap<Buffer, Promise<CompressedCopies>>();

/**
 * Compresses a file with brotli and gzip at the highest level, which is too slow to do per request.
 * @returns undefined for formats that are already compressed
 */
export const compressed = async (file: string, content: Buffer): Promise<CompressedCopies | undefined> => {
  if (!isCompressible(file)) return undefined;
  const copies = known.get(content) ?? compress(content);
  known.set(content, copies);
  return copies;
};

const compress = async (content: Buffer): Promise<CompressedCopies> => {
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

/** Whether each copy can be decompressed to the content. */
export const areCopies = async (content: Buffer, copies: CompressedCopies): Promise<boolean> => {
  const decompressed = Promise.all([readBrotli(copies['.br']), readGzip(copies['.gz'])]);
  return decompressed.then(
    (contents) => contents.every((one) => one.equals(content)),
    () => false,
  );
};

/** Rsbuild plugin that writes compressed copies beside the files of a browser build. */
export const pluginCompressed = (environment: string): RsbuildPlugin => ({
  name: 'miqyas:compressed',
  setup(api) {
    api.processAssets(
      { stage: 'optimize-transfer', environments: [environment] },
      async ({ assets, compilation, sources }) => {
        const all = Object.entries(assets).map(
          async ([file, source]) => [file, await compressed(file, source.buffer())] as const,
        );
        for (const [file, copies] of await Promise.all(all))
          for (const [extension, content] of Object.entries(copies ?? {}))
            compilation.emitAsset(file + extension, new sources.RawSource(content));
      },
    );
  },
});
