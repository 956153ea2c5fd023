import {
  breakEvenUnits,
  cumulative,
  discountedPaybackOf,
  internalRate,
  npv,
  paybackOf,
  profitabilityIndex,
  projectYears,
  toCashFlows,
  type Project,
} from 'shared-lib/finance';
import { describe, expect, test } from 'vitest';
import { randomNumbers, seeds } from './any-detail.fixture.ts';

/*
 * The figures against other ways to compute them. Whole amounts and rates in thousandths are added as fractions of big integers, so
 * that the expected figures have no rounding errors at all.
 */

const SCALE = 1000n;

const anyFlows = (seed: number): number[] => {
  const random = randomNumbers(seed);
  const size = 10 ** (1 + random(9));
  return [-random(size) - 1, ...Array.from({ length: 1 + random(20) }, () => random(size) - Math.floor(size / 3))];
};

/** The totals of the present values times `(1000 + rate)^n`: exact integers with the signs of the totals. */
const exactTotals = (thousandths: number, flows: readonly number[]): bigint[] => {
  const growth = SCALE + BigInt(thousandths);
  let total = 0n;
  return flows.map((flow, year) => {
    total = total * growth + BigInt(flow) * SCALE ** BigInt(year);
    return total;
  });
};
const exactValue = (thousandths: number, flows: readonly number[]): number => {
  const total = exactTotals(thousandths, flows).at(-1) ?? 0n;
  const divisor = (SCALE + BigInt(thousandths)) ** BigInt(flows.length - 1);
  const MORE = 1_000_000_000_000n;
  return Number((total * MORE) / divisor) / Number(MORE);
};
const isNotNegative = (total: bigint) => total >= 0n;

describe('net present value and payback equal exact fractions', () => {
  test.each(seeds)('seed %i', (seed) => {
    const flows = anyFlows(seed);
    const thousandths = randomNumbers(seed + 1000)(300);
    const rate = thousandths / 1000;
    const size = flows.reduce((sum, flow) => sum + Math.abs(flow), 0);
    expect(Math.abs(npv(rate, flows) - exactValue(thousandths, flows)) / size).toBeLessThan(1e-9);
    expect(Math.sign(npv(rate, flows))).toBe(Math.sign(Number(exactTotals(thousandths, flows).at(-1))));

    for (const [found, totals] of [
      [paybackOf(flows), exactTotals(0, flows)],
      [discountedPaybackOf(rate, flows), exactTotals(thousandths, flows)],
    ] as const) {
      const first = totals.findIndex(isNotNegative);
      expect(found.time === null ? -1 : Math.ceil(found.time)).toBe(first);
      const lost = totals.findIndex((total, year) => first !== -1 && year > first && total < 0n);
      expect(found.loss?.year ?? -1).toBe(lost);
      if (lost !== -1) {
        const last = totals.findLastIndex((total) => total < 0n) + 1;
        expect(found.loss?.lasting == null ? totals.length : Math.ceil(found.loss.lasting)).toBe(last);
      }
    }
  });
});

describe('a sum that is zero by hand is zero', () => {
  test.each([
    ['one year at 10 percent', 0.1, [-1000, 1100]],
    ['two equal present values', 0.1, [-1000, 550, 605]],
    ['thirds', 0.05, [-3000, 1050, 1102.5, 1157.625]],
    ['amounts of trillions', 0.07, [-1e12, 1.07e12]],
    ['cents', 0.1, [-0.3, 0.11, 0.242]],
  ])('%s', (_what, rate, flows) => {
    expect(Object.is(npv(rate, flows), 0)).toBe(true);
    expect(profitabilityIndex(rate, flows)).toBe(1);
    expect(discountedPaybackOf(rate, flows)).toEqual({ time: flows.length - 1, loss: null });
  });

  test('also as a running total, a margin of a unit, and without a sign', () => {
    expect(cumulative([-0.3, 0.1, 0.2]).map((total) => Object.is(total, -0))).toEqual([false, false, false]);
    expect(paybackOf([-0.3, 0.1, 0.2, 5]).time).toBe(2);
    expect(breakEvenUnits({ fixedCosts: 100, price: 0.3, variableCost: 0.1 + 0.2 })).toBeNull();
  });

  test('a difference of one unit in a billion is none of them', () => {
    expect(npv(0, [-1_000_000_000, 999_999_999])).toBe(-1);
    expect(paybackOf([-1_000_000_000, 999_999_999]).time).toBeNull();
  });
});

describe('payback', () => {
  test.each([
    ['are taken back for good', [-100, 150, 0, -100], { time: 100 / 150, loss: { year: 3, lasting: null } }],
    ['return again', [-100, 100, -50, 25, 50], { time: 1, loss: { year: 2, lasting: 3.5 } }],
    ['return exactly at the end', [-100, 100, -50, 50], { time: 1, loss: { year: 2, lasting: 3 } }],
    ['stay', [-100, 50, 50, 0], { time: 2, loss: null }],
    ['never come', [-100, 50], { time: null, loss: null }],
  ])('returns that %s', (_what, flows, expected) => {
    expect(paybackOf(flows)).toEqual(expected);
  });
});

