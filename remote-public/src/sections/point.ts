import * as z from 'zod/mini';

/** How settings list titled sentences. */
export const pointList = z.array(z.object({ title: z.string(), text: z.string() }));
