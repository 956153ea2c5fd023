import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture.ts';

/** Larger images need hundreds of megabytes of memory to decode. */
const MAX_INPUT_PIXELS = 24_000_000;
const MAX_SECONDS = 20;

// One thread for each image, so that CPU time remains for other requests.
sharp.concurrency(1);
sharp.cache(false);

/** The encoder versions. Part of every cache key, because another version produces other bytes. */
export const ENCODER = Object.values(sharp.versions).join('-');

/** AVIF has the same visual quality at a much lower value, and a high value takes seconds. */
const AVIF_QUALITY_OFFSET = 25;

const encoders: Record<PictureFormat, (picture: Sharp, quality: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality, effort: 4 }),
  avif: (picture, quality) => picture.avif({ quality: quality - AVIF_QUALITY_OFFSET, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

export interface Encoding {
  format: PictureFormat;
  /** In pixels. A smaller image is not enlarged. */
  width: number | undefined;
  quality: number;
}

/** High enough to encode smaller sizes from the result later. */
const SOURCE_QUALITY = 92;
const SOURCE_QUALITY_AVIF = 90;

/** Encodes an image that other sizes are encoded from. */
export const encodeSource = (picture: Sharp, format: PictureFormat): Sharp =>
  encoders[format](picture, format === 'avif' ? SOURCE_QUALITY_AVIF : SOURCE_QUALITY);

/** Encodes an image in another size or format, upright and without metadata. */
export const encode = (file: string, { format, width, quality }: Encoding): Promise<Buffer> => {
  const picture = sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
  const sized = width === undefined ? picture : picture.resize({ width, withoutEnlargement: true });
  return encoders[format](sized, quality).toBuffer();
};
