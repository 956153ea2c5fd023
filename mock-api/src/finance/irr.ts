import { positiveCrossings } from './polynomial.ts';

/**
 * Internal rate of return: the one rate at which the net present value is zero.
 *
 * With `x = 1 / (1 + rate)` the net present value is a polynomial in x, and each rate above -100 percent is one x above 0. All
 * its crossings of zero are found by bisection between the turning points, so that no starting guess is needed and none is
 * missed.
 * @param flows money of year 0, 1, … n in one currency; money put in is negative
 * @returns per year as a fraction (0.218 is 21.8 percent, below 0 for a loss); null where there is no rate, or where several
 *   rates fit and none means anything
 */
export const irr = (flows: readonly number[]): number | null => {
  const first = flows.findIndex((flow) => flow !== 0);
  const last = flows.findLastIndex((flow) => flow !== 0);
  // Nothing on one side: no rate makes gains and losses equal.
  if (!flows.some((flow) => flow < 0) || !flows.some((flow) => flow > 0)) return null;
  const largest = Math.max(...flows.map(Math.abs));
  const crossings = positiveCrossings(flows.slice(first, last + 1).map((flow) => flow / largest));
  const [x] = crossings;
  return x === undefined || crossings.length > 1 ? null : 1 / x - 1;
};
