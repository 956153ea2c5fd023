import { percentBeside } from 'shared-lib/charts';
import { countOf } from 'shared-lib/format';
import { CAPITAL_COST, pointsAbove, readingOf, type Idea } from 'shared-lib/gauge';
import { paths } from 'shared-lib/paths';
import { gaugeInstrument as copy } from '../../copy/gauge-instrument.ts';

/** The calculator with the figures of an idea: it reads these like the fields of its form. */
export const calculatorHref = ({ capital, profit, years }: Idea): string =>
  `${paths.calculator()}?${new URLSearchParams({
    fixed_capital: String(capital),
    years: String(years),
    depreciation_years: String(years),
    tax_rate: '0',
    discount_rate: String(CAPITAL_COST * 100),
    revenues_name: copy.profitLine,
    revenues_amount: String(profit),
    revenues_growth: '0',
  })}`;

/** The highest rate that is written, as a fraction. */
const HIGHEST_SHOWN = 9.99;

/** An internal rate of return as text, with the decimal places that keep it on its side of zero and of the cost of capital. */
export const rateText = (rate: number): string => {
  if (rate <= -1) return copy.noRate;
  return rate > HIGHEST_SHOWN ? copy.beyond : percentBeside(rate, [0, CAPITAL_COST]);
};

/** What a rate of return means, and how far it is from the cost of capital. */
export const sentenceOf = (rate: number): string => {
  const { text } = readingOf(rate);
  const points = pointsAbove(rate);
  if (rate <= -1) return copy.nothing(text);
  if (points === 0) return copy.equal(text);
  const whole = Math.round(Math.abs(points));
  const distance = whole === 0 ? copy.lessThanPoint : copy.about(countOf(whole, copy.points));
  return (points > 0 ? copy.above : copy.below)(text, distance);
};
