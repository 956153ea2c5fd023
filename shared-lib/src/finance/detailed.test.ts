import {
  datedFlows,
  datedRate,
  datedValue,
  detailedMonths,
  detailedYears,
  npv,
  projectYears,
  toCashFlows,
  type DetailedProject,
} from 'shared-lib/finance';
import { describe, expect, test } from 'vitest';
import { anyDetailed, anyYearly, plainProject, seeds } from './any-detail.fixture.ts';

/*
 * The months of a project against other ways to compute them: ledgers of days, running maxima and present values, where the code has
 * schedules and balances.
 */

const monthsOf = (project: DetailedProject) => detailedMonths(project);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** The largest difference of two series; infinite for different lengths. */
const difference = (found: readonly number[], expected: readonly number[]): number =>
  found.length === expected.length
    ? Math.max(0, ...found.map((amount, index) => Math.abs(amount - (expected[index] ?? Number.NaN))))
    : Infinity;

describe('without details', () => {
  test.each(seeds)('the months add up to the years of the yearly model (seed %i)', (seed) => {
    const project = anyYearly(seed);
    const [, ...years] = detailedYears(monthsOf(project));
    const expected = projectYears(project);
    for (const part of ['revenue', 'cost', 'depreciation', 'tax'] as const)
      expect(
        difference(
          years.map((year) => year[part]),
          expected.map((year) => year[part]),
        ),
      ).toBeLessThan(0.001);
    const all = detailedYears(monthsOf(project));
    for (const flow of ['projectFlow', 'equityFlow'] as const)
      expect(
        difference(
          all.map((year) => year[flow]),
          toCashFlows(project),
        ),
      ).toBeLessThan(0.001);
  });
});

describe('with details of every kind', () => {
  test.each(seeds)(
    'the money of the owners is what the months earn, borrow, repay and pay as taxes (seed %i)',
    (seed) => {
      const project = anyDetailed(seed);
      const months = monthsOf(project);
      const total = (part: Exclude<keyof (typeof months)[number], 'month' | 'operation'>) =>
        sum(months.map((month) => month[part]));
      // Stock, receivables, VAT and working capital come back: over all months they cost nothing but time.
      expect(total('bound')).toBeCloseTo(0, 3);
      expect(total('vat')).toBeCloseTo(0, 3);
      expect(total('disbursed')).toBeCloseTo(total('principal'), 3);
      expect(total('equityFlow')).toBeCloseTo(
        total('revenue') -
          total('cost') -
          total('replacement') -
          project.fixedCapital +
          project.residualValue -
          total('tax') -
          total('zakat') -
          total('interest'),
        2,
      );
      expect(months.at(-1)?.balance).toBe(0);
      expect(months).toHaveLength(project.constructionMonths + 12 * project.years + 1);
    },
  );

  test.each(seeds)('the income tax so far is that on the highest profit so far (seed %i)', (seed) => {
    const project = { ...anyDetailed(seed), zakatShare: 0 };
    const years = detailedYears(monthsOf(project));
    const bought = sum(monthsOf(project).map(({ replacement }) => replacement));
    let [profit, highest, paid, written] = [0, 0, 0, 0];
    for (const [index, year] of years.entries()) {
      written += year.depreciation;
      profit += year.revenue - year.cost - year.depreciation - year.interest;
      if (index === years.length - 1) profit += project.residualValue - (project.fixedCapital + bought - written);
      highest = Math.max(highest, profit);
      paid += year.tax;
      expect(paid).toBeCloseTo(highest * project.taxRate, 2);
    }
  });

  test.each(seeds)('the VAT paid so far is the highest that was due so far (seed %i)', (seed) => {
    const project = anyDetailed(seed);
    const { rate, costShare, months: period } = project.vat;
    const months = monthsOf(project);
    const parts = Math.max(1, project.constructionMonths);
    const due = months.map(
      ({ month, revenue, cost, replacement }) =>
        (revenue - cost * costShare - replacement - (month < parts ? project.fixedCapital / parts : 0)) * rate,
    );
    const last = months.length - 1;
    const paidBefore = (month: number): number => {
      if (month === last) return sum(due);
      const ends = Array.from({ length: Math.floor((month - 1) / period) }, (_, index) => (index + 1) * period);
      return Math.max(0, ...ends.map((end) => sum(due.slice(0, end + 1))));
    };
    let held = 0;
    for (const { month, vat } of months) {
      held += vat;
      expect(held).toBeCloseTo(sum(due.slice(0, month + 1)) - paidBefore(month), 3);
    }
  });

  test.each(seeds)('receivables, stock and payables are those of a ledger of days (seed %i)', (seed) => {
    const project = anyDetailed(seed);
    const months = monthsOf(project);
    /** What is open at the end of a month: its days that are younger than the term. */
    const open = (amounts: readonly number[], term: number, at: number): number => {
      let total = 0;
      for (let day = 0; day <= at * 30 + 29; day += 1)
        if (at * 30 + 29 - day < term) total += (amounts[Math.floor(day / 30)] ?? 0) / 30;
      return total;
    };
    const [revenues, costs] = [months.map(({ revenue }) => revenue), months.map(({ cost }) => cost)];
    let bound = 0;
    for (const { month, bound: change } of months.slice(0, 24)) {
      bound += change;
      const expected =
        open(revenues, project.receivableDays, month) +
        open(costs, project.inventoryDays, month) -
        open(costs, project.payableDays, month);
      expect(bound).toBeCloseTo(month === months.length - 1 ? 0 : expected, 3);
    }
  });
});

