import { logarithmsOfCrossings } from './polynomial.ts';

/** The internal rates of a series of cash flows. Several rates are listed in ascending order; none of them is meaningful alone. */
export type InternalRate =
  | { kind: 'one'; rate: number }
  | { kind: 'none' }
  | { kind: 'several'; rates: readonly number[] };

/**
 * Internal rate of return: the rate at which the net present value is zero.
 *
 * With `x = 1 / (1 + rate)` the net present value is a polynomial in x, and each rate above -100 percent is one x above 0. The
 * function needs no starting guess, and its steps are bounded for cash flows of any number, length of period and size.
 *
 * - `none`: without both an investment and a return, or when the value reaches zero at no rate. A value that touches zero
 *   without crossing it counts as none: no change of the rate makes it positive.
 * - `several`: the value crosses zero more than once. Rates that differ by less than a millionth are not distinguished.
 * @param flows cash flows of period 0, 1, … n in one currency; investments are negative
 * @returns rates per period as a fraction: 0.218 is 21.8 percent, negative for a loss
 */
export const internalRate = (flows: readonly number[]): InternalRate => {
  const largest = flows.reduce((size, flow) => Math.max(size, Math.abs(flow)), 0);
  const scaled = flows.map((flow) => flow / largest);
  const first = scaled.findIndex((flow) => flow !== 0);
  const last = scaled.findLastIndex((flow) => flow !== 0);
  if (!scaled.some((flow) => flow < 0) || !scaled.some((flow) => flow > 0)) return { kind: 'none' };
  const crossings = logarithmsOfCrossings(scaled.slice(first, last + 1));
  const [rate, ...others] = crossings.map((logarithm) => Math.expm1(-logarithm)).toReversed();
  if (rate === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several', rates: [rate, ...others] } : { kind: 'one', rate };
};

/** The only internal rate of return of the cash flows (see `internalRate`); `null` when no rate exists or several do. */
export const irr = (flows: readonly number[]): number | null => {
  const result = internalRate(flows);
  return result.kind === 'one' ? result.rate : null;
};
