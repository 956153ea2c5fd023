import type { QueryClient } from '@tanstack/react-query';
import { settingQueries } from 'shared-lib/api';
import { imageHref, IMAGE_QUALITY } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';

/** Metadata of pages that set none of their own: the settings of the group `seo`, else the built-in values. */
export interface SiteDefaults {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  /** Path or URL of the picture for link previews, 1200×630 px. */
  image: string;
}

export const socialPicture = { width: 1200, height: 630 } as const;
const DEFAULT_PICTURE = '/og.png';
const DEFAULT_ROBOTS = 'index, follow';
/** Syntax of robots directives. Any other value of the setting is ignored. */
const ROBOTS_DIRECTIVES = /^[a-z][a-z0-9_:, -]*$/i;

export const siteDefaults = (queryClient: QueryClient): SiteDefaults => {
  const settings = queryClient.getQueryData(settingQueries.group('seo').queryKey) ?? {};
  const valueOf = (key: string) => settings[key]?.trim() ?? '';
  const robots = valueOf('robots');
  const image = valueOf('og_image');
  return {
    title: valueOf('meta_title') || copy.head.title,
    description: valueOf('meta_description') || copy.head.description,
    keywords: valueOf('meta_keywords'),
    robots: ROBOTS_DIRECTIVES.test(robots) ? robots : DEFAULT_ROBOTS,
    image: image
      ? imageHref(image, { format: 'jpeg', quality: IMAGE_QUALITY, width: socialPicture.width })
      : DEFAULT_PICTURE,
  };
};
