import * as z from 'zod/mini';

/** Deeper than any row. */
const MAX_DEPTH = 12;

/** Walks level by level, because recursion into a very deep value overflows the stack. */
const isShallow = (fields: unknown): boolean => {
  let level = [fields];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
};

/** Any subset of a row's fields. The resource's contract parses the merged row. */
export const partialFields = z.record(z.string(), z.unknown()).check(z.refine(isShallow, 'value-invalid'));
