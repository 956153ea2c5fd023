import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture.ts';

/** Larger pictures would take hundreds of megabytes to open. */
const MAX_INPUT_PIXELS = 24_000_000;
const MAX_SECONDS = 20;

// One thread for each picture, two pictures at once: the machine keeps time for everything else.
sharp.concurrency(1);
sharp.cache(false);

/** Part of every cache key: another encoder makes other bytes. */
export const ENCODER = Object.values(sharp.versions).join('-');

/** AVIF looks as good at a much lower figure, and takes seconds at a high one. */
const AVIF_LESS = 25;

const write: Record<PictureFormat, (picture: Sharp, quality: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality, effort: 4 }),
  avif: (picture, quality) => picture.avif({ quality: quality - AVIF_LESS, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

export interface Encoding {
  format: PictureFormat;
  /** In pixels; a narrower picture is never enlarged. */
  width: number | undefined;
  quality: number;
}

/** Good enough to make every smaller size of it later. */
const BEST = 92;
const BEST_AVIF = 90;

/** Writes a picture that others will be made of. */
export const writeAtBest = (picture: Sharp, format: PictureFormat): Sharp =>
  write[format](picture, format === 'avif' ? BEST_AVIF : BEST);

/** Makes another size or format of a picture, upright and without its metadata. */
export const encode = (file: string, { format, width, quality }: Encoding): Promise<Buffer> => {
  const picture = sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
  const sized = width === undefined ? picture : picture.resize({ width, withoutEnlargement: true });
  return write[format](sized, quality).toBuffer();
};
