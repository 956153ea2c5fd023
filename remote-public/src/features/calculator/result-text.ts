import type { Calculation } from 'shared-lib/calculation';
import { moneyText, percentText, typedPercentText } from 'shared-lib/charts';
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

export const ratesText = (rates: readonly number[]): string => rates.map(percentText).join(calculator.figures.and);
