import { npv } from 'shared-lib/finance';
import { CAPITAL_COST, cubitsOf, ideaFlows, rateOf, type Idea, type IdeaFigure } from 'shared-lib/gauge';

/** A change of one figure, while the others stay. */
const changes: readonly { name: IdeaFigure; change: (idea: Idea) => Idea }[] = [
  { name: 'profit', change: (idea) => ({ ...idea, profit: idea.profit * 1.1 }) },
  { name: 'capital', change: (idea) => ({ ...idea, capital: idea.capital * 0.9 }) },
  { name: 'years', change: (idea) => ({ ...idea, years: idea.years + 1 }) },
];

export interface Lever {
  name: IdeaFigure;
  /** Internal rate of return after the change, as a fraction. */
  rate: number;
  /** Rise of the water in whole tenths of a cubit, rounded down. */
  rise: number;
}

/** Rounding errors must not take a tenth away. */
const EXACT = 1e-9;

/** What each change does to the reading, the strongest first; none when nothing comes back, since no change of a tenth brings a return. */
export const leversOf = (idea: Idea): Lever[] => {
  const before = rateOf(idea);
  if (before <= -1) return [];
  return changes
    .map(({ name, change }) => {
      const rate = rateOf(change(idea));
      return { name, rate, rise: Math.floor((cubitsOf(rate) - cubitsOf(before)) * 10 + EXACT) / 10 };
    })
    .toSorted((one, other) => other.rate - one.rate);
};

/** Net profit per year, in whole US dollars, from which an idea covers the cost of its capital in its years. */
export const profitNeeded = ({ capital, years }: Idea): number =>
  Math.ceil(capital / npv(CAPITAL_COST, ideaFlows({ capital: 0, profit: 1, years })));
