import type { CalculationInput } from 'shared-lib/contracts';
import { npv, type SensitivityGrid } from 'shared-lib/finance';
import { changedInput } from './changes.ts';
import { discountOf, flowsOf } from './flows.ts';

const changes = [-0.2, -0.1, 0, 0.1, 0.2];

/** Net present value for changes of the revenue and of the cost by up to a fifth (see `Changes`). */
export const sensitivityOf = (input: CalculationInput): SensitivityGrid => ({
  rows: changes.map((revenueChange) => ({
    revenueChange,
    figures: changes.map((costChange) => ({
      costChange,
      figure: npv(discountOf(input), flowsOf(changedInput(input, { revenue: revenueChange, cost: costChange }))),
    })),
  })),
});
