import type { FastifyInstance } from 'fastify';
import { company } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import type { PublicContent } from './public-content.ts';

interface SeoFiles {
  siteOrigin: string;
  content: PublicContent;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const CACHE = 'public, max-age=3600';
/** Areas that are for people who are signed in; their pages also say so themselves. */
const CLOSED = ['/admin', '/auth', '/claim', '/dashboard', '/debug'];
const OPEN = [paths.home(), paths.about(), paths.services(), paths.sectors(), paths.blog(), paths.freeStudies(), paths.contact()];

const robots = (siteOrigin: string) => ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n');

const sitemap = async ({ siteOrigin, content }: SeoFiles): Promise<string> => {
  const [services, sectors, articles, studies] = await Promise.all([content.services(), content.sectors(), content.articles(), content.studies()]);
  const addresses = [
    ...OPEN,
    ...services.map(({ slug }) => paths.service(slug)),
    ...sectors.map(({ slug }) => paths.sector(slug)),
    ...articles.map(({ slug }) => paths.article(slug)),
    ...studies.map(({ slug }) => paths.study(slug)),
  ];
  const entries = addresses.map((address) => `<url><loc>${escapeXml(siteOrigin + address)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
};

const feed = async ({ siteOrigin, content }: SeoFiles): Promise<string> => {
  const articles = await content.latestArticles();
  const items = articles.map(({ title_ar, excerpt_ar, slug, published_at }) => {
    const address = escapeXml(siteOrigin + paths.article(slug));
    const date = published_at ? `<pubDate>${new Date(published_at).toUTCString()}</pubDate>` : '';
    return `<item><title>${escapeXml(title_ar)}</title><link>${address}</link><guid>${address}</guid><description>${escapeXml(excerpt_ar)}</description>${date}</item>`;
  });
  const channel = `<title>${escapeXml(company.name)}</title><link>${siteOrigin}${paths.blog()}</link><description>${escapeXml(company.description)}</description><language>ar</language>`;
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${channel}${items.join('')}</channel></rss>`;
};

/** `/robots.txt`, `/sitemap.xml` (only while the setting `sitemap_enabled` is `true`) and `/rss.xml`; 503 while the API is away. */
export const registerSeoFiles = (server: FastifyInstance, files: SeoFiles): void => {
  const unavailable = { message: 'The content cannot be read at the moment.' };
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', CACHE).send(robots(files.siteOrigin)));
  server.get('/sitemap.xml', async (_request, reply) => {
    try {
      const { sitemap_enabled: enabled } = await files.content.seo();
      if (enabled !== 'true') return await reply.code(404).send({ message: 'There is no sitemap.' });
      return await reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(await sitemap(files));
    } catch {
      return reply.code(503).header('retry-after', '60').send(unavailable);
    }
  });
  server.get('/rss.xml', async (_request, reply) => {
    try {
      return await reply.type('application/rss+xml; charset=utf-8').header('cache-control', CACHE).send(await feed(files));
    } catch {
      return reply.code(503).header('retry-after', '60').type('application/json').send(unavailable);
    }
  });
};
