import * as z from 'zod/mini';
import { searchKinds } from './search-kinds.ts';
import { slug, timestamp } from './text.ts';

/** A page that the content makes, for search engines: where it is, and when what it shows last changed. */
export const sitemapEntry = z.object({ kind: z.enum(searchKinds), slug, changed_at: timestamp });
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** Most addresses that one sitemap file may hold (sitemaps.org); the newest are listed. */
export const MAX_SITEMAP_URLS = 50_000;
