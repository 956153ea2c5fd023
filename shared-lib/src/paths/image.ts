/** Parameters of the image endpoint. It rounds `width` up to the next of `imageWidths`. */
export interface ImageQuery {
  format?: 'webp' | 'avif' | 'jpeg';
  width?: number;
  quality?: number;
}

export const imageWidths = [320, 480, 768, 1024, 1440, 1920] as const;
/** Specification §9. */
export const IMAGE_QUALITY = 85;
export const MOBILE_IMAGE_WIDTH = 768;

/**
 * URL of a stored picture (specification §7): absolute URLs stay unchanged, `/storage/…` becomes `/images/…`, a bare name gets the
 * prefix `/images/`. Only pictures of this site get the query.
 */
export const imageHref = (stored: string, query: ImageQuery = {}): string => {
  if (/^https?:\/\//i.test(stored)) return stored;
  const path = `/images/${stored.replace(/^\/+/, '').replace(/^(?:storage|images)\//, '')}`;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The image endpoint lowers it for AVIF. The picture has the quality of WebP at `IMAGE_QUALITY`, with about 45 % of the bytes. */
const AVIF_QUALITY = 75;

const qualities = { webp: IMAGE_QUALITY, avif: AVIF_QUALITY } as const;

/** `srcset` of a picture in the widths of the image endpoint. */
export const imageSrcSet = (
  stored: string,
  widths: readonly number[] = imageWidths,
  format: keyof typeof qualities = 'webp',
): string =>
  widths.map((width) => `${imageHref(stored, { format, quality: qualities[format], width })} ${width}w`).join(', ');
