import { IMAGE_QUALITY, imageHref } from 'shared-lib/paths';

/** Width in px. Search engines ask for at least 1200 px; the image endpoint serves 1440 as the next width. */
const WIDTH = 1440;
const DEFAULT_PICTURE = '/og.png';

/** Absolute URL of a page's picture for search engines; the site's default picture when the page has none. */
export const absolutePictureUrl = (stored: string | null, origin: string): string =>
  new URL(
    stored ? imageHref(stored, { format: 'jpeg', quality: IMAGE_QUALITY, width: WIDTH }) : DEFAULT_PICTURE,
    origin,
  ).href;
