import * as z from 'zod/mini';
import { archiveInput, assignInput, priorityInput, spamInput, transitionInput } from './request-actions.ts';
import { id } from './text.ts';

/** Most rows of one call. */
const MOST_AT_ONCE = 500;

const ids = z.array(id, 'value-invalid').check(
  z.minLength(1, 'list-short'),
  z.maxLength(MOST_AT_ONCE, 'list-long'),
  z.overwrite((numbers) => [...new Set(numbers)]),
);

/** All rows of a kind in the order that they shall have. */
export const reorderInput = z.object({
  ids: z.array(id, 'value-invalid').check(z.minLength(1, 'list-short'), z.maxLength(1000, 'list-long')),
});
export type ReorderInput = z.infer<typeof reorderInput>;

/** What can be done with many rows at once, by the kind of thing they are. */
export const orderedBulkInput = z.object({
  ids,
  action: z.enum(['activate', 'deactivate', 'delete'], 'choice-invalid'),
});
export const publicationBulkInput = z.object({
  ids,
  action: z.enum(['publish', 'draft', 'archive', 'delete'], 'choice-invalid'),
});
/** A consultant who waits is approved by `activate`. */
export const userBulkInput = z.object({ ids, action: z.enum(['activate', 'suspend', 'delete'], 'choice-invalid') });

/** `move` is a transition: what is not open for a request is told in its outcome. */
export const requestBulkInput = z.discriminatedUnion(
  'action',
  [
    z.object({ ids, action: z.literal('assign'), ...assignInput.shape }),
    z.object({ ids, action: z.literal('priority'), ...priorityInput.shape }),
    z.object({ ids, action: z.literal('spam'), ...spamInput.shape }),
    z.object({ ids, action: z.literal('archive'), ...archiveInput.shape }),
    z.object({ ids, action: z.literal('move'), ...transitionInput.shape }),
  ],
  'choice-invalid',
);
export type RequestBulkInput = z.infer<typeof requestBulkInput>;

/** What became of each row; one that failed is as it was, and keeps no other from succeeding. */
export const bulkResponse = z.object({
  done: z.int(),
  failed: z.int(),
  /** In the order that was asked for; `message` says why not. */
  results: z.array(z.object({ id, ok: z.boolean(), message: z.string() })),
});
export type BulkResponse = z.infer<typeof bulkResponse>;
