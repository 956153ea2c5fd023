import type { Project } from './cash-flows.ts';
import { vatEffect, type Vat } from './levies.ts';
import { loanSchedule, type Loan, type LoanMonth } from './loan.ts';
import { sumOf } from './npv.ts';
import { operationIn, outstanding, type Operation } from './operation.ts';

const MONTHS = 12;

/** A project month by month. Without any of its details it has the cash flows of `projectYears`. */
export interface DetailedProject extends Project, Operation {
  /** Months before operation. The fixed capital is spent at the beginning of each of them in equal parts. */
  constructionMonths: number;
  receivableDays: number;
  inventoryDays: number;
  payableDays: number;
  vat: Vat;
  /** Share of the owners who pay zakat in place of income tax, as a fraction. */
  zakatShare: number;
  /** Drawn in the parts of the fixed capital. */
  loan: Loan;
  /** Bought at the beginning of a year of operation, in prices of year 1, and depreciated like the fixed capital. */
  replacements: readonly { year: number; amount: number }[];
}

/** A month before tax and zakat. */
export interface CashMonth extends LoanMonth {
  /** 0 is the beginning. */
  month: number;
  /** 1 is the first month of operation; 0 before. */
  operation: number;
  revenue: number;
  cost: number;
  depreciation: number;
  /** Fixed and first working capital. */
  capital: number;
  replacement: number;
  /** Cash that receivables and stock bind in this month, without what payables free; negative when they free some. */
  bound: number;
  /** Cash that VAT adds. */
  vat: number;
  /** Receivables and stock without payables at the end of the month, and the first working capital. */
  workingCapital: number;
  /** Working capital and residual value that the last month returns. */
  returned: number;
}

/** Straight-line depreciation of a month, `age` months after the purchase (Ross, Westerfield, Jordan, "Making capital investment decisions"). */
const depreciationAt = (age: number, amount: number, years: number): number =>
  age < 0 ? 0 : (amount / years / MONTHS) * Math.min(1, Math.max(0, years * MONTHS - age));

/** What is bought again: its price in the month of its purchase. */
const purchases = ({ replacements, inflation, constructionMonths }: DetailedProject) =>
  replacements.map(({ year, amount }) => ({
    amount: amount * (1 + inflation) ** (year - 1),
    begin: constructionMonths + (year - 1) * MONTHS + 1,
  }));

/** Amounts that a month has by itself, before those that follow from several months. */
const ownAmounts = (project: DetailedProject, month: number, last: number) => {
  const { constructionMonths, fixedCapital, workingCapital, residualValue, depreciationYears } = project;
  const operation = Math.max(0, month - constructionMonths);
  const parts = Math.max(1, constructionMonths);
  const bought = purchases(project);
  const worn = Math.max(0, fixedCapital - residualValue);
  return {
    month,
    operation,
    ...(operation > 0 ? operationIn(operation, project) : { revenue: 0, cost: 0 }),
    fixed: month < parts ? fixedCapital / parts : 0,
    opening: month === constructionMonths ? workingCapital : 0,
    replacement: sumOf(bought.map(({ begin, amount }) => (begin === month ? amount : 0))),
    depreciation: sumOf([
      depreciationAt(operation - 1, worn, depreciationYears),
      ...bought.map(({ amount, begin }) => depreciationAt(month - begin, amount, depreciationYears)),
    ]),
    returned: month === last ? workingCapital + residualValue : 0,
  };
};
type OwnAmounts = ReturnType<typeof ownAmounts>;

/** Receivables and stock without payables at the end of each month. The last month collects and pays everything. */
const needs = (months: readonly OwnAmounts[], { receivableDays, inventoryDays, payableDays }: DetailedProject) => {
  const costs = months.map(({ cost }) => cost);
  const receivables = outstanding(
    months.map(({ revenue }) => revenue),
    receivableDays,
  );
  const [stock, payables] = [outstanding(costs, inventoryDays), outstanding(costs, payableDays)];
  return months.map((_, index) =>
    index === months.length - 1 ? 0 : sumOf([receivables[index] ?? 0, stock[index] ?? 0, -(payables[index] ?? 0)]),
  );
};

const vatOf = (months: readonly OwnAmounts[], { rate, costShare, months: period }: Vat): number[] =>
  vatEffect(
    months.map(({ revenue }) => revenue * rate),
    months.map(({ cost, fixed, replacement }) => sumOf([cost * costShare, fixed, replacement]) * rate),
    period,
  );

const NO_DEBT: LoanMonth = { disbursed: 0, interest: 0, principal: 0, balance: 0 };

/** The months of a project from the beginning, which is month 0, before tax and zakat. */
export const cashMonths = (project: DetailedProject): CashMonth[] => {
  const { constructionMonths, workingCapital, loan, vat, years } = project;
  const last = constructionMonths + years * MONTHS;
  const own = Array.from({ length: last + 1 }, (_, month) => ownAmounts(project, month, last));
  const [need, added] = [needs(own, project), vatOf(own, vat)];
  const parts = Math.max(1, constructionMonths);
  const debt = loanSchedule(
    loan,
    last,
    Array.from({ length: parts }, () => 1 / parts),
  );
  return own.map(({ fixed, opening, ...amounts }, month) => ({
    ...amounts,
    ...(debt[month] ?? NO_DEBT),
    capital: fixed + opening,
    bound: sumOf([need[month] ?? 0, -(need[month - 1] ?? 0)]),
    vat: added[month] ?? 0,
    workingCapital: (need[month] ?? 0) + (month >= constructionMonths && month < last ? workingCapital : 0),
  }));
};
