import * as z from 'zod/mini';

/** Largest picture that may be sent: bytes and pixels. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 24_000_000;

const [LEFT_TO_HEIGHT, RATIO] = [/^(\d{1,5}),(\d{1,5}),([1-9]\d{0,4}),([1-9]\d{0,4})$/, /^([1-9]\d?):([1-9]\d?)$/];

/** The numbers of a text that its pattern has let through. */
const numbersOf = (pattern: RegExp, text: string): number[] => (pattern.exec(text) ?? []).slice(1).map(Number);

/** How a picture that is sent is to be cut, in its own pixels as it stands upright: first `crop`, then `ratio` around the middle. */
export const uploadQuery = z.object({
  /** `left,top,width,height` */
  crop: z.optional(
    z.pipe(
      z.string('value-invalid').check(z.regex(LEFT_TO_HEIGHT, 'value-invalid')),
      z.transform((text) => {
        const [left = 0, top = 0, width = 1, height = 1] = numbersOf(LEFT_TO_HEIGHT, text);
        return { left, top, width, height };
      }),
    ),
  ),
  /** `width:height`, such as `16:9`; a number from then on. */
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

/** A picture that is kept; `path` is what content stores, and `/images/` serves it. */
export const upload = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  /** Bytes. */
  size: z.int(),
});
export type Upload = z.infer<typeof upload>;
