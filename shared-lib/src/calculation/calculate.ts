import type { CalculationInput, CalculationLine } from 'shared-lib/contracts';
import {
  cumulative,
  discountedFlows,
  discountedPaybackOf,
  internalRate,
  npv,
  paybackOf,
  profitabilityIndex,
  type InternalRate,
  type PaybackLoss,
  toCashFlows,
  type Line,
  type Project,
} from 'shared-lib/finance';

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

const PERCENT = 100;

const toLine = ({ amount, growth }: CalculationLine): Line => ({ amount, growth: growth / PERCENT });

/** The project of a calculation whose flows come from its revenues and costs. */
export const projectOf = (input: CalculationInput): Project => ({
  years: input.years,
  fixedCapital: input.fixed_capital,
  workingCapital: input.working_capital,
  residualValue: input.residual_value,
  depreciationYears: input.depreciation_years,
  taxRate: input.tax_rate / PERCENT,
  revenues: input.revenues.map(toLine),
  costs: input.costs.map(toLine),
});

/** Whether the yearly net flows are given, instead of revenues and costs. */
export const hasNetFlows = ({ net_flows }: CalculationInput): boolean => net_flows.length > 0;

export const capitalOf = ({ fixed_capital, working_capital }: CalculationInput): number =>
  fixed_capital + working_capital;

/** Cash flows of year 0, 1, … n. */
export const flowsOf = (input: CalculationInput): number[] =>
  hasNetFlows(input) ? [0 - capitalOf(input), ...input.net_flows] : toCashFlows(projectOf(input));

/** As a fraction. */
export const discountOf = ({ discount_rate }: CalculationInput): number => discount_rate / PERCENT;

/** A project that needs more than this many times its expected revenue has no break-even. */
const MAX_SHARE = 1024;
const STEPS = 60;
/** Shares with a meaning of their own: a tenth less than expected, and the plan itself. Bisection ends beside them, not on them. */
const EXACT_SHARES = [0.9, 1];
const NEAR = 1e-9;

/**
 * Part of the expected revenue at which the net present value is 0: 0.82 is 82 percent. More revenue never lowers the value, because
 * tax takes at most all of it, so bisection finds the part.
 * @returns 0 when the project needs no revenue; `null` when no revenue suffices
 */
const breakEvenShare = (input: CalculationInput): number | null => {
  const valueAt = (share: number) => npv(discountOf(input), flowsOf(changedInput(input, { revenue: share - 1 })));
  if (valueAt(0) >= 0) return 0;
  let high = 1;
  while (valueAt(high) < 0) {
    high *= 2;
    if (high > MAX_SHARE) return null;
  }
  let low = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < 0) low = middle;
    else high = middle;
  }
  return EXACT_SHARES.find((share) => Math.abs(share - high) < NEAR) ?? high;
};

/**
 * What the figures say. `good`: the value is not negative, and stays so with a tenth less revenue; `thin`: not negative, but it is
 * with a tenth less; `bad`: negative; `unknown`: without capital nothing is invested, so no rate and no payback exist. A value that
 * only rounding errors keep from zero is zero (see `settle`).
 */
export type Verdict = 'good' | 'thin' | 'bad' | 'unknown';

export interface Calculation {
  /** Cash flows of year 0, 1, … n in the currency of the input. */
  flows: readonly number[];
  totals: readonly number[];
  /** The flows, discounted to year 0. */
  presentValues: readonly number[];
  capital: number;
  npv: number;
  rate: InternalRate;
  /** In years; `null` when the capital does not return. */
  payback: number | null;
  /** Later years that take the returned capital back. */
  paybackLoss: PaybackLoss | null;
  discountedPayback: number | null;
  discountedPaybackLoss: PaybackLoss | null;
  /** Present value for each unit of capital; `null` without capital. */
  profitabilityIndex: number | null;
  /** Part of the expected revenue at which the net present value is 0; `null` when no revenue suffices. */
  breakEven: number | null;
  verdict: Verdict;
}

const SAFE_SHARE = 0.9;

/** See `Verdict`. */
const verdictOf = ({ capital, npv: value, breakEven }: Pick<Calculation, 'capital' | 'npv' | 'breakEven'>): Verdict => {
  if (capital <= 0) return 'unknown';
  if (value < 0) return 'bad';
  return breakEven !== null && breakEven <= SAFE_SHARE ? 'good' : 'thin';
};

/** Computes all figures of a calculation by the current formulas (`FORMULA_VERSION`). They are not rounded. */
export const calculate = (input: CalculationInput): Calculation => {
  const flows = flowsOf(input);
  const discount = discountOf(input);
  const figures = { capital: capitalOf(input), npv: npv(discount, flows), breakEven: breakEvenShare(input) };
  const [payback, discounted] = [paybackOf(flows), discountedPaybackOf(discount, flows)];
  return {
    ...figures,
    flows,
    totals: cumulative(flows),
    presentValues: discountedFlows(discount, flows),
    rate: internalRate(flows),
    payback: payback.time,
    paybackLoss: payback.loss,
    discountedPayback: discounted.time,
    discountedPaybackLoss: discounted.loss,
    profitabilityIndex: profitabilityIndex(discount, flows),
    verdict: verdictOf(figures),
  };
};
