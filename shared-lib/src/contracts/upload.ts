import * as z from 'zod/mini';

/** Limits of an uploaded picture: bytes and pixels. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 24_000_000;

const CROP = /^(\d{1,5}),(\d{1,5}),([1-9]\d{0,4}),([1-9]\d{0,4})$/;
const RATIO = /^([1-9]\d?):([1-9]\d?)$/;

/** The captured numbers of a text that matches the pattern. */
const numbersOf = (pattern: RegExp, text: string): number[] => (pattern.exec(text) ?? []).slice(1).map(Number);

/** Cropping of an uploaded picture, in pixels after EXIF rotation: first `crop`, then a centred crop to `ratio`. */
export const uploadQuery = z.object({
  /** `left,top,width,height` */
  crop: z.optional(
    z.pipe(
      z.string('value-invalid').check(z.regex(CROP, 'value-invalid')),
      z.transform((text) => {
        const [left = 0, top = 0, width = 1, height = 1] = numbersOf(CROP, text);
        return { left, top, width, height };
      }),
    ),
  ),
  /** `width:height`, such as `16:9`; parsed to a number. */
  ratio: z.optional(
    z.pipe(
      z.string('value-invalid').check(z.regex(RATIO, 'value-invalid')),
      z.transform((text) => {
        const [width = 1, height = 1] = numbersOf(RATIO, text);
        return width / height;
      }),
    ),
  ),
});
export type UploadQuery = z.output<typeof uploadQuery>;

/** A stored picture. Content stores `path`; `/images/` serves it. */
export const upload = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  /** Bytes. */
  size: z.int(),
});
export type Upload = z.infer<typeof upload>;
