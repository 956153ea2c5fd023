import * as z from 'zod/mini';
import { id, slug, timestamp } from './text.ts';

export const publicationStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export const articleSummary = z.object({
  id,
  slug,
  title_ar: z.string(),
  excerpt_ar: z.string(),
  cover: z.nullable(z.string()),
  cover_alt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author_name: z.string(),
  author_role: z.string(),
  reading_minutes: z.int(),
  published_at: z.nullable(timestamp),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const article = z.extend(articleSummary, {
  /** Sanitised by the API when it is written. */
  body_html: z.string(),
  status: z.enum(publicationStatuses),
  seo_title: z.string(),
  seo_description: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Article = z.infer<typeof article>;

export const articleCategory = z.object({ name: z.string(), count: z.int() });
export const articleTag = z.object({ name: z.string(), count: z.int() });
