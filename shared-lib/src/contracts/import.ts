import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { id } from './text.ts';

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
