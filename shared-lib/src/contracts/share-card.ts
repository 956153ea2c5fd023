import * as z from 'zod/mini';

/** The picture for links to a page (1200×630 px), which the API makes of what the page holds; absent in lists and for administrators. Its fields are those of `Seo`. */
export const shareCard = z.optional(z.object({ image: z.string(), alt: z.string() }));
