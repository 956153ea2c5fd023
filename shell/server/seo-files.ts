import type { FastifyInstance } from 'fastify';
import { MAX_SITEMAP_URLS, type SitemapEntry } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { areaOf, areas, sections } from 'shared-lib/federation';
import { XML_DECLARATION, xmlElement, xmlText } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import type { PublicContent } from './public-content.ts';
import type { ReleaseSource } from './registry-watch.ts';

interface SeoFiles {
  siteOrigin: string;
  content: PublicContent;
  /** The live releases, whose pages the sitemap lists. */
  releases: ReleaseSource;
}

const CACHE = 'public, max-age=3600';
/** Areas that are not indexed. Their pages are also marked `noindex`. */
const DISALLOWED = [
  ...new Set(areas.filter(({ isIndexable }) => !isIndexable).map(({ prefix }) => `/${prefix.split('/')[0]}`)),
  paths.debug(),
];
/** Pages that every visitor finds at a fixed path; the sections of the site while no live release lists its pages. */
const staticPaths = ({ liveReleases }: ReleaseSource): string[] => {
  const pages = [...liveReleases.values()].flatMap(({ current }) => current?.pages ?? []);
  const indexed = pages.filter(({ path, indexed: isIndexed }) => isIndexed && areaOf(path).isIndexable);
  return (indexed.length > 0 ? indexed : Object.values(sections)).map(({ path }) => path);
};
const pathOf: Record<SitemapEntry['kind'], (slug: string) => string> = {
  service: paths.service,
  sector: paths.sector,
  article: paths.article,
  study: paths.study,
};

const hasSitemap = async (content: PublicContent): Promise<boolean> => (await content.seo()).sitemap_enabled === 'true';

/** Names the sitemap unless the setting disables it. While the API is down it is named too, and its URL responds with 503. */
const robots = async ({ siteOrigin, content }: SeoFiles): Promise<string> => {
  const isSitemapListed = await hasSitemap(content).catch(() => true);
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    ...(isSitemapListed ? ['', `Sitemap: ${siteOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');
};

const sitemap = async ({ siteOrigin, content, releases }: SeoFiles): Promise<string> => {
  const staticEntries = staticPaths(releases).map((path) => `<url>${xmlElement('loc', siteOrigin + path)}</url>`);
  const contentEntries = (await content.sitemap()).map(
    ({ kind, slug, changed_at }) =>
      `<url>${xmlElement('loc', siteOrigin + pathOf[kind](slug))}${xmlElement('lastmod', changed_at)}</url>`,
  );
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...staticEntries, ...contentEntries].slice(0, MAX_SITEMAP_URLS).join('')}</urlset>`;
};

const rssDate = (moment: string) => xmlElement('pubDate', new Date(moment).toUTCString());

const feed = async ({ siteOrigin, content }: SeoFiles): Promise<string> => {
  const items = (await content.latestArticles()).map(({ title_ar, excerpt_ar, slug, category, published_at }) => {
    const url = siteOrigin + paths.article(slug);
    const fields = { title: title_ar, link: url, guid: url, description: excerpt_ar, category };
    const elements = Object.entries(fields).map(([name, text]) => xmlElement(name, text));
    return `<item>${elements.join('')}${published_at ? rssDate(published_at) : ''}</item>`;
  });
  const self = `<atom:link href="${xmlText(`${siteOrigin}/rss.xml`)}" rel="self" type="application/rss+xml"/>`;
  const channel =
    xmlElement('title', company.name) +
    xmlElement('link', siteOrigin + paths.blog()) +
    xmlElement('description', company.description) +
    xmlElement('language', 'ar') +
    self;
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items.join('')}</channel></rss>`;
};

/**
 * Serves `/robots.txt` (always, because crawlers stay away from a site without it), `/sitemap.xml` (404 unless the setting
 * `sitemap_enabled` is `true`) and `/rss.xml`. The last two respond with 503 while the API is down.
 */
export const registerSeoFiles = (server: FastifyInstance, files: SeoFiles): void => {
  const unavailable = { message: 'The content cannot be read at the moment.' };
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(await robots(files)),
  );
  server.get('/sitemap.xml', async (_request, reply) => {
    try {
      if (!(await hasSitemap(files.content))) return await reply.code(404).send({ message: 'There is no sitemap.' });
      return await reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', CACHE)
        .send(await sitemap(files));
    } catch {
      return reply.code(503).header('retry-after', '60').send(unavailable);
    }
  });
  server.get('/rss.xml', async (_request, reply) => {
    try {
      return await reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', CACHE)
        .send(await feed(files));
    } catch {
      return reply.code(503).header('retry-after', '60').type('application/json').send(unavailable);
    }
  });
};
