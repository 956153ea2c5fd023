/**
 * A sum is zero when it is smaller than this part of its terms. A double keeps 16 digits, so the rounding errors of hundreds of
 * years are a thousand times smaller; and of a trillion it is one unit of the currency, which no plan is exact enough to see.
 */
const TOLERANCE = 1e-12;

/** The amounts that a sum involves: the sum of the magnitudes of its terms. */
const sizeOf = (terms: readonly number[]): number => terms.reduce((size, term) => size + Math.abs(term), 0);

/**
 * A sum of money without rounding errors: 0 (never -0) when only they are left of it. Every sum that is compared with another
 * one, or with zero, goes through this function.
 * @param size the amounts that the sum involves (see `sizeOf`)
 */
export const settle = (sum: number, size: number): number => (Math.abs(sum) <= size * TOLERANCE ? 0 : sum);

/** The settled sum of the terms (see `settle`). */
export const sumOf = (terms: readonly number[]): number =>
  settle(
    terms.reduce((sum, term) => sum + term, 0),
    sizeOf(terms),
  );
