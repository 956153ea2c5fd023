import * as z from 'zod/mini';

export const searchKinds = ['service', 'sector', 'article', 'study'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One hit of the site's search. */
export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;
