import * as z from 'zod/mini';
import { searchKinds } from './search-kinds.ts';
import { slug, timestamp } from './text.ts';

/** A content page in the sitemap, with the time of its last change. */
export const sitemapEntry = z.object({ kind: z.enum(searchKinds), slug, changed_at: timestamp });
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** Maximum URLs of a sitemap file (sitemaps.org). The newest pages are listed. */
export const MAX_SITEMAP_URLS = 50_000;
