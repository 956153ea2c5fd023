/** What the image endpoint can be asked for; widths snap up to the next of its list (`imageWidths`). */
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
 * Address of a stored picture. Full addresses pass through, `/storage/…` becomes `/images/…`, a bare name goes under
 * `/images/` (specification §7); the query is added to pictures of our own only.
 */
export const imageHref = (stored: string, query: ImageQuery = {}): string => {
  if (/^https?:\/\//i.test(stored)) return stored;
  const path = `/images/${stored.replace(/^\/+/, '').replace(/^(?:storage|images)\//, '')}`;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** `srcset` of a picture over the widths that the endpoint serves. */
export const imageSrcSet = (stored: string, widths: readonly number[] = imageWidths): string =>
  widths.map((width) => `${imageHref(stored, { format: 'webp', quality: IMAGE_QUALITY, width })} ${width}w`).join(', ');
