import * as z from 'zod/mini';
import { archiveInput, assignInput, priorityInput, spamInput, transitionInput } from './request-actions.ts';
import { id } from './text.ts';

/** Maximum rows per request. */
const MAX_ROWS = 500;

const ids = z.array(id, 'value-invalid').check(
  z.minLength(1, 'list-short'),
  z.maxLength(MAX_ROWS, 'list-long'),
  z.overwrite((values) => [...new Set(values)]),
);

/** Ids of all rows of a kind in their new order. */
export const reorderInput = z.object({
  ids: z.array(id, 'value-invalid').check(z.minLength(1, 'list-short'), z.maxLength(1000, 'list-long')),
});
export type ReorderInput = z.infer<typeof reorderInput>;

/** Bulk actions on ordered content: services, sectors, slides. */
export const orderedBulkInput = z.object({
  ids,
  action: z.enum(['activate', 'deactivate', 'delete'], 'choice-invalid'),
});
export const publicationBulkInput = z.object({
  ids,
  action: z.enum(['publish', 'draft', 'archive', 'delete'], 'choice-invalid'),
});
/** `activate` also approves a pending consultant. */
export const userBulkInput = z.object({ ids, action: z.enum(['activate', 'suspend', 'delete'], 'choice-invalid') });

/** `move` is a status transition. A request that does not allow it has an error message in its result. */
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

/** Result per row. A failed row stays unchanged and does not affect the others. */
export const bulkResponse = z.object({
  done: z.int(),
  failed: z.int(),
  /** In the order of the requested ids; `message` is the reason of a failure. */
  results: z.array(z.object({ id, ok: z.boolean(), message: z.string() })),
});
export type BulkResponse = z.infer<typeof bulkResponse>;
