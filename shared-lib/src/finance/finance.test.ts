import {
  breakEvenRevenue,
  breakEvenUnits,
  discountedPayback,
  internalRate,
  irr,
  npv,
  payback,
  profitabilityIndex,
} from 'shared-lib/finance';
import { describe, expect, test } from 'vitest';

const percent = (rate: number | null): number => (rate ?? Number.NaN) * 100;

describe('net present value', () => {
  // The NPV function of spreadsheets discounts its first value by a year, so its example gets a leading 0.
  test.each([
    ['Microsoft, NPV function, first example', 0.1, [0, -10_000, 3000, 4200, 6800], 1188.44],
    ['Microsoft, NPV function, second example', 0.08, [-40_000, 8000, 9200, 10_000, 12_000, 14_500], 1922.06],
    [
      'the same with a loss of 9000 in the sixth year',
      0.08,
      [-40_000, 8000, 9200, 10_000, 12_000, 14_500, -9000],
      -3749.47,
    ],
  ])('%s', (_source, rate, flows, published) => {
    expect(npv(rate, flows)).toBeCloseTo(published, 2);
  });

  // Brealey, Myers, Allen: Principles of Corporate Finance, "payback", projects A, B and C at 10 percent.
  test.each([
    ['A', [-2000, 500, 500, 5000], 2624],
    ['B', [-2000, 500, 1800, 0], -58],
    ['C', [-2000, 1800, 500, 0], 50],
  ])('Brealey, Myers, Allen: project %s of the payback rule', (_project, flows, published) => {
    expect(Math.round(npv(0.1, flows))).toBe(published);
  });

  test('is the sum at a rate of zero', () => {
    expect(npv(0, [-100, 60, 60])).toBe(20);
    expect(npv(0.1, [])).toBe(0);
  });

  test.each([-1, -2, Number.NaN])('rejects a rate of %s', (rate) => {
    expect(() => npv(rate, [-100, 110])).toThrow(RangeError);
  });
});

describe('internal rate of return', () => {
  const microsoft = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];

  test.each([
    ['after four years', 5, -2.1],
    ['after five years', 6, 8.7],
    ['after two years', 3, -44.4],
  ])('Microsoft, IRR function: %s', (_when, years, published) => {
    expect(percent(irr(microsoft.slice(0, years)))).toBeCloseTo(published, 1);
  });

  test('Ross, Westerfield, Jordan: returns null for the strip mine, which has the rates 25 and 33⅓ percent', () => {
    const mine = [-60, 155, -100];
    expect(npv(0.25, mine)).toBeCloseTo(0, 10);
    expect(npv(1 / 3, mine)).toBeCloseTo(0, 10);
    expect(irr(mine)).toBeNull();
    const result = internalRate(mine);
    expect(result.kind === 'several' ? result.rates.map((rate) => percent(rate).toFixed(2)) : result.kind).toEqual([
      '25.00',
      '33.33',
    ]);
  });

  test.each([
    ['nothing is returned', [-100, 0, 0]],
    ['nothing was invested', [100, 50]],
    ['there are no cash flows', []],
    ['all cash flows are zero', [0, 0]],
    ['no rate exists, although the sign changes twice', [-100, 150, -100]],
    ['its value touches zero at 10 percent without crossing', [-100, 220, -121]],
    ['its value touches zero at 0 percent without crossing', [-1, 2, -1]],
  ])('returns null when %s', (_what, flows) => {
    expect(irr(flows)).toBeNull();
    expect(internalRate(flows)).toEqual({ kind: 'none' });
  });

  test('finds the only rate of cash flows whose sign changes three times', () => {
    const flows = [-1000, 400, 600, -50, 700];
    const rate = irr(flows);
    expect(npv(rate ?? 0, flows)).toBeCloseTo(0, 6);
    expect(percent(rate)).toBeGreaterThan(20);
  });

  test('finds a rate at which the value crosses zero with slope zero', () => {
    expect(percent(irr([-1, 3, -3, 1]))).toBeCloseTo(0, 3);
  });

  test('ignores leading and trailing zero years', () => {
    expect(percent(irr([0, -100, 110]))).toBeCloseTo(10, 10);
    expect(percent(irr([-100, 0, 121, 0]))).toBeCloseTo(10, 10);
  });

  test('handles fifty years and amounts of any size', () => {
    const bond = [-1, ...Array.from({ length: 49 }, () => 0.05), 1.05];
    expect(percent(irr(bond))).toBeCloseTo(5, 9);
    expect(percent(irr(bond.map((flow) => flow * 1e9)))).toBeCloseTo(5, 9);
  });
});

