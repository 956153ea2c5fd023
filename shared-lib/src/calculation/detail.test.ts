import {
  calculate,
  calculateDetailed,
  changedDetail,
  decodeCalculation,
  encodeCalculation,
  equityDiscount,
  strongestFactor,
  type DetailedInput,
} from 'shared-lib/calculation';
import { calculationDetailInput, calculationInput } from 'shared-lib/contracts';
import { describe, expect, test } from 'vitest';
import { anyInput, seeds } from './any-input.fixture.ts';

const detailed = (seed: number, detail: Record<string, unknown> = {}): DetailedInput => ({
  ...anyInput(seed),
  net_flows: [],
  detail: calculationDetailInput.parse(detail),
});

/** A factory with what a bank asks for. */
const quickFactory = calculationInput.parse({
  title: 'مصنع تمور',
  currency: 'SAR',
  years: 8,
  fixed_capital: 4_000_000,
  working_capital: 400_000,
  tax_rate: 20,
  discount_rate: 10,
  costs: [{ name: 'رواتب', amount: 700_000, growth: 3 }],
});
const factory: DetailedInput = {
  ...quickFactory,
  detail: calculationDetailInput.parse({
    construction_months: 8,
    ramp_months: 6,
    ramp_start: 30,
    season: [50, 50, 100, 100, 100, 100, 100, 150, 250, 200, 100, 100],
    inflation: 2,
    products: [{ name: 'تمر معبأ', capacity: 120_000, use: 65.5, use_growth: 10, price: 22.75, unit_cost: 7.5 }],
    receivable_days: 45,
    inventory_days: 30,
    payable_days: 30,
    vat_rate: 15,
    vat_cost_share: 60,
    vat_months: 1,
    zakat_share: 100,
    loan_amount: 2_500_000,
    loan_rate: 7.25,
    loan_grace: 12,
    loan_instalments: 20,
    loan_months: 3,
    loan_method: 'principal',
    equity_rate: 14,
    replacements: [{ year: 5, amount: 300_000 }],
  }),
};

/** Of the factory without its detail, as the calculator made it before there were details. */
const LINK_OF_TODAY = 'AQGAkvQBgLUYAAoIoB_QD7cX0A-4F-cHAAEFscinqqjg3CrYBAAJxbXGuSCqxcixJQ';

describe('a calculation with an empty detail', () => {
  test.each(seeds)('has the figures of the calculation (seed %i)', (seed) => {
    const input = detailed(seed);
    const [quick, result] = [calculate(input), calculateDetailed(input)];
    const size = quick.flows.reduce((total, flow) => total + Math.abs(flow), 0);
    expect(Math.abs(result.npv - quick.npv) / size).toBeLessThan(1e-9);
    expect(result.equityNpv).toBe(result.npv);
    expect(result.rate.kind).toBe(quick.rate.kind);
    if (result.rate.kind === 'one' && quick.rate.kind === 'one')
      expect(result.rate.rate).toBeCloseTo(quick.rate.rate, 6);
    expect(result.lowestCover).toBeNull();
  });
});

describe('the link of a calculation with a detail', () => {
  test('opens with every field of it', () => {
    const text = encodeCalculation(factory);
    expect(text.length).toBeLessThan(360);
    expect(decodeCalculation(text)).toEqual(factory);
  });

  test.each(seeds)('opens as the same calculation when it is empty (seed %i)', (seed) => {
    expect(decodeCalculation(encodeCalculation(detailed(seed)))).toEqual(detailed(seed));
  });

  test('is that of today without a detail', () => {
    expect(decodeCalculation(encodeCalculation(quickFactory))).toEqual(quickFactory);
    expect(encodeCalculation(quickFactory)).toBe(LINK_OF_TODAY);
  });

  test('that was cut off or changed opens as nothing', () => {
    const text = encodeCalculation(factory);
    for (let length = 1; length < text.length; length += 1) expect(decodeCalculation(text.slice(0, length))).toBeNull();
  });
});

describe('the figures of a factory', () => {
  const result = calculateDetailed(factory);

  test('the owners need the most money before the sales arrive, and never have less', () => {
    const flows = result.months.map(({ equityFlow }) => equityFlow);
    let [total, lowest] = [0, 0];
    for (const flow of flows) {
      total += flow;
      lowest = Math.min(lowest, total);
    }
    expect(result.peakNeed.amount).toBeCloseTo(-lowest, 4);
    expect(flows.slice(0, result.peakNeed.month + 1).reduce((sum, flow) => sum + flow, 0)).toBeCloseTo(lowest, 4);
  });

  test('the lowest cover is that of its year', () => {
    const covers = result.years.flatMap(({ cover }) => cover ?? []);
    expect(result.lowestCover?.cover).toBe(Math.min(...covers));
    expect(result.years[result.lowestCover?.year ?? 0]?.cover).toBe(result.lowestCover?.cover);
  });

  test('the rate of the owners is their own, or the discount rate without one', () => {
    expect(equityDiscount(factory)).toBe(0.14);
    expect(equityDiscount(detailed(1))).toBe(detailed(1).discount_rate / 100);
  });
});

describe('what changes a figure most', () => {
  test('is the revenue for the value of a factory: no other factor moves it further', () => {
    const strongest = strongestFactor(factory, ({ npv }) => npv);
    expect(strongest?.factor).toBe('revenue');
    for (const factor of ['cost', 'capital', 'discount', 'interest'] as const) {
      const [less, more] = [-0.1, 0.1].map(
        (change) => calculateDetailed(changedDetail(factory, { [factor]: change })).npv,
      );
      expect(Math.abs((more ?? 0) - (less ?? 0))).toBeLessThan(
        Math.abs((strongest?.more ?? 0) - (strongest?.less ?? 0)),
      );
    }
  });

  test('follows the price of a product, the cost of a unit and the rate of the loan', () => {
    const product = (change: Parameters<typeof changedDetail>[1]) => changedDetail(factory, change).detail.products[0];
    expect(product({ revenue: 0.1 })?.price).toBeCloseTo(22.75 * 1.1, 9);
    expect(product({ cost: 0.1 })?.unit_cost).toBeCloseTo(8.25, 9);
    expect(changedDetail(factory, { interest: -0.1 }).detail.loan_rate).toBeCloseTo(6.525, 9);
  });

  test('is nothing for a figure that does not exist', () => {
    expect(strongestFactor(detailed(1), ({ lowestCover }) => lowestCover?.cover ?? null)).toBeNull();
  });
});
