import { cashMonths, type CashMonth, type DetailedProject } from './detailed-months.ts';
import { leviesByYear } from './levies.ts';
import { internalRate, type InternalRate } from './irr.ts';
import { npv, sumOf } from './npv.ts';

const MONTHS = 12;

export interface DetailedMonth extends CashMonth {
  /** Income tax and zakat, in the last month of a year. */
  tax: number;
  zakat: number;
  /** Cash of the project as if it had no loan. */
  projectFlow: number;
  /** Cash of the owners, after the loan (Damodaran, Investment Valuation: free cash flow to equity). */
  equityFlow: number;
}

/** Sums of the months of a year of operation. */
export interface DetailedYear {
  /** 0 is the beginning with the construction; 1 is the first year of operation. */
  year: number;
  revenue: number;
  cost: number;
  depreciation: number;
  tax: number;
  zakat: number;
  interest: number;
  principal: number;
  /** Owed at the end of the year. */
  balance: number;
  projectFlow: number;
  equityFlow: number;
  /**
   * Cash for debt service for each unit of it (Yescombe, Principles of Project Finance: annual debt service cover ratio): revenue without
   * costs, tax, zakat and replacements, with the effects of working capital and VAT, over interest and principal. `null` in a year without
   * operation or without payments.
   */
  cover: number | null;
}

/** Months by their year of operation; the first group is the beginning with the construction. */
const inYears = <Month extends { operation: number }>(months: readonly Month[]): Month[][] => {
  const groups: Month[][] = [];
  for (const month of months) (groups[Math.ceil(month.operation / MONTHS)] ??= []).push(month);
  return groups;
};

const total = <Month>(months: readonly Month[], amountIn: (month: Month) => number): number =>
  sumOf(months.map(amountIn));

/** Tax and zakat of each year, with or without the interest of the loan. */
const leviesOf = (years: readonly CashMonth[][], project: DetailedProject, hasLoan: boolean) => {
  const bought = years.map((months) => total(months, ({ replacement }) => replacement));
  const worn = years.map((months) => total(months, ({ depreciation }) => depreciation));
  const bookValue = sumOf([project.fixedCapital, ...bought, ...worn.map((amount) => -amount)]);
  return leviesByYear(
    years.map((months, year) => ({
      revenue: total(months, ({ revenue }) => revenue),
      cost: total(months, ({ cost }) => cost),
      depreciation: worn[year] ?? 0,
      saleProfit: year === years.length - 1 ? sumOf([project.residualValue, -bookValue]) : 0,
      interest: hasLoan ? total(months, ({ interest }) => interest) : 0,
      // The construction is no year of the accounts.
      workingCapital: year === 0 ? 0 : (months.at(-1)?.workingCapital ?? 0),
    })),
    project,
  );
};

/** Cash before tax, zakat and the loan. */
const cashBefore = ({ revenue, cost, bound, vat, capital, replacement, returned }: CashMonth): number =>
  sumOf([revenue, -cost, -bound, vat, -capital, -replacement, returned]);

/**
 * The months of a project from the beginning, which is month 0.
 * @throws {RangeError} when the years or the years of depreciation are less than 1
 */
export const detailedMonths = (project: DetailedProject): DetailedMonth[] => {
  if (!(project.years >= 1) || !(project.depreciationYears >= 1))
    throw new RangeError(
      `A project of ${project.years} years, depreciated over ${project.depreciationYears}, is invalid.`,
    );
  const years = inYears(cashMonths(project));
  const [unlevered, levied] = [leviesOf(years, project, false), leviesOf(years, project, true)];
  return years.flatMap((months, year) =>
    months.map((month, index) => {
      const isLast = index === months.length - 1;
      const { tax, zakat } = (isLast && levied[year]) || { tax: 0, zakat: 0 };
      const own = (isLast && unlevered[year]) || { tax: 0, zakat: 0 };
      const cash = cashBefore(month);
      return {
        ...month,
        tax,
        zakat,
        projectFlow: sumOf([cash, -own.tax, -own.zakat]),
        equityFlow: sumOf([cash, -tax, -zakat, month.disbursed, -month.interest, -month.principal]),
      };
    }),
  );
};

const coverIn = (months: readonly DetailedMonth[]): number | null => {
  const service = total(months, ({ interest, principal }) => interest + principal);
  if (service <= 0 || !months.some(({ operation }) => operation > 0)) return null;
  const cash = total(months, ({ revenue, cost, bound, vat, tax, zakat, replacement }) =>
    sumOf([revenue, -cost, -bound, vat, -tax, -zakat, -replacement]),
  );
  return cash / service;
};

/** The months of a project, summed by year. */
export const detailedYears = (months: readonly DetailedMonth[]): DetailedYear[] =>
  inYears(months).map((group, year) => ({
    year,
    revenue: total(group, ({ revenue }) => revenue),
    cost: total(group, ({ cost }) => cost),
    depreciation: total(group, ({ depreciation }) => depreciation),
    tax: total(group, ({ tax }) => tax),
    zakat: total(group, ({ zakat }) => zakat),
    interest: total(group, ({ interest }) => interest),
    principal: total(group, ({ principal }) => principal),
    balance: group.at(-1)?.balance ?? 0,
    projectFlow: total(group, ({ projectFlow }) => projectFlow),
    equityFlow: total(group, ({ equityFlow }) => equityFlow),
    cover: coverIn(group),
  }));

/** Flows with the same time between them. */
export interface DatedFlows {
  flows: readonly number[];
  /** 1 or 12. */
  periodsPerYear: number;
}

/**
 * The flows of the months for a net present value or an internal rate: those of the construction in their months, those of a year of
 * operation at its end, as in the yearly model.
 * @param flowIn of a month, for example its `equityFlow`
 */
export const datedFlows = (months: readonly DetailedMonth[], flowIn: (month: DetailedMonth) => number): DatedFlows => {
  const [built = [], ...years] = inYears(months);
  const sums = years.map((year) => total(year, flowIn));
  if (built.length === 1) return { flows: [...built.map(flowIn), ...sums], periodsPerYear: 1 };
  const yearly = sums.flatMap((sum) => [...Array.from({ length: MONTHS - 1 }, () => 0), sum]);
  return { flows: [...built.map(flowIn), ...yearly], periodsPerYear: MONTHS };
};

/** The net present value of the flows (see `npv`). @param rate per year, as a fraction */
export const datedValue = (rate: number, { flows, periodsPerYear }: DatedFlows): number =>
  npv(periodsPerYear === 1 ? rate : Math.expm1(Math.log1p(rate) / periodsPerYear), flows);

/** The internal rates of the flows per year (see `internalRate`). */
export const datedRate = ({ flows, periodsPerYear }: DatedFlows): InternalRate => {
  const result = internalRate(flows);
  const yearly = (rate: number) => (periodsPerYear === 1 ? rate : Math.expm1(periodsPerYear * Math.log1p(rate)));
  if (result.kind === 'none') return result;
  return result.kind === 'one'
    ? { kind: 'one', rate: yearly(result.rate) }
    : { kind: 'several', rates: result.rates.map(yearly) };
};
