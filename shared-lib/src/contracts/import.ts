import * as z from 'zod/mini';
import { id } from './text.ts';

/** Largest table that may be brought in: rows, and bytes of its file. */
export const IMPORT_MAX_ROWS = 500;
export const IMPORT_MAX_BYTES = 2 * 1024 * 1024;

/** `dry_run=1` tells what would happen, and nothing does. */
export const importQuery = z.object({ dry_run: z._default(z.enum(['0', '1'], 'choice-invalid'), '0') });

const count = z.int();
/** Line of the file, as a text editor counts: the headings stand on the first. */
const line = z.int();

/** What a table does, or would do. With a single error nothing of it is done. */
export const importReport = z.object({
  dry_run: z.boolean(),
  created: count,
  updated: count,
  unchanged: count,
  rows: z.array(
    z.object({ line, id: z.nullable(id), name: z.string(), outcome: z.enum(['created', 'updated', 'unchanged']) }),
  ),
  errors: z.array(
    z.object({ line, field: z.string(), /** Heading of the column. */ label: z.string(), message: z.string() }),
  ),
  /** Headings that mean nothing here; their columns were not read. */
  ignored: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;
