/** The cost of capital of an idea for which nothing else is known, as a fraction. */
export const CAPITAL_COST = 0.12;

/**
 * Points above the cost of capital at which the bands of the gauge begin. The marks are those of the Nile (Pliny, Natural History
 * 5.58): hunger at 12 cubits, safety at 15, plenty at 16. The rates are a choice of this site.
 */
const [SAFE, PLENTY] = [4, 12];
/** Decimal places that a computed rate is exact to. */
const EXACT = 1e9;

/** A rate in percent without the rounding errors that would put it beside a limit. */
const percentOf = (rate: number): number => Math.round(rate * 100 * EXACT) / EXACT;

/** Percentage points between a rate and the cost of capital, both as fractions: 0 when they are equal. */
export const pointsAbove = (rate: number, cost: number = CAPITAL_COST): number => percentOf(rate - cost) + 0;

/**
 * Level of the water in cubits: below 12 for a loss, from 13 to 14 up to the cost of capital, 15 from four points above it, 16 from
 * twelve points above it. Pictures end somewhere, so they limit it.
 * @param rate internal rate of return as a fraction
 * @param cost the cost of capital as a fraction
 */
export const cubitsOf = (rate: number, cost: number = CAPITAL_COST): number => {
  const percent = percentOf(rate);
  const above = pointsAbove(rate, cost);
  if (percent < 0) return 12 + percent / 20;
  if (above <= 0) return cost === 0 ? 14 : 13 + percent / percentOf(cost);
  if (above <= SAFE) return 14 + above / SAFE;
  if (above <= PLENTY) return 15 + (above - SAFE) / (PLENTY - SAFE);
  return 16 + (above - PLENTY) / 20;
};

/** The mark that the water has reached, from 12 to 16. */
export const markOf = (cubits: number): number => Math.max(12, Math.min(16, Math.floor(cubits)));