describe('dated flows', () => {
  test.each(seeds)('are worth the sum of their discounted months, and nothing at their rates (seed %i)', (seed) => {
    const project = anyDetailed(seed);
    const months = monthsOf(project);
    const flows = datedFlows(months, ({ equityFlow }) => equityFlow);
    const { constructionMonths } = project;
    /** Years until a flow counts: those of operation at the end of their year. */
    const timeOf = (month: number) =>
      month <= constructionMonths ? month / 12 : constructionMonths / 12 + Math.ceil((month - constructionMonths) / 12);
    const valueAt = (rate: number) =>
      sum(months.map(({ month, equityFlow }) => equityFlow * (1 + rate) ** -timeOf(month)));
    const size = sum(months.map(({ equityFlow }) => Math.abs(equityFlow)));
    expect(Math.abs(datedValue(0.12, flows) - valueAt(0.12)) / size).toBeLessThan(1e-9);
    const result = datedRate(flows);
    const rates = result.kind === 'one' ? [result.rate] : result.kind === 'several' ? result.rates : [];
    for (const rate of rates.filter((found) => found > -0.5 && found < 5))
      expect(Math.abs(valueAt(rate)) / size).toBeLessThan(1e-6);
    // Where the sign of the value changes on a grid, there is a rate.
    const grid = Array.from({ length: 400 }, (_, index) => valueAt(-0.4 + index / 200));
    const crossings = grid.filter((value, index) => index > 0 && Math.sign(value) !== Math.sign(grid[index - 1] ?? 0));
    expect(rates.length).toBeGreaterThanOrEqual(crossings.length);
  });

  test('a longer construction never raises the return', () => {
    const project = { ...plainProject, years: 5, fixedCapital: 1000, revenues: [{ amount: 400, growth: 0 }] };
    const rates = Array.from({ length: 24 }, (_, constructionMonths) => {
      const result = datedRate(
        datedFlows(monthsOf({ ...project, constructionMonths }), ({ projectFlow }) => projectFlow),
      );
      return result.kind === 'one' ? result.rate : Number.NaN;
    });
    expect(rates.slice(1).every((rate, index) => rate < (rates[index] ?? 0))).toBe(true);
  });
});

describe('a loan', () => {
  test.each(seeds)('has the present value of its payments, and the balance of the closed formula (seed %i)', (seed) => {
    const { loan: any, years } = anyDetailed(seed);
    // Nothing is built, the grace is whole periods, and all instalments lie before the end: the formulas of textbooks hold.
    const [step, rate] = [any.monthsBetween, (any.rate * any.monthsBetween) / 12];
    const free = Math.floor(any.graceMonths / step);
    const instalments = Math.max(1, Math.min(any.instalments, Math.floor((years * 12 - 1) / step) - free));
    expect(instalments).toBeGreaterThan(0);
    if (free * step + instalments * step >= years * 12) return;
    const loan = { ...any, graceMonths: free * step, instalments };
    const months = monthsOf({ ...plainProject, years, fixedCapital: loan.amount, loan });
    const payments = months.filter(({ month }) => month > 0 && month % step === 0);
    const flows = payments.map(({ interest, principal }) => interest + principal);
    expect(npv(rate, [-loan.amount, ...flows])).toBeCloseTo(0, 3);
    for (let paid = 1; paid < instalments; paid += 1) {
      const left = instalments - paid;
      const share =
        loan.method === 'principal' || rate === 0
          ? left / instalments
          : (1 - (1 + rate) ** -left) / (1 - (1 + rate) ** -instalments);
      expect(payments[free + paid - 1]?.balance).toBeCloseTo(loan.amount * share, 3);
    }
  });
});
