import * as z from 'zod/mini';
import { timestamp } from './text.ts';

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

/** Details of a save conflict: the row was changed in the meantime. */
export const changedSince = z.object({
  /** Name of the other editor, if known. */
  by: z.nullable(z.string()),
  /** Whether the person who saves now made that other save too, in another tab or on another device. */
  is_own: z.optional(z.boolean()),
  at: timestamp,
  /** The current row, in the shape of the read response. */
  current: z.record(z.string(), z.unknown()),
});
export type ChangedSince = z.infer<typeof changedSince>;

/** Response body of every failed request. Messages are Arabic; `errors` maps fields to messages (422); `request_id` is in the log. */
export const errorResponse = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** 409 of a transition that is not allowed: the allowed ones. */
  allowed: z.optional(z.array(z.string())),
  /** 409 of a save conflict. */
  changed_since: z.optional(changedSince),
  request_id: z.optional(z.string()),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
