/** Metadata in the HTML of a page as the server sends it, before any script has run. */
export interface PageHead {
  lang: string | undefined;
  dir: string | undefined;
  title: string;
  /** Content of the `meta` tags by name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  jsonLd: readonly unknown[];
  /** Number of `h1` elements. */
  headings: number;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => ENTITIES[name] ?? '');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
};

const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}( [^>]*)?>`, 'g'))].map(([tag]) => tag);

/**
 * Reads the metadata of an HTML document.
 * @throws {SyntaxError} when a JSON-LD script is not valid JSON
 */
export const readHead = (html: string): PageHead => {
  const metas = tagsOf(html, 'meta').map(
    (tag) => [attribute(tag, 'name') ?? attribute(tag, 'property') ?? '', attribute(tag, 'content') ?? ''] as const,
  );
  const root = tagsOf(html, 'html')[0] ?? '';
  return {
    lang: attribute(root, 'lang'),
    dir: attribute(root, 'dir'),
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: new Map(metas.filter(([name]) => name !== '')),
    canonical: tagsOf(html, 'link').flatMap((tag) =>
      attribute(tag, 'rel') === 'canonical' ? (attribute(tag, 'href') ?? []) : [],
    )[0],
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json]): unknown =>
      JSON.parse(json ?? ''),
    ),
    headings: tagsOf(html, 'h1').length,
  };
};
