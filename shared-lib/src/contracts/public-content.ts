import * as z from 'zod/mini';
import { timestamp, slug } from './text.ts';
import { knownItems } from './degrade.ts';
import { searchKinds } from './search-kinds.ts';

/** The state of all public content, for caches. */
export const contentState = z.object({
  /** Changes with every write of public content, and when scheduled content becomes visible. Compare it only for equality. */
  version: z.string(),
  /** When the next scheduled article or study becomes visible, and `version` changes without a write; null when none is scheduled. */
  next_publication_at: z.nullable(timestamp),
});
export type ContentState = z.infer<typeof contentState>;

/** A content page in the sitemap, with the time of its last change. */
export const sitemapEntry = z.object({ kind: z.enum(searchKinds), slug, changed_at: timestamp });
/** Response of `/public/sitemap`. */
export const sitemap = knownItems(sitemapEntry, 'kind', searchKinds);
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** Maximum URLs of a sitemap file (sitemaps.org). The newest pages are listed. */
export const MAX_SITEMAP_URLS = 50_000;
