import { sitemapEntry, MAX_SITEMAP_URLS, type SitemapEntry } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { isPublished, type PublishedTable } from '../../db/conditions.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/** Services and sectors are few, so no limit applies. */
const catalogueEntries = async (
  { db }: Deps,
  table: 'services' | 'sectors',
  kind: SitemapEntry['kind'],
): Promise<SitemapEntry[]> => {
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'updated_at'])
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(({ slug, updated_at }) => ({ kind, slug, changed_at: updated_at }));
};

/** The date of change of a scheduled item is its publication, when that is later than the last edit. */
const publishedEntries = async (
  { db, clock }: Deps,
  table: PublishedTable,
  kind: SitemapEntry['kind'],
): Promise<SitemapEntry[]> => {
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'updated_at', 'published_at'])
    .where(isPublished(table, clock))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SITEMAP_URLS)
    .execute();
  return rows.map(({ slug, updated_at, published_at }) => ({
    kind,
    slug,
    changed_at: published_at && published_at > updated_at ? published_at : updated_at,
  }));
};

/** Entries of all content pages. */
const listSitemap = async (deps: Deps): Promise<SitemapEntry[]> => {
  const lists = [
    await catalogueEntries(deps, 'services', 'service'),
    await catalogueEntries(deps, 'sectors', 'sector'),
    await publishedEntries(deps, 'studies', 'study'),
    await publishedEntries(deps, 'articles', 'article'),
  ];
  return lists.flat().slice(0, MAX_SITEMAP_URLS);
};

/** Data of the sitemap for search engines. */
export const sitemapRoutes = (deps: { db: Database; clock: Clock }) => async (app: Api) => {
  app.get(
    '/api/public/sitemap',
    {
      config: { access: 'public' },
      schema: {
        summary: 'All content pages with the time of their last change.',
        response: { 200: z.object({ data: z.array(sitemapEntry) }) },
      },
    },
    async () => ({ data: await listSitemap(deps) }),
  );
};
