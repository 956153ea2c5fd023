import * as z from 'zod/mini';

/** Responses under `/public` are `{ data }`; the specification also allows a bare body. Returns the content in both cases. */
export const enveloped = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((body: unknown) => (typeof body === 'object' && body !== null && 'data' in body ? body.data : body)),
    schema,
  );

/** One page of a `/public` list with its pagination data. */
export const paged = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({
    data: z.array(schema),
    meta: z.object({ page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() }),
  });
