import { cumulative } from './cash-flows.ts';
import { discountedFlows } from './npv.ts';

export interface Payback {
  /** Years until the cash flows have returned the investment; 0 without an investment, `null` when it is never returned. */
  time: number | null;
  /** Later years that take the returned money back; `null` when it stays returned. */
  loss: PaybackLoss | null;
}

export interface PaybackLoss {
  /** The first year at whose end the total is negative again. */
  year: number;
  /** Years until the money is returned for good; `null` when the total is negative at the end. */
  lasting: number | null;
}

/**
 * Payback period without discounting: when the total of the cash flows reaches zero, and whether it stays there. Within the last
 * year, the cash flow is spread evenly. A total that only rounding errors keep from zero is zero.
 * @param flows cash flows of year 0, 1, … n in one currency; investments are negative
 * @returns times in years, not rounded
 */
export const paybackOf = (flows: readonly number[]): Payback => {
  const totals = cumulative(flows);
  const timeOf = (year: number): number => {
    const [before = 0, total = 0] = [totals[year - 1], totals[year]];
    return total === 0 || year === 0 ? year : year - 1 + before / (before - total);
  };
  const first = totals.findIndex((total) => total >= 0);
  if (first === -1) return { time: null, loss: null };
  const year = totals.findIndex((total, index) => index > first && total < 0);
  if (year === -1) return { time: timeOf(first), loss: null };
  const last = totals.findLastIndex((total) => total < 0) + 1;
  return { time: timeOf(first), loss: { year, lasting: last < totals.length ? timeOf(last) : null } };
};

/** The time of `paybackOf`. */
export const payback = (flows: readonly number[]): number | null => paybackOf(flows).time;

/**
 * Payback period of the discounted cash flows, which includes the cost of the capital.
 * @param rate discount rate per year as a fraction
 * @returns as `paybackOf`
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const discountedPaybackOf = (rate: number, flows: readonly number[]): Payback =>
  paybackOf(discountedFlows(rate, flows));

/** The time of `discountedPaybackOf`. */
export const discountedPayback = (rate: number, flows: readonly number[]): number | null =>
  discountedPaybackOf(rate, flows).time;
