import { toCashFlows, type Line, type Project } from './cash-flows.ts';

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
