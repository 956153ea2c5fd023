import type { CalculationInput } from 'shared-lib/contracts';
import { calculate, type Calculation } from './calculate.ts';
import { changedInput } from './changes.ts';

export interface Scenario {
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
