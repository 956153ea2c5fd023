import type { CalculationInput } from 'shared-lib/contracts';
import { npv, type SensitivityGrid } from 'shared-lib/finance';
import {
  calculate,
  type Calculation,
  discountOf,
  flowsOf,
  hasNetFlows,
  changedInput,
  type Changes,
} from './calculate.ts';

interface Scenario {
  name: 'cautious' | 'expected' | 'hopeful';
  /** In percent. */
  revenue: number;
  /** In percent. */
  cost: number;
  result: Calculation;
}

const PERCENT = 100;

/** The calculation itself between a cautious and a hopeful one. */
export const scenariosOf = (input: CalculationInput): Scenario[] => {
  const { cautious, hopeful } = input.scenarios;
  const scenarios = [
    { name: 'cautious', ...cautious },
    { name: 'expected', revenue: 0, cost: 0 },
    { name: 'hopeful', ...hopeful },
  ] as const;
  return scenarios.map(({ name, revenue, cost }) => ({
    name,
    revenue,
    cost,
    result: calculate(changedInput(input, { revenue: revenue / PERCENT, cost: cost / PERCENT })),
  }));
};

const gridChanges = [-0.2, -0.1, 0, 0.1, 0.2];

/** Net present value for changes of the revenue and of the cost by up to a fifth (see `Changes`). */
export const sensitivityOf = (input: CalculationInput): SensitivityGrid => ({
  rows: gridChanges.map((revenueChange) => ({
    revenueChange,
    figures: gridChanges.map((costChange) => ({
      costChange,
      figure: npv(discountOf(input), flowsOf(changedInput(input, { revenue: revenueChange, cost: costChange }))),
    })),
  })),
});

export type TornadoFactor = keyof Changes;

export interface TornadoBar {
  factor: TornadoFactor;
  /** Net present value with a fifth less of the factor. */
  less: number;
  /** Net present value with a fifth more of it. */
  more: number;
}

const CHANGE = 0.2;

const valueOf = (input: CalculationInput, changes: Changes): number => {
  const changed = changedInput(input, changes);
  return npv(discountOf(changed), flowsOf(changed));
};

/** Effect of each factor on the net present value, the strongest first. Factors without an effect are left out. */
export const tornadoOf = (input: CalculationInput): TornadoBar[] => {
  // Without cost lines, a change of the costs is a change of the capital.
  const factors: readonly TornadoFactor[] = hasNetFlows(input)
    ? ['revenue', 'capital', 'discount']
    : ['revenue', 'cost', 'capital', 'discount', 'tax'];
  const span = ({ less, more }: TornadoBar) => Math.abs(more - less);
  return factors
    .map((factor) => ({
      factor,
      less: valueOf(input, { [factor]: -CHANGE }),
      more: valueOf(input, { [factor]: CHANGE }),
    }))
    .filter((bar) => span(bar) > 0)
    .toSorted((one, other) => span(other) - span(one));
};
