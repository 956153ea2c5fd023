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

const checkRate = (rate: number): void => {
  if (!(rate > -1)) throw new RangeError(`The rate ${rate} is invalid: it must be greater than -1.`);
};

/**
 * Net present value: the sum of the cash flows, each discounted by `1 / (1 + rate)` per year.
 * @param rate discount rate per year as a fraction: 0.12 is 12 percent; greater than -1
 * @param flows cash flows of year 0, 1, … n in one currency; investments are negative. Year 0 is not discounted. (The NPV
 *   function of spreadsheets discounts its first value by a year: add a leading 0 to compare.)
 * @returns in the currency of the flows, not rounded; 0 when only rounding errors are left (see `settle`)
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const npv = (rate: number, flows: readonly number[]): number => {
  checkRate(rate);
  // Horner's method from the last year backwards: no powers, and no loss of precision for long series.
  const presentValue = (amountOf: (flow: number) => number) =>
    flows.reduceRight((later, flow) => amountOf(flow) + later / (1 + rate), 0);
  return settle(
    presentValue((flow) => flow),
    presentValue(Math.abs),
  );
};

/**
 * The cash flows, each discounted to year 0.
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const discountedFlows = (rate: number, flows: readonly number[]): number[] => {
  checkRate(rate);
  return flows.map((flow, year) => flow / (1 + rate) ** year);
};

/**
 * Profitability index: the present value of the years after year 0, for each unit invested in year 0.
 * @returns above 1 when the net present value is positive, and exactly 1 when it is 0; `null` without an investment in year 0
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const profitabilityIndex = (rate: number, flows: readonly number[]): number | null => {
  const [investment = 0] = flows;
  return investment < 0 ? 1 + npv(rate, flows) / -investment : null;
};
