import type { DetailedCalculation, DetailedInput } from 'shared-lib/calculation';
import { moneyText, percentText } from 'shared-lib/charts';
import { currencyNames } from 'shared-lib/copy';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';

/** A detailed calculation and what its texts need. */
export interface DetailView {
  input: DetailedInput;
  result: DetailedCalculation;
}

const { figures: copy } = calculatorDetail;

export const moneyOf = ({ input }: DetailView, amount: number): string =>
  moneyText(amount, currencyNames[input.currency].noun);

/** The only rate, or why there is none. */
export const rateText = (rate: DetailedCalculation['rate']): string => {
  if (rate.kind === 'one') return percentText(rate.rate);
  return rate.kind === 'several' ? copy.several : copy.none;
};
