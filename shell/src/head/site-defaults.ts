import type { QueryClient } from '@tanstack/react-query';
import { settingQueries } from 'shared-lib/api';
import { imageHref, IMAGE_QUALITY } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';

/** What every page says of itself where it says nothing of its own: the settings of the group `seo` over what is built in. */
export interface SiteDefaults {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  /** Path or address of the picture for chats and networks, 1200×630. */
  image: string;
}

export const socialPicture = { width: 1200, height: 630 } as const;
const BUILT_IN_PICTURE = '/og.png';
const INDEXED = 'index, follow';
/** Directives of robots and nothing else; what does not look like them is not printed. */
const DIRECTIVES = /^[a-z][a-z0-9_:, -]*$/i;

export const siteDefaults = (queryClient: QueryClient): SiteDefaults => {
  const settings = queryClient.getQueryData(settingQueries.group('seo').queryKey) ?? {};
  const said = (key: string) => settings[key]?.trim() ?? '';
  const robots = said('robots');
  const image = said('og_image');
  return {
    title: said('meta_title') || copy.head.title,
    description: said('meta_description') || copy.head.description,
    keywords: said('meta_keywords'),
    robots: DIRECTIVES.test(robots) ? robots : INDEXED,
    image: image
      ? imageHref(image, { format: 'jpeg', quality: IMAGE_QUALITY, width: socialPicture.width })
      : BUILT_IN_PICTURE,
  };
};
