import { irr } from 'shared-lib/finance';

export interface Idea {
  capital: number;
  /** Net profit of each year. */
  profit: number;
  years: number;
}

/** The cost of capital, as a fraction. */
export const CAPITAL_COST = 0.12;

/** Internal rate of return of an idea as a fraction; -1 when nothing comes back. */
export const rateOf = ({ capital, profit, years }: Idea): number =>
  irr([-capital, ...Array.from({ length: years }, () => profit)]) ?? -1;

/**
 * The limits of the gauge's bands, as rates of return in percent. The marks are those of the Nile (Pliny, Natural History 5.58): hunger at 12 cubits,
 * safety at 15, plenty at 16. The rates are a choice of this site: money lost, the cost of capital, and 4 and 12 points above it.
 */
const [LOSS, COST, SAFE, PLENTY] = [0, 12, 16, 24];
/** The ends of the column in the picture, in cubits. */
const [LOWEST, HIGHEST] = [11.4, 16.7];
/** Decimal places that a computed rate is exact to. */
const EXACT = 1e9;

/** A rate in percent without the rounding errors that would put it beside a limit. */
const percentOf = (rate: number): number => Math.round(rate * 100 * EXACT) / EXACT;

/** Percentage points between a rate and the cost of capital: 0 when they are equal. */
export const pointsAbove = (rate: number): number => percentOf(rate - CAPITAL_COST) + 0;

/**
 * Level of the water in cubits: 12 below a rate of 0, from 13 to 14 below the cost of capital, 15 from four points above it, 16 from
 * twelve points above it.
 */
export const cubitsOf = (rate: number): number => {
  const percent = percentOf(rate);
  if (percent < LOSS) return Math.max(LOWEST, 12 + percent / 20);
  if (percent <= COST) return 13 + percent / COST;
  if (percent <= SAFE) return 14 + (percent - COST) / (SAFE - COST);
  if (percent <= PLENTY) return 15 + (percent - SAFE) / (PLENTY - SAFE);
  return Math.min(HIGHEST, 16 + (percent - PLENTY) / 20);
};

/** The mark that the water has reached, from 12 to 16. */
export const markOf = (cubits: number): number => Math.max(12, Math.min(16, Math.floor(cubits)));
