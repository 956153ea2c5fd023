import { IMAGE_QUALITY, imageHref } from 'shared-lib/paths';

/** Widest that the picture endpoint serves of what a chat or a network shows large (1200 pixels). */
const WIDTH = 1440;
const BUILT_IN = '/og.png';

/** A stored picture as chats and networks take it: not all of them know newer formats than JPEG. */
export const socialPicture = (stored: string | null): string | undefined =>
  stored ? imageHref(stored, { format: 'jpeg', quality: IMAGE_QUALITY, width: WIDTH }) : undefined;

/** Full address of a page's picture for search engines; of the site's own where the page has none. */
export const pictureAddress = (stored: string | null, origin: string): string =>
  new URL(socialPicture(stored) ?? BUILT_IN, origin).href;
