import { IMAGE_QUALITY, imageWidths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { badRequest } from '../http/api-error.ts';
import type { PictureFormat } from './picture.ts';

/** How a picture is wanted; few enough that all variants of all pictures fit the cache. */
export interface Variant {
  /** `undefined`: the format it is stored in. */
  format: PictureFormat | undefined;
  /** `undefined`: as wide as it is. */
  width: number | undefined;
  quality: number;
}

const FORMATS = ['webp', 'avif', 'jpeg'] as const;
const QUALITIES = [50, 65, 75, 85, 95] as const;

/** The first step that is enough, or the last there is. */
const snapUp = (steps: readonly number[], wanted: number): number | undefined =>
  steps.find((step) => step >= wanted) ?? steps.at(-1);

const wholeNumber = (name: string, given: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(given)) throw badRequest(copy.http.badParameter(name));
  return Number(given);
};

const readFormat = (given: string): PictureFormat => {
  const wanted = given === 'jpg' ? 'jpeg' : given;
  const format = FORMATS.find((one) => one === wanted);
  if (!format) throw badRequest(copy.http.badParameter('format'));
  return format;
};

/**
 * Reads a picture's query; widths and qualities snap up to the next step.
 * @returns `undefined` when nothing is asked for: the picture is then sent as it is stored
 * @throws {ApiError} 400
 */
export const readVariant = (query: {
  format?: string | undefined;
  width?: string | undefined;
  quality?: string | undefined;
}): Variant | undefined => {
  const { format, width, quality } = query;
  if (format === undefined && width === undefined && quality === undefined) return undefined;
  return {
    format: format === undefined ? undefined : readFormat(format),
    width: width === undefined ? undefined : snapUp(imageWidths, wholeNumber('width', width)),
    quality: (quality === undefined ? undefined : snapUp(QUALITIES, wholeNumber('quality', quality))) ?? IMAGE_QUALITY,
  };
};
