import * as z from 'zod/mini';
import { archiveInput, assignInput, priorityInput, spamInput, transitionInput } from './request-actions.ts';
import { id } from './text.ts';
import { knownOr } from './degrade.ts';

/** Maximum rows per request. */
const MAX_ROWS = 500;

const ids = z.array(id, 'value-invalid').check(
  z.minLength(1, 'list-short'),
  z.maxLength(MAX_ROWS, 'list-long'),
  z.overwrite((values) => [...new Set(values)]),
);

const fieldName = z.string('value-invalid').check(z.maxLength(100, 'value-invalid'));
/** A value of a filter: a search, an id, or several of them. */
const filterValue = z.string('value-invalid').check(z.maxLength(5000, 'text-long'));
const filterValues = z.array(filterValue, 'value-invalid').check(z.maxLength(MAX_ROWS, 'list-long'));

/**
 * The rows of a bulk request: chosen ids, or all rows that match the query of a list. `count` is the number that the person
 * confirmed; the request is refused when it is another by now.
 */
const selection = {
  ids: z.optional(ids),
  filter: z.optional(z.record(fieldName, z.union([filterValue, filterValues]), 'value-invalid')),
  count: z.optional(z.int('value-invalid').check(z.gte(0, 'value-invalid'))),
};
export interface BulkSelection {
  ids?: number[] | undefined;
  filter?: Record<string, string | string[]> | undefined;
  count?: number | undefined;
}

/** Either ids or a filter. */
const isSelection = z.refine<BulkSelection>((input) => (input.ids === undefined) !== (input.filter === undefined), {
  path: ['ids'],
  error: 'list-short',
});

/** `dry_run=1` only counts the rows. */
export const bulkQuery = z.object({ dry_run: z._default(z.enum(['0', '1'], 'choice-invalid'), '0') });

/** Ids of all rows of a kind in their new order. */
export const reorderInput = z.object({
  ids: z.array(id, 'value-invalid').check(z.minLength(1, 'list-short'), z.maxLength(1000, 'list-long')),
});
export type ReorderInput = z.infer<typeof reorderInput>;

/** Ids of the articles or studies that come before all others, in their order. */
export const featuredInput = z.object({
  ids: z.array(id, 'value-invalid').check(
    z.maxLength(50, 'list-long'),
    z.overwrite((values) => [...new Set(values)]),
  ),
});

/**
 * Bulk actions. They refuse a field that they do not know: a misspelt `count` would not protect. These are for ordered content:
 * services, sectors, slides.
 */
export const orderedBulkInput = z
  .strictObject({ ...selection, action: z.enum(['activate', 'deactivate', 'delete'], 'choice-invalid') })
  .check(isSelection);
export const publicationBulkInput = z
  .strictObject({ ...selection, action: z.enum(['publish', 'draft', 'archive', 'delete'], 'choice-invalid') })
  .check(isSelection);
/** Rows that nothing publishes: canned replies. */
export const deletionBulkInput = z
  .strictObject({ ...selection, action: z.enum(['delete'], 'choice-invalid') })
  .check(isSelection);
/** `activate` also approves a pending consultant. */
export const userBulkInput = z
  .strictObject({ ...selection, action: z.enum(['activate', 'suspend', 'delete'], 'choice-invalid') })
  .check(isSelection);

/** `move` is a status transition. A request that does not allow it has an error message in its result. */
export const requestBulkInput = z
  .discriminatedUnion(
    'action',
    [
      z.strictObject({ ...selection, action: z.literal('assign'), ...assignInput.shape }),
      z.strictObject({ ...selection, action: z.literal('priority'), ...priorityInput.shape }),
      z.strictObject({ ...selection, action: z.literal('spam'), ...spamInput.shape }),
      z.strictObject({ ...selection, action: z.literal('archive'), ...archiveInput.shape }),
      z.strictObject({ ...selection, action: z.literal('move'), ...transitionInput.shape }),
    ],
    'choice-invalid',
  )
  .check(isSelection);
