import type { CalculationInput } from 'shared-lib/contracts';
import { npv } from 'shared-lib/finance';
import { changedInput, type Changes } from './changes.ts';
import { discountOf, flowsOf, hasNetFlows } from './flows.ts';

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
