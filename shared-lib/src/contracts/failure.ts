import * as z from 'zod/mini';

/** Every failed call answers this, in Arabic; `errors` names fields (422), `request_id` finds the log line. */
export const failure = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** 409 of a move that is not open: what is. */
  allowed: z.optional(z.array(z.string())),
  request_id: z.optional(z.string()),
});
export type Failure = z.infer<typeof failure>;
