import * as z from 'zod/mini';

/** Deeper than any row is. */
const DEEPEST = 12;

/** Level by level: what is nested ten thousand deep would break whatever walks down into it. */
const isShallow = (fields: unknown): boolean => {
  let level = [fields];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
};

/** Some fields of a row, whatever they are: what comes out of them is checked as a whole. */
export const someFields = z.record(z.string(), z.unknown()).check(z.refine(isShallow, 'value-invalid'));
