import { company } from 'shared-lib/copy';
import { pageTitle, type Seo } from 'shared-lib/seo';

/** One tag of the head. `key` finds it again when the page changes. */
export type HeadTag =
  | { tag: 'meta'; key: string; attributes: Record<string, string> }
  | { tag: 'link'; key: string; attributes: Record<string, string> }
  | { tag: 'json-ld'; key: string; json: string };

export interface Head {
  title: string;
  tags: HeadTag[];
}

const OG_IMAGE = '/og.png';

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', key: name, attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', key: name, attributes: { property: name, content } });

/** Everything that a page says of itself, from what its route says; both the server and the browser write exactly this. */
export const headOf = (seo: Seo, siteOrigin: string, pathname: string): Head => {
  const title = pageTitle(seo.title);
  const canonical = siteOrigin + (seo.canonicalPath ?? pathname);
  const image = new URL(seo.image ?? OG_IMAGE, siteOrigin).href;
  return {
    title,
    tags: [
      named('description', seo.description),
      named('robots', seo.noindex ? 'noindex' : 'index, follow'),
      { tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: canonical } },
      property('og:title', title),
      property('og:description', seo.description),
      property('og:type', seo.type ?? 'website'),
      property('og:url', canonical),
      property('og:image', image),
      property('og:locale', 'ar_EG'),
      property('og:site_name', company.name),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', title),
      named('twitter:description', seo.description),
      named('twitter:image', image),
      ...(seo.jsonLd ?? []).map((data, index): HeadTag => ({ tag: 'json-ld', key: `json-ld-${index}`, json: jsonLdText(data) })),
    ],
  };
};

/** `<` could end the script element, so it is written as an escape that means the same in JSON. */
const jsonLdText = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
