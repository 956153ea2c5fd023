import { company } from 'shared-lib/copy';
import { pageTitle, type Seo } from 'shared-lib/seo';
import { areaOf } from '../areas.ts';
import { shortDescription } from './short-description.ts';
import { socialPicture, type SiteDefaults } from './site-defaults.ts';

/** One tag of the head. `key` finds it again when the page changes. */
export type HeadTag =
  | { tag: 'meta'; key: string; attributes: Record<string, string> }
  | { tag: 'link'; key: string; attributes: Record<string, string> }
  | { tag: 'json-ld'; key: string; json: string };

export interface Head {
  title: string;
  tags: HeadTag[];
}

interface Place {
  siteOrigin: string;
  pathname: string;
  defaults: SiteDefaults;
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', key: name, attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: name,
  attributes: { property: name, content },
});

/** The measures of the site's own picture are known; those of a page's own are whatever somebody uploaded. */
const pictureTags = (own: string | undefined, { siteOrigin, defaults }: Place): HeadTag[] => {
  const address = new URL(own ?? defaults.image, siteOrigin).href;
  const measures = own
    ? []
    : [
        property('og:image:width', String(socialPicture.width)),
        property('og:image:height', String(socialPicture.height)),
      ];
  return [property('og:image', address), ...measures, named('twitter:image', address)];
};

/**
 * What the next page, a call or another site hears of this page's address. Addresses outside the open site hold tokens (links of
 * mails), so nobody hears more than whose site it is. Written on every page: the document keeps the last one it was told.
 */
const referrerTag = (pathname: string): HeadTag =>
  named('referrer', areaOf(pathname).frame === 'site' ? 'strict-origin-when-cross-origin' : 'strict-origin');

/** Everything that a page says of itself, from what its route says; both the server and the browser write exactly this. */
export const headOf = (seo: Seo, place: Place): Head => {
  const { siteOrigin, pathname, defaults } = place;
  const title = pageTitle(seo.title);
  const description = shortDescription(seo.description);
  const address = siteOrigin + (seo.canonicalPath ?? pathname);
  return {
    title,
    tags: [
      named('description', description),
      ...(defaults.keywords ? [named('keywords', defaults.keywords)] : []),
      referrerTag(pathname),
      named('robots', seo.noindex ? 'noindex' : defaults.robots),
      // A page that is not to be found stands for no other.
      ...(seo.noindex
        ? []
        : [{ tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: address } } as const]),
      property('og:title', title),
      property('og:description', description),
      property('og:type', seo.type ?? 'website'),
      property('og:url', address),
      property('og:locale', 'ar_EG'),
      property('og:site_name', company.name),
      ...pictureTags(seo.image, place),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', title),
      named('twitter:description', description),
      ...(seo.jsonLd ?? []).map((data, index): HeadTag => ({
        tag: 'json-ld',
        key: `json-ld-${index}`,
        json: jsonLdText(data),
      })),
    ],
  };
};

/** `<` could end the script element, so it is written as an escape that means the same in JSON. */
const jsonLdText = (data: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