describe('internal rates', () => {
  /** The coefficient of a power of x in the product of `(1 + rate)·x - 1`. */
  const coefficientOf = ([rate, ...others]: readonly number[], power: number): number => {
    if (power < 0) return 0;
    if (rate === undefined) return power === 0 ? 1 : 0;
    return (1 + rate) * coefficientOf(others, power - 1) - coefficientOf(others, power);
  };
  /** Cash flows whose only rates are the given ones: the powers of x in that product. */
  const flowsOf = (rates: readonly number[], scale: number): number[] =>
    Array.from({ length: rates.length + 1 }, (_, power) => scale * coefficientOf(rates, power));

  test.each([
    [[0.1]],
    [[-0.4]],
    [[0, 0.2]],
    [[-0.9, 0.1, 3]],
    [[0.05, 0.1, 0.2, 0.4, 0.8]],
    [[0.1, 0.11]],
    [[-0.25, 0.5, 1, 2]],
  ])('are all found: %j', (rates) => {
    for (const scale of [1e-9, 1, 1e12]) {
      const result = internalRate(flowsOf(rates, scale));
      const found = result.kind === 'one' ? [result.rate] : result.kind === 'several' ? result.rates : [];
      expect(found).toHaveLength(rates.length);
      for (const [index, rate] of rates.entries()) expect(found[index]).toBeCloseTo(rate, 6);
    }
  });

  test.each(seeds)('are where the sign of the value changes on a fine grid (seed %i)', (seed) => {
    const flows = anyFlows(seed);
    const grid = Array.from({ length: 4000 }, (_, index) => -0.9 + index / 800);
    const signs = grid.map((rate) => Math.sign(flows.reduce((sum, flow, year) => sum + flow * (1 + rate) ** -year, 0)));
    const changes = grid.filter((_, index) => index > 0 && signs[index] !== signs[index - 1]);
    const result = internalRate(flows);
    const found = result.kind === 'one' ? [result.rate] : result.kind === 'several' ? result.rates : [];
    const inside = found.filter((rate) => rate > -0.9 && rate < 4.09);
    expect(inside.map((rate) => changes.some((change) => rate <= change && rate >= change - 1 / 799))).toEqual(
      inside.map(() => true),
    );
    expect(inside.length).toBeGreaterThanOrEqual(changes.length);
  });

  test.each([
    ['360 months of a loan', [-1000, ...Array.from({ length: 360 }, () => 10)]],
    [
      '600 years with a renewal every 60',
      [-1000, ...Array.from({ length: 600 }, (_, year) => (year % 60 === 59 ? -200 : 20))],
    ],
    [
      '1200 months that change their sign every month',
      Array.from({ length: 1201 }, (_, month) => (month % 2 ? 900 : -1000)),
    ],
    ['50 years that double', [-1e12, ...Array.from({ length: 50 }, (_, year) => 1e12 * 2 ** year)]],
    ['the largest and the smallest numbers', [-1e300, 1, 1e300]],
    ['nothing but zeros', Array.from({ length: 500 }, () => 0)],
    ['a zero of many flows', [-1, 7, -21, 35, -35, 21, -7, 1]],
  ])('return for %s', (_what, flows) => {
    const result = internalRate(flows);
    const found = result.kind === 'one' ? [result.rate] : result.kind === 'several' ? result.rates : [];
    for (const rate of found) expect(Number.isFinite(rate) && rate > -1).toBe(true);
    expect(found.length > 0).toBe(result.kind !== 'none');
  });
});

describe('taxes', () => {
  const project = (change: Partial<Project>): Project => ({
    years: 5,
    fixedCapital: 1_000_000,
    workingCapital: 0,
    residualValue: 0,
    depreciationYears: 20,
    taxRate: 0.2,
    revenues: [{ amount: 500_000, growth: 0 }],
    costs: [{ amount: 150_000, growth: 0 }],
    ...change,
  });

  test('the book value at the exit lowers the tax of the last year', () => {
    expect(Math.round(npv(0.1, toCashFlows(project({}))))).toBe(136_583);
    expect(projectYears(project({})).map(({ tax }) => tax)).toEqual([60_000, 60_000, 60_000, 60_000, 0]);
  });

  test('a residual value above the book value is taxed', () => {
    const years = projectYears(project({ residualValue: 1_300_000 }));
    expect(years.map(({ tax }) => tax)).toEqual([70_000, 70_000, 70_000, 70_000, 130_000]);
  });

  test.each(seeds)('of all years equal those of a ledger in whole cents (seed %i)', (seed) => {
    const random = randomNumbers(seed);
    const [years, depreciationYears, percent] = [1 + random(12), 1 + random(15), random(60)];
    const [residualValue, revenue, cost] = [random(5000) * 360_360, random(9000) * 360_360, random(6000) * 360_360];
    const fixedCapital = random(9000) * 360_360;
    // The amounts are multiples of all years up to 15, so every depreciation is a whole number.
    let [book, carried] = [fixedCapital, 0];
    const expected = Array.from({ length: years }, (_, index) => {
      const yearly = index < depreciationYears ? Math.max(0, fixedCapital - residualValue) / depreciationYears : 0;
      book -= yearly;
      let income = revenue - cost - yearly;
      if (index === years - 1) income += residualValue - book;
      const used = income > 0 ? Math.min(income, carried) : 0;
      carried = carried - used + Math.max(0, -income);
      return (Math.max(0, income - used) * percent) / 100;
    });
    const taxes = projectYears(
      project({
        years,
        depreciationYears,
        residualValue,
        fixedCapital,
        taxRate: percent / 100,
        revenues: [{ amount: revenue, growth: 0 }],
        costs: [{ amount: cost, growth: 0 }],
      }),
    ).map(({ tax }) => tax);
    for (const [index, tax] of taxes.entries()) expect(tax).toBeCloseTo(expected[index] ?? 0, 3);
    expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
  });
});
