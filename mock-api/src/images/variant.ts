import { IMAGE_QUALITY, imageWidths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { badRequest } from '../http/api-error.ts';
import type { Encoding } from './encode.ts';
import type { PictureFormat } from './picture.ts';
import type { StoredPicture } from './stored-pictures.ts';

/** A requested size and format. There are few steps, so that all variants of all images fit into the cache. */
export interface PictureVariant {
  /** `undefined`: the stored format. */
  format: PictureFormat | undefined;
  /** In pixels; `undefined`: the stored width. */
  width: number | undefined;
  quality: number;
}

const FORMATS = ['webp', 'avif', 'jpeg'] as const;
const QUALITIES = [50, 65, 75, 85, 95] as const;

/** The smallest step that is not below the requested value, or the largest step. */
const snapUp = (steps: readonly number[], requested: number): number | undefined =>
  steps.find((step) => step >= requested) ?? steps.at(-1);

const readInteger = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw badRequest(copy.http.badParameter(name));
  return Number(text);
};

const readFormat = (text: string): PictureFormat => {
  const name = text === 'jpg' ? 'jpeg' : text;
  const format = FORMATS.find((one) => one === name);
  if (!format) throw badRequest(copy.http.badParameter('format'));
  return format;
};

/**
 * Reads the query parameters of an image. Width and quality are rounded up to the next step.
 * @returns `undefined` without parameters: the response is then the stored file
 * @throws {ApiError} 400 for an invalid value
 */
export const readVariant = (query: {
  format?: string | undefined;
  width?: string | undefined;
  quality?: string | undefined;
}): PictureVariant | undefined => {
  const { format, width, quality } = query;
  if (format === undefined && width === undefined && quality === undefined) return undefined;
  return {
    format: format === undefined ? undefined : readFormat(format),
    width: width === undefined ? undefined : snapUp(imageWidths, readInteger('width', width)),
    quality: (quality === undefined ? undefined : snapUp(QUALITIES, readInteger('quality', quality))) ?? IMAGE_QUALITY,
  };
};

/**
 * How a variant of a stored image is encoded. Parameters that do not change the bytes have one value, so that they make no further
 * copies: a width that is not below the stored one, and the quality of PNG, which has no losses.
 * @returns `undefined` when the stored file is the variant
 */
export const encodingOf = (
  variant: PictureVariant,
  picture: Pick<StoredPicture, 'format' | 'width'>,
): Encoding | undefined => {
  const format = variant.format ?? picture.format;
  const width = variant.width !== undefined && variant.width < picture.width ? variant.width : undefined;
  if (format !== 'png') return { format, width, quality: variant.quality };
  return width === undefined ? undefined : { format, width, quality: IMAGE_QUALITY };
};