describe('payback', () => {
  test('Ross, Westerfield, Jordan, "Calculating payback": returns 2.4 years for 500 that return 100, 200 and 500', () => {
    expect(payback([-500, 100, 200, 500])).toBeCloseTo(2.4, 10);
  });

  test.each([
    ['A', [-2000, 500, 500, 5000], 3],
    ['B', [-2000, 500, 1800, 0], 2],
    ['C', [-2000, 1800, 500, 0], 2],
  ])(
    'Brealey, Myers, Allen: project %s of the payback rule, where the book counts whole years',
    (_project, flows, published) => {
      expect(Math.ceil(payback(flows) ?? Number.NaN)).toBe(published);
    },
  );

  test('returns a whole number for a payback at the end of a year', () => {
    expect(payback([-50_000, 30_000, 20_000, 10_000, 5000])).toBe(2);
  });

  test('includes later investments', () => {
    expect(payback([-100, -50, 100, 100])).toBe(2.5);
  });

  test('returns null for no payback, and 0 without an investment', () => {
    expect(payback([-100, 20, 20])).toBeNull();
    expect(payback([])).toBeNull();
    expect(payback([0, 100])).toBe(0);
  });
});

describe('discounted payback', () => {
  test('Ross, Westerfield, Jordan: returns 4 years for 300 that return 100 a year, at 12.5 percent', () => {
    const flows = [-300, 100, 100, 100, 100, 100];
    expect(payback(flows)).toBe(3);
    expect(Math.ceil(discountedPayback(0.125, flows) ?? Number.NaN)).toBe(4);
  });

  test('returns null when the discounted returns do not cover the investment', () => {
    expect(payback([-100, 50, 50])).toBe(2);
    expect(discountedPayback(0.1, [-100, 50, 50])).toBeNull();
  });
});

describe('profitability index', () => {
  test('Ross, Westerfield, Jordan: is 1.1 when 200 have a present value of 220', () => {
    expect(profitabilityIndex(0.1, [-200, 242])).toBeCloseTo(1.1, 10);
  });

  test('returns null without an investment in year 0', () => {
    expect(profitabilityIndex(0.1, [0, 10])).toBeNull();
    expect(profitabilityIndex(0.1, [])).toBeNull();
  });
});

describe('break-even', () => {
  // Ross, Westerfield, Jordan: boats that sell for 40,000 and cost 20,000, fixed costs 500,000, depreciation 700,000.
  test.each([
    ['with depreciation, 60 boats', 1_200_000, 60],
    ['of the cash, 25 boats', 500_000, 25],
    ['with a return of 20 percent, 84 boats', 1_670_000, 84],
  ])('Ross, Westerfield, Jordan, Wettway: %s', (_what, fixedCosts, published) => {
    expect(Math.ceil(breakEvenUnits({ fixedCosts, price: 40_000, variableCost: 20_000 }) ?? Number.NaN)).toBe(
      published,
    );
    expect(breakEvenRevenue(fixedCosts, 0.5)).toBe(fixedCosts * 2);
  });

  test('returns null when a unit costs its price', () => {
    expect(breakEvenUnits({ fixedCosts: 1, price: 5, variableCost: 5 })).toBeNull();
    expect(breakEvenRevenue(1, 1.2)).toBeNull();
  });
});

test('confirms the numbers of the two projects in our article', () => {
  const a = [-100_000, 40_000, 40_000, 40_000, 40_000];
  const b = [-300_000, 110_000, 110_000, 110_000, 110_000];
  expect([a, b].map((flows) => Math.round(npv(0.1, flows)))).toEqual([26_795, 48_685]);
  expect([a, b].map((flows) => Math.round(npv(0.15, flows)))).toEqual([14_199, 14_048]);
  expect([a, b].map((flows) => percent(irr(flows)).toFixed(1))).toEqual(['21.9', '17.3']);
  expect(irr([-100, 230, -132])).toBeNull();
});