export type RequestBulkInput = z.infer<typeof requestBulkInput>;

/** A row before and after an action: the fields that the action changed. A row without them was deleted. */
const undoneRow = z.strictObject({
  id,
  before: z.optional(z.record(fieldName, z.unknown(), 'value-invalid')),
  after: z.optional(z.record(fieldName, z.unknown(), 'value-invalid')),
});
export type UndoneRow = z.infer<typeof undoneRow>;

/** Takes an action back: each row gets its own earlier values, unless somebody has changed them since. */
export const bulkUndoInput = z.strictObject({
  rows: z.array(undoneRow, 'value-invalid').check(z.minLength(1, 'list-short'), z.maxLength(MAX_ROWS, 'list-long')),
});
export type BulkUndoInput = z.infer<typeof bulkUndoInput>;

/** What may refer to a row of content. */
export const referenceKinds = ['services', 'studies', 'articles', 'sliders', 'requests', 'readers'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** What a person reads before an action: the answer to `dry_run=1`. */
const bulkPreview = z.object({
  /** Names of the first three rows. */
  names: z.array(z.string()),
  /** How many rows are in each state: `published`, `scheduled`, `draft`, `archived`; `active`, `inactive`; the status of an account; `open`, `done`, `spam`, `archived` of requests. */
  states: z.array(z.object({ state: z.string(), ids: z.array(id) })),
  /** What refers to the rows, for their deletion. */
  used_by: z.array(z.object({ kind: z.string(), count: z.int() })),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

/** Result per row. A failed row stays unchanged and does not affect the others. */
export const bulkResponse = z.object({
  done: z.int(),
  failed: z.int(),
  /** Number of selected rows. */
  matched: z.optional(z.int()),
  /** In the order of the requested ids; `message` is the reason of a failure. */
  results: z.array(
    z.object({
      id,
      ok: z.boolean(),
      message: z.string(),
      /** Of a failed row: its name, and the messages at its fields. */
      name: z.optional(z.string()),
      errors: z.optional(z.record(z.string(), z.array(z.string()))),
      /** Of a changed row: what takes the action back, for `POST …/bulk/undo`. */
      undo: z.optional(undoneRow),
    }),
  ),
  preview: z.optional(bulkPreview),
});
export type BulkResponse = z.infer<typeof bulkResponse>;

/** Limits of a CSV import: rows, and bytes of the file. */
export const IMPORT_MAX_ROWS = 500;
export const IMPORT_MAX_BYTES = 2 * 1024 * 1024;

/** `dry_run=1` reports the result without saving anything. */
export const importQuery = z.object({ dry_run: z._default(z.enum(['0', '1'], 'choice-invalid'), '0') });

const count = z.int();
/** Line of the file, counted from 1; line 1 contains the headings. */
const line = z.int();

/** The columns that an import of a resource reads; a heading of the file is one of their names or labels. */
export const tableColumns = z.array(z.object({ name: z.string(), /** Heading of the column. */ label: z.string() }));
export type ImportColumn = z.infer<typeof tableColumns>[number];

/** A cell that an import changes in a stored row, as an export writes it. */
const cellChange = z.object({ label: z.string(), before: z.string(), after: z.string() });

/** Result of an import or dry run. If `errors` is not empty, nothing is saved. */
export const importReport = z.object({
  dry_run: z.boolean(),
  created: count,
  updated: count,
  unchanged: count,
  rows: z.array(
    z.object({
      line,
      id: z.nullable(id),
      name: z.string(),
      outcome: knownOr(['created', 'updated', 'unchanged']),
      /** What changes in an updated row. */
      changes: z._default(z.array(cellChange), []),
    }),
  ),
  errors: z.array(
    z.object({ line, field: z.string(), /** Heading of the column. */ label: z.string(), message: z.string() }),
  ),
  /** Unknown headings; their columns are ignored. */
  ignored: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;
