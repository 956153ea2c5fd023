import { positiveCrossings } from './polynomial.ts';

/**
 * Internal rate of return: the rate at which the net present value is zero.
 *
 * With `x = 1 / (1 + rate)` the net present value is a polynomial in x, and each rate above -100 percent is one x above 0. The
 * function finds all zero crossings by bisection between the turning points. It needs no starting guess and misses none.
 * @param flows cash flows of year 0, 1, … n in one currency; investments are negative
 * @returns rate per year as a fraction (0.218 is 21.8 percent, negative for a loss); `null` when no rate exists or several do,
 *   because then none is meaningful
 */
export const irr = (flows: readonly number[]): number | null => {
  const first = flows.findIndex((flow) => flow !== 0);
  const last = flows.findLastIndex((flow) => flow !== 0);
  // Without both an investment and a return, no rate balances them.
  if (!flows.some((flow) => flow < 0) || !flows.some((flow) => flow > 0)) return null;
  const largest = Math.max(...flows.map(Math.abs));
  const roots = positiveCrossings(flows.slice(first, last + 1).map((flow) => flow / largest));
  const [x] = roots;
  return x === undefined || roots.length > 1 ? null : 1 / x - 1;
};
