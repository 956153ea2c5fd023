import type { CalculationInput, CalculationLine } from 'shared-lib/contracts';
import { toCashFlows, type Line, type Project } from 'shared-lib/finance';

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
