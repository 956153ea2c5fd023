import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the full suite; undefined in the fast one. */
    isFullSuite: true | undefined;
  }
}

/** The fast suite tests one in four values. */
const STEP = 4;

/**
 * The values to test in a row of a matrix: all of them in the full suite, because they take minutes. The fast suite starts at
 * another value in each row, so that every row has values and every value is tested in some rows.
 */
export const sampleOf = <Value>(values: readonly Value[], row: number): readonly Value[] => {
  const step = inject('isFullSuite') ? 1 : Math.min(STEP, values.length);
  return values.filter((_, index) => (index + row) % step === 0);
};

/** The number of random cases: all of them in the full suite, and the first quarter in the fast one. */
export const sampleSize = (count: number): number => (inject('isFullSuite') ? count : Math.ceil(count / STEP));
