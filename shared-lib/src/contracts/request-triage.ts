// What administrators add to a request to sort their own work. Neither clients nor consultants see it.
import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { requestKinds } from './request-kind.ts';
import { reference } from './request.ts';
import { requiredText, timestamp } from './text.ts';

/** At most so many tags of a request, each with at most so many characters. */
export const TAG_LIMITS = { count: 10, length: 30 };

/** All tags of a request; those that it had before and that are missing are removed. */
export const requestTagsInput = z.object({
  tags: z
    .array(requiredText({ required: 'text-required', max: TAG_LIMITS.length }), 'value-invalid')
    .check(z.maxLength(TAG_LIMITS.count, 'list-long')),
});
export type RequestTagsInput = z.infer<typeof requestTagsInput>;

/** Until when a request stays out of the views of open work; `null` brings it back. At most a year ahead. */
export const snoozeInput = z.object({ until: z.nullable(z.iso.datetime('date-invalid')) });
export type SnoozeInput = z.infer<typeof snoozeInput>;

/** What two requests have in common, so that they may come from one person. */
export const sameSenderReasons = ['account', 'email', 'phone'] as const;

/** Another request that may come from the same person. */
export const sameSenderRequest = z.object({
  reference,
  kind: knownOr(requestKinds),
  /** Subject, or the start of the description. */
  title: z.string(),
  name: z.string(),
  status: z.string(),
  /** A further step is expected. */
  is_open: z.boolean(),
  created_at: timestamp,
  reasons: z.array(knownOr(sameSenderReasons)),
});
export type SameSenderRequest = z.infer<typeof sameSenderRequest>;

/** A tag and the number of requests that have it. */
export const requestTag = z.object({ tag: z.string(), uses: z.int() });
export type RequestTag = z.infer<typeof requestTag>;

export const requestTriage = z.object({
  /** In the order in which they were added. */
  tags: z.array(z.string()),
  /** Null when the request is in the views of open work. */
  snoozed_until: z.nullable(timestamp),
  /** Name of who snoozed it; empty when it is not snoozed. */
  snoozed_by: z.string(),
  /** Open requests first, then the newest; at most twenty. */
  same_sender: z.array(sameSenderRequest),
});
export type RequestTriage = z.infer<typeof requestTriage>;
