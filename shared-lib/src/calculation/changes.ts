import type { CalculationInput, CalculationLine } from 'shared-lib/contracts';

/** Changes as fractions: -0.1 is a tenth less. A missing one changes nothing. */
export interface Changes {
  /** Of all revenues; without revenues, of the positive net flows. */
  revenue?: number;
  /** Of all costs; without costs, of the capital and the negative net flows. */
  cost?: number;
  capital?: number;
  discount?: number;
  tax?: number;
}

const scaled = (lines: readonly CalculationLine[], change: number): CalculationLine[] =>
  lines.map((line) => ({ ...line, amount: line.amount * (1 + change) }));

/** The input of a calculation under other assumptions. Its amounts are not rounded, so it is for computing only. */
export const changedInput = (
  input: CalculationInput,
  { revenue = 0, cost = 0, capital = 0, discount = 0, tax = 0 }: Changes,
): CalculationInput => {
  const capitalFactor = (1 + capital) * (input.net_flows.length > 0 ? 1 + cost : 1);
  return {
    ...input,
    fixed_capital: input.fixed_capital * capitalFactor,
    working_capital: input.working_capital * capitalFactor,
    discount_rate: input.discount_rate * (1 + discount),
    tax_rate: input.tax_rate * (1 + tax),
    revenues: scaled(input.revenues, revenue),
    costs: scaled(input.costs, cost),
    net_flows: input.net_flows.map((flow) => flow * (1 + (flow > 0 ? revenue : cost))),
  };
};
