import { positiveCrossings } from './polynomial.ts';

/** The internal rates of a series of cash flows. Several rates are listed in ascending order; none of them is meaningful alone. */
export type InternalRate =
  | { kind: 'one'; rate: number }
  | { kind: 'none' }
  | { kind: 'several'; rates: readonly number[] };

/**
 * Internal rate of return: the rate at which the net present value is zero.
 *
 * With `x = 1 / (1 + rate)` the net present value is a polynomial in x, and each rate above -100 percent is one x above 0. The
 * function finds all zero crossings by bisection between the turning points. It needs no starting guess and misses none.
 * @param flows cash flows of year 0, 1, … n in one currency; investments are negative
 * @returns rates per year as a fraction: 0.218 is 21.8 percent, negative for a loss
 */
export const internalRate = (flows: readonly number[]): InternalRate => {
  const first = flows.findIndex((flow) => flow !== 0);
  const last = flows.findLastIndex((flow) => flow !== 0);
  // Without both an investment and a return, no rate balances them.
  if (!flows.some((flow) => flow < 0) || !flows.some((flow) => flow > 0)) return { kind: 'none' };
  const largest = Math.max(...flows.map(Math.abs));
  const crossings = positiveCrossings(flows.slice(first, last + 1).map((flow) => flow / largest));
  const [rate, ...others] = crossings.map((x) => 1 / x - 1).toReversed();
  if (rate === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several', rates: [rate, ...others] } : { kind: 'one', rate };
};

/** The only internal rate of return of the cash flows (see `internalRate`); `null` when no rate exists or several do. */
export const irr = (flows: readonly number[]): number | null => {
  const result = internalRate(flows);
  return result.kind === 'one' ? result.rate : null;
};
