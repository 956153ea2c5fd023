import * as z from 'zod/mini';
import { knownItems } from './degrade.ts';
import { searchKinds } from './search-kinds.ts';
import { slug, timestamp } from './text.ts';

/** A content page in the sitemap, with the time of its last change. */
export const sitemapEntry = z.object({ kind: z.enum(searchKinds), slug, changed_at: timestamp });
/** Response of `/public/sitemap`. */
export const sitemap = knownItems(sitemapEntry, 'kind', searchKinds);
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** Maximum URLs of a sitemap file (sitemaps.org). The newest pages are listed. */
export const MAX_SITEMAP_URLS = 50_000;
