import { SITEMAP_MOST, type SitemapEntry } from 'shared-lib/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished, type PublishedTable } from '../../db/published.ts';

interface Parts {
  db: Database;
  clock: Clock;
}

/** Services and sectors are few. */
const inMenu = async (
  { db }: Parts,
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

/** What was written ahead of time changed for visitors on the day that it appeared. */
const published = async (
  { db, clock }: Parts,
  table: PublishedTable,
  kind: SitemapEntry['kind'],
): Promise<SitemapEntry[]> => {
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'updated_at', 'published_at'])
    .where(isPublished(table, clock))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SITEMAP_MOST)
    .execute();
  return rows.map(({ slug, updated_at, published_at }) => ({
    kind,
    slug,
    changed_at: published_at && published_at > updated_at ? published_at : updated_at,
  }));
};

/** Every page that the content makes. */
export const listSitemap = async (parts: Parts): Promise<SitemapEntry[]> => {
  const lists = [
    await inMenu(parts, 'services', 'service'),
    await inMenu(parts, 'sectors', 'sector'),
    await published(parts, 'studies', 'study'),
    await published(parts, 'articles', 'article'),
  ];
  return lists.flat().slice(0, SITEMAP_MOST);
};
