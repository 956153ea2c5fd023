import type { CalculationInput } from 'shared-lib/contracts';
import { internalRate, type Line } from 'shared-lib/finance';
import { type Calculation, capitalOf, discountOf, hasNetFlows, projectOf, changedInput } from './calculate.ts';

/*
 * Version 1 of the formulas, for links and calculations that hold inputs of that time without their figures. It adds and
 * compares by itself, so that no change of the current version reaches it. Its two errors are the reason for version 2: the last year ignores
 * the book value of what is sold, and sums are compared with zero to the last bit.
 */

type Figures = Omit<Calculation, 'flows' | 'totals' | 'presentValues' | 'paybackLoss' | 'discountedPaybackLoss'>;

const MAX_SHARE = 1024;
const STEPS = 60;
const SAFE_SHARE = 0.9;

const amountIn = (list: readonly Line[], index: number): number =>
  list.reduce((sum, { amount, growth }) => sum + amount * (1 + growth) ** index, 0);

const flowsOf = (input: CalculationInput): number[] => {
  if (hasNetFlows(input)) return [0 - capitalOf(input), ...input.net_flows];
  const { years, fixedCapital, workingCapital, residualValue, depreciationYears, taxRate, ...lines } = projectOf(input);
  const depreciationPerYear = Math.max(0, fixedCapital - residualValue) / depreciationYears;
  let loss = 0;
  const later = Array.from({ length: years }, (_, index) => {
    const [revenue, cost] = [amountIn(lines.revenues, index), amountIn(lines.costs, index)];
    const depreciation = depreciationPerYear * Math.min(1, Math.max(0, depreciationYears - index));
    const profit = revenue - cost - depreciation - loss;
    loss = Math.max(0, -profit);
    const tax = Math.max(0, profit) * taxRate;
    return revenue - cost - tax + (index + 1 === years ? workingCapital + residualValue : 0);
  });
  return [0 - capitalOf(input), ...later];
};

const valueOf = (rate: number, flows: readonly number[]): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

const paybackOf = (flows: readonly number[]): number | null => {
  let balance = 0;
  for (const [year, flow] of flows.entries()) {
    const before = balance;
    balance += flow;
    if (balance >= 0) return year === 0 ? 0 : year - 1 + -before / flow;
  }
  return null;
};

const breakEvenOf = (input: CalculationInput): number | null => {
  const isEnough = (share: number) =>
    valueOf(discountOf(input), flowsOf(changedInput(input, { revenue: share - 1 }))) >= 0;
  if (isEnough(0)) return 0;
  let high = 1;
  while (!isEnough(high)) {
    high *= 2;
    if (high > MAX_SHARE) return null;
  }
  let low = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
};

const verdictOf = (capital: number, value: number, breakEven: number | null): Calculation['verdict'] => {
  if (capital <= 0) return 'unknown';
  if (value < 0) return 'bad';
  return breakEven !== null && breakEven <= SAFE_SHARE ? 'good' : 'thin';
};

/** The figures of a calculation as version 1 of the formulas computed them. They are not rounded. */
export const calculateByFormula1 = (input: CalculationInput): Figures => {
  const [capital, discount, flows] = [capitalOf(input), discountOf(input), flowsOf(input)];
  const value = valueOf(discount, flows);
  const breakEven = breakEvenOf(input);
  return {
    capital,
    npv: value,
    rate: internalRate(flows),
    payback: paybackOf(flows),
    discountedPayback: paybackOf(flows.map((flow, year) => flow / (1 + discount) ** year)),
    profitabilityIndex: capital > 0 ? (value + capital) / capital : null,
    breakEven,
    verdict: verdictOf(capital, value, breakEven),
  };
};
