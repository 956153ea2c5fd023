/**
 * Net present value: what flows are worth today, when money of a year from now is worth `1 / (1 + rate)`.
 * @param rate per year as a fraction: 0.12 is 12 percent; greater than -1
 * @param flows money of year 0, 1, … n in one currency; money put in is negative. Year 0 is today and is not discounted
 *   (spreadsheets' NPV discounts its first value by a year: give it a leading 0 to compare).
 * @returns in the currency of the flows, not rounded
 * @throws {RangeError} for a rate of -100 percent or less
 */
export const npv = (rate: number, flows: readonly number[]): number => {
  if (!(rate > -1)) throw new RangeError(`A rate of ${rate} leaves no money to discount: it must be greater than -1.`);
  // Horner's scheme, from the last year back: no powers, and no loss for long series.
  return flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);
};
