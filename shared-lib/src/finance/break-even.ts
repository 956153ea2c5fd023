import { sumOf } from './sums.ts';

interface UnitCosts {
  /** Costs of a year that do not depend on the number of units; with depreciation for the accounting break-even. */
  fixedCosts: number;
  price: number;
  /** Variable cost of one unit. */
  variableCost: number;
}

/**
 * Units of a year at which revenue equals costs.
 * @returns not rounded; `null` when a unit costs at least its price, because then no number of units covers the fixed costs
 */
export const breakEvenUnits = ({ fixedCosts, price, variableCost }: UnitCosts): number | null => {
  const margin = sumOf([price, -variableCost]);
  return margin > 0 ? fixedCosts / margin : null;
};

/**
 * Revenue of a year at which it equals the costs.
 * @param variableShare variable costs as a fraction of the revenue
 * @returns in the currency of the costs; `null` when variable costs take all of the revenue
 */
export const breakEvenRevenue = (fixedCosts: number, variableShare: number): number | null =>
  breakEvenUnits({ fixedCosts, price: 1, variableCost: variableShare });
