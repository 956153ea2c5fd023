import type { Calculation } from 'shared-lib/calculation';
import { moneyText, percentBeside, percentText, typedPercentText } from 'shared-lib/charts';
import type { CalculationInput } from 'shared-lib/contracts';
import { charts, currencyNames } from 'shared-lib/copy';
import { measureOf } from 'shared-lib/format';
import { calculator } from '../../copy/calculator.ts';

/** A calculation and what its texts need. */
export interface ResultView {
  input: CalculationInput;
  result: Calculation;
  /** What changes: revenues and costs, or the given net flows. */
  words: { revenue: string; cost: string };
  money: (amount: number) => string;
  /** The discount rate as text. */
  discount: string;
}

export const viewOf = (input: CalculationInput, result: Calculation): ResultView => ({
  input,
  result,
  words: input.net_flows.length > 0 ? calculator.basis.flows : calculator.basis.lines,
  money: (amount) => moneyText(amount, currencyNames[input.currency].noun),
  discount: typedPercentText(input.discount_rate),
});

/** A time in the nominative case: «3.8 سنة». */
export const timeText = (time: number): string => measureOf(time, calculator.years);
/** A time after «بعد»: «سنتين». */
export const timeAfter = (time: number): string => measureOf(time, charts.years);

/** The only internal rate of return. Rounding never makes it equal to the discount rate or to zero. */
export const rateText = ({ result: { npv }, input }: ResultView, rate: number): string =>
  // At a value of 0 the rate is the discount rate but for rounding errors.
  percentBeside(rate, npv === 0 ? [0] : [0, input.discount_rate / 100]);

/** Break-evens that divide the verdicts. */
const BREAK_EVEN_LIMITS = [0.9, 1];
export const shareText = (share: number): string => percentBeside(share, BREAK_EVEN_LIMITS);

export const ratesText = (rates: readonly number[]): string => rates.map(percentText).join(calculator.figures.and);
