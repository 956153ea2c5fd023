/**
 * Net present value: the sum of the cash flows, each discounted by `1 / (1 + rate)` per year.
 * @param rate discount rate per year as a fraction: 0.12 is 12 percent; greater than -1
 * @param flows cash flows of year 0, 1, … n in one currency; investments are negative. Year 0 is not discounted. (The NPV
 *   function of spreadsheets discounts its first value by a year: add a leading 0 to compare.)
 * @returns in the currency of the flows, not rounded
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const npv = (rate: number, flows: readonly number[]): number => {
  if (!(rate > -1)) throw new RangeError(`The rate ${rate} is invalid: it must be greater than -1.`);
  // Horner's method from the last year backwards: no powers, and no loss of precision for long series.
  return flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);
};

/**
 * The cash flows, each discounted to year 0.
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const discountedFlows = (rate: number, flows: readonly number[]): number[] =>
  flows.map((flow, year) => npv(rate, [...Array.from({ length: year }, () => 0), flow]));

/**
 * Profitability index: the present value of the years after year 0, for each unit invested in year 0.
 * @returns above 1 when the net present value is positive; `null` without an investment in year 0
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const profitabilityIndex = (rate: number, flows: readonly number[]): number | null => {
  const [investment = 0, ...later] = flows;
  return investment < 0 ? npv(rate, [0, ...later]) / -investment : null;
};
