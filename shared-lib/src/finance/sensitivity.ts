import { toCashFlows, type Line, type Project } from './cash-flows.ts';
import { sumOf } from './npv.ts';

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

export interface SensitivityGrid {
  /** One row for each change of the revenue; in it one figure for each change of the costs. */
  rows: readonly { revenueChange: number; figures: readonly { costChange: number; figure: number | null }[] }[];
}

const scaled = (lines: readonly Line[], change: number): Line[] =>
  lines.map(({ amount, growth }) => ({ amount: amount * (1 + change), growth }));

/**
 * A figure of the project for each pair of changes.
 * @param changes as fractions: -0.1 is a tenth less
 * @param figureOf computes the figure from the cash flows, for example `irr`
 */
export const sensitivityGrid = (
  project: Project,
  { revenue, cost }: { revenue: readonly number[]; cost: readonly number[] },
  figureOf: (flows: readonly number[]) => number | null,
): SensitivityGrid => ({
  rows: revenue.map((revenueChange) => ({
    revenueChange,
    figures: cost.map((costChange) => ({
      costChange,
      figure: figureOf(
        toCashFlows({
          ...project,
          revenues: scaled(project.revenues, revenueChange),
          costs: scaled(project.costs, costChange),
        }),
      ),
    })),
  })),
});
