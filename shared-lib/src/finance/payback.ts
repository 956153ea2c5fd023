import { discountedFlows } from './npv.ts';

/**
 * Payback period without discounting: the time until the cash flows have returned the investment. Within the last year, the
 * cash flow is spread evenly.
 * @param flows cash flows of year 0, 1, … n in one currency; investments are negative
 * @returns in years, not rounded; 0 without an investment; `null` when the investment is never returned
 */
export const payback = (flows: readonly number[]): number | null => {
  let balance = 0;
  for (const [year, flow] of flows.entries()) {
    const before = balance;
    balance += flow;
    if (balance >= 0) return year === 0 ? 0 : year - 1 + -before / flow;
  }
  return null;
};

/**
 * Payback period of the discounted cash flows, which includes the cost of the capital.
 * @param rate discount rate per year as a fraction
 * @returns as `payback`
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const discountedPayback = (rate: number, flows: readonly number[]): number | null =>
  payback(discountedFlows(rate, flows));
