import { settle, sumOf } from './npv.ts';

/** A revenue or a cost that grows evenly. */
export interface Line {
  /** Of year 1, in the currency of the project, at least 0. */
  amount: number;
  /** Growth per year as a fraction: 0.03 is 3 percent; negative when it shrinks. */
  growth: number;
}

export interface Project {
  /** Years of operation: a whole number of at least 1. */
  years: number;
  /** Spent in year 0 and depreciated evenly. */
  fixedCapital: number;
  /** Spent in year 0 and returned in the last year. */
  workingCapital: number;
  /**
   * Sale of the fixed capital in the last year. It is not depreciated. What it exceeds the book value by is taxed there; what it
   * falls short by lowers the tax.
   */
  residualValue: number;
  /** Years over which the fixed capital is depreciated, at least 1. */
  depreciationYears: number;
  /**
   * On the profit, as a fraction. A loss pays no tax and lowers the profits of the following years. No tax is ever refunded: the
   * loss of the last year, also from the sale, brings its tax to zero at most.
   */
  taxRate: number;
  revenues: readonly Line[];
  costs: readonly Line[];
}

export interface ProjectYear {
  /** 1 is the first year of operation. */
  year: number;
  revenue: number;
  cost: number;
  depreciation: number;
  tax: number;
  /** Revenue without costs and tax, with the capital that the last year returns. */
  cashFlow: number;
}

const amountIn = (year: number, lines: readonly Line[]): number =>
  sumOf(lines.map(({ amount, growth }) => amount * (1 + growth) ** (year - 1)));

/**
 * The years of operation of a project.
 * @throws {RangeError} when the years or the years of depreciation are less than 1
 */
export const projectYears = (project: Project): ProjectYear[] => {
  const { years, fixedCapital, workingCapital, residualValue, depreciationYears, taxRate, revenues, costs } = project;
  if (!(years >= 1) || !(depreciationYears >= 1))
    throw new RangeError(
      `A project of ${years} years, depreciated over ${depreciationYears}, is invalid: both must be at least 1.`,
    );
  const depreciationPerYear = Math.max(0, fixedCapital - residualValue) / depreciationYears;
  let bookValue = fixedCapital;
  let loss = 0;
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const isLast = year === years;
    const [revenue, cost] = [amountIn(year, revenues), amountIn(year, costs)];
    // A depreciation over 2.5 years ends with 50 percent of the amount.
    const depreciation = depreciationPerYear * Math.min(1, Math.max(0, depreciationYears - index));
    bookValue = sumOf([bookValue, -depreciation]);
    const sale = isLast ? [residualValue, -bookValue] : [];
    const profit = sumOf([revenue, -cost, -depreciation, ...sale, -loss]);
    loss = Math.max(0, -profit);
    const tax = Math.max(0, profit) * taxRate;
    const returned = isLast ? [workingCapital, residualValue] : [];
    return { year, revenue, cost, depreciation, tax, cashFlow: sumOf([revenue, -cost, -tax, ...returned]) };
  });
};

/** Cash flows of year 0, 1, … n for `npv`, `irr` and `payback`. */
export const toCashFlows = (project: Project): number[] => [
  0 - project.fixedCapital - project.workingCapital,
  ...projectYears(project).map(({ cashFlow }) => cashFlow),
];

/** Running totals of the cash flows, without rounding errors (see `settle`). */
export const cumulative = (flows: readonly number[]): number[] => {
  let [total, size] = [0, 0];
  return flows.map((flow) => {
    size += Math.abs(flow);
    total += flow;
    return settle(total, size);
  });
};
