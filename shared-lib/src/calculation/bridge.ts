import type { CalculationInput } from 'shared-lib/contracts';
import { npv, projectYears } from 'shared-lib/finance';
import { capitalOf, discountOf, hasNetFlows, projectOf } from './calculate.ts';

/** A part of the net present value; negative when it lowers the value. */
export interface BridgeStep {
  part: 'capital' | 'revenue' | 'cost' | 'tax' | 'returned' | 'inflow' | 'outflow';
  amount: number;
}

/** Parts of the net present value in the order of a waterfall chart, all discounted to year 0. Parts of 0 are left out. */
export const bridgeOf = (input: CalculationInput): BridgeStep[] => {
  const today = (amounts: readonly number[]) => npv(discountOf(input), [0, ...amounts]);
  const steps: BridgeStep[] = [{ part: 'capital', amount: 0 - capitalOf(input) }];
  if (hasNetFlows(input))
    steps.push(
      { part: 'inflow', amount: today(input.net_flows.map((flow) => Math.max(flow, 0))) },
      { part: 'outflow', amount: today(input.net_flows.map((flow) => Math.min(flow, 0))) },
    );
  else {
    const years = projectYears(projectOf(input));
    steps.push(
      { part: 'revenue', amount: today(years.map(({ revenue }) => revenue)) },
      { part: 'cost', amount: today(years.map(({ cost }) => -cost)) },
      { part: 'tax', amount: today(years.map(({ tax }) => -tax)) },
      {
        part: 'returned',
        amount: today(
          years.map(({ year }) => (year === input.years ? input.working_capital + input.residual_value : 0)),
        ),
      },
    );
  }
  return steps.filter(({ amount }) => amount !== 0);
};
