import * as z from 'zod/mini';
import { timestamp } from './text.ts';

/** Why a save was refused: somebody else saved first. */
export const changedSince = z.object({
  /** Who, as far as it is known. */
  by: z.nullable(z.string()),
  at: timestamp,
  /** The row as it is now, in the shape in which it is read. */
  current: z.record(z.string(), z.unknown()),
});
export type ChangedSince = z.infer<typeof changedSince>;

/** Every failed call answers this, in Arabic; `errors` names fields (422), `request_id` finds the log line. */
export const errorResponse = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** 409 of a move that is not open: what is. */
  allowed: z.optional(z.array(z.string())),
  /** 409 of a save that began before somebody else's. */
  changed_since: z.optional(changedSince),
  request_id: z.optional(z.string()),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
