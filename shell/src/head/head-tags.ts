import { company } from 'shared-lib/copy';
import { areaOf } from 'shared-lib/federation';
import { pageTitle, type Seo } from 'shared-lib/seo';
import { cutText } from 'shared-lib/format';
import { socialPicture, type SiteDefaults } from './site-defaults.ts';

/** Approximate length that search engines show of a description. They cut a longer one at any character. */
const MAX_LENGTH = 160;
const ELLIPSIS = '…';

/** Shortens a description to what search engines show. It ends after the last whole word that fits. */
export const shortDescription = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const end = plain.lastIndexOf(' ', MAX_LENGTH - ELLIPSIS.length);
  return `${cutText(plain, end > 0 ? end : MAX_LENGTH - ELLIPSIS.length).replace(/[\s\p{P}]+$/u, '')}${ELLIPSIS}`;
};

/** One tag of the head. `key` identifies it across pages. */
export type HeadTag =
  | { tag: 'meta'; key: string; attributes: Record<string, string> }
  | { tag: 'link'; key: string; attributes: Record<string, string> }
  | { tag: 'json-ld'; key: string; json: string };

export interface Head {
  title: string;
  tags: HeadTag[];
}

interface HeadContext {
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

/** The default picture and the card of a page have the same size. */
const pictureTags = (url: string, alt: string): HeadTag[] => [
  property('og:image', url),
  property('og:image:width', String(socialPicture.width)),
  property('og:image:height', String(socialPicture.height)),
  property('og:image:alt', alt),
  named('twitter:image', url),
];

/**
 * Referrer policy. URLs outside the public site contain tokens (links of emails), so they send the origin only. Every page needs the
 * tag, because a document keeps the last policy.
 */
const referrerTag = (pathname: string): HeadTag =>
  named('referrer', areaOf(pathname).isIndexable ? 'strict-origin-when-cross-origin' : 'strict-origin');

/** Builds title and tags of a page from the metadata of its route. Server and browser write the same. */
export const headOf = (seo: Seo, context: HeadContext): Head => {
  const { siteOrigin, pathname, defaults } = context;
  const title = pageTitle(seo.title);
  const description = shortDescription(seo.description);
  const url = siteOrigin + (seo.canonicalPath ?? pathname);
  return {
    title,
    tags: [
      named('description', description),
      ...(defaults.keywords ? [named('keywords', defaults.keywords)] : []),
      referrerTag(pathname),
      named('robots', seo.noindex ? 'noindex' : defaults.robots),
      // A page that must not be indexed needs no canonical URL.
      ...(seo.noindex ? [] : [{ tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: url } } as const]),
      property('og:title', title),
      property('og:description', description),
      property('og:type', seo.type ?? 'website'),
      property('og:url', url),
      property('og:locale', 'ar_EG'),
      property('og:site_name', company.name),
      ...pictureTags(new URL(seo.image ?? defaults.image, siteOrigin).href, seo.alt ?? title),
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

/**
 * Any data is accepted. `<` could end the script element (`</script>`), or keep it open (`<!--<script>`); it is written as the equivalent
 * JSON escape. What nobody sees is missing already, because data comes from the API (see its `printableJson`).
 */
const jsonLdText = (data: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
