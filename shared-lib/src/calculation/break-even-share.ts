import type { CalculationInput } from 'shared-lib/contracts';
import { npv } from 'shared-lib/finance';
import { changedInput } from './changes.ts';
import { discountOf, flowsOf } from './flows.ts';

/** A project that needs more than this many times its expected revenue has no break-even. */
const MAX_SHARE = 1024;
const STEPS = 60;
/** Shares with a meaning of their own: a tenth less than expected, and the plan itself. Bisection ends beside them, not on them. */
const EXACT_SHARES = [0.9, 1];
const NEAR = 1e-9;

/**
 * Part of the expected revenue at which the net present value is 0: 0.82 is 82 percent. More revenue never lowers the value, because
 * tax takes at most all of it, so bisection finds the part.
 * @returns 0 when the project needs no revenue; `null` when no revenue suffices
 */
export const breakEvenShare = (input: CalculationInput): number | null => {
  const valueAt = (share: number) => npv(discountOf(input), flowsOf(changedInput(input, { revenue: share - 1 })));
  if (valueAt(0) >= 0) return 0;
  let high = 1;
  while (valueAt(high) < 0) {
    high *= 2;
    if (high > MAX_SHARE) return null;
  }
  let low = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < 0) low = middle;
    else high = middle;
  }
  return EXACT_SHARES.find((share) => Math.abs(share - high) < NEAR) ?? high;
};
