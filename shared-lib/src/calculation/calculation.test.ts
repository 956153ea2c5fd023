import {
  bridgeOf,
  calculate,
  calculationOfStudy,
  changedStudyFlows,
  changedInput,
  scenariosOf,
  sensitivityOf,
  tornadoOf,
} from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { npv } from 'shared-lib/finance';
import { describe, expect, test } from 'vitest';
import { anyInput, seeds } from './any-input.fixture.ts';

const inputOf = (input: object) => calculationInput.parse(input);
const line = (amount: number, growth = 0) => ({ name: '', amount, growth });

describe('published worked examples', () => {
  test('Ross, Westerfield, Jordan, "Capital investment decisions": the shark attractant project', () => {
    const result = calculate(
      inputOf({
        years: 3,
        fixed_capital: 90_000,
        working_capital: 20_000,
        depreciation_years: 3,
        tax_rate: 34,
        discount_rate: 20,
        revenues: [line(200_000)],
        costs: [line(125_000), line(12_000)],
      }),
    );
    expect(Math.round(result.npv)).toBe(10_648);
    expect(result.rate).toMatchObject({ kind: 'one', rate: expect.closeTo(0.258, 3) });
    expect(result.payback?.toFixed(1)).toBe('2.1');
    expect(result.verdict).toBe('thin');
  });

  test('Brealey, Myers, Allen, "Why net present value leads to better decisions": project A of four', () => {
    // Cash flows -2,000, 500, 500, 5,000 have a net present value of 2,624 at 10 percent.
    const result = calculate(inputOf({ fixed_capital: 2000, discount_rate: 10, net_flows: [500, 500, 5000] }));
    expect(Math.round(result.npv)).toBe(2624);
    expect(result.payback).toBeCloseTo(2.2, 6);
  });

  test('Brealey, Myers, Allen: flows of -4,000, 25,000, -25,000 have the rates 25 and 400 percent', () => {
    const { rate } = calculate(inputOf({ fixed_capital: 4000, net_flows: [25_000, -25_000] }));
    expect(rate).toMatchObject({ kind: 'several', rates: [expect.closeTo(0.25, 9), expect.closeTo(4, 9)] });
  });

  test('Brealey, Myers, Allen: project C has no rate, also with all signs reversed', () => {
    // In the book 1,000, -3,000, 2,500, which has a positive value at every rate; here it starts with an outflow.
    const { rate } = calculate(inputOf({ fixed_capital: 1000, net_flows: [3000, -2500] }));
    expect(rate).toEqual({ kind: 'none' });
  });
});

describe('the verdict', () => {
  const base = { fixed_capital: 1000, years: 5, discount_rate: 10, revenues: [line(1000)] };
  test.each([
    ['good', { ...base, costs: [line(500)] }],
    ['thin', { ...base, costs: [line(730)] }],
    ['bad', { ...base, costs: [line(800)] }],
    ['bad', { fixed_capital: 1000 }],
    ['unknown', { revenues: [line(1000)] }],
    ['unknown', {}],
  ])('is %s', (verdict, input) => {
    expect(calculate(inputOf(input)).verdict).toBe(verdict);
  });

  test('finds no payback, no rate and no break-even of a project without revenue', () => {
    expect(calculate(inputOf({ fixed_capital: 1000, costs: [line(10)] }))).toMatchObject({
      payback: null,
      discountedPayback: null,
      rate: { kind: 'none' },
      breakEven: null,
      profitabilityIndex: expect.any(Number),
    });
  });
});

describe('extremes', () => {
  test('computes 50 years with amounts of 1e12 that double every year', () => {
    const amount = 1_000_000_000_000;
    const result = calculate(
      inputOf({
        years: 50,
        fixed_capital: amount,
        revenues: [line(amount, 100)],
        costs: [line(amount, -100)],
        tax_rate: 100,
      }),
    );
    for (const figure of [...result.flows, ...result.totals, result.npv]) expect(Number.isFinite(figure)).toBe(true);
    expect(result.flows).toHaveLength(51);
  });

  test('computes one year', () => {
    const { flows, rate } = calculate(inputOf({ years: 1, fixed_capital: 100, revenues: [line(110)] }));
    expect(flows).toEqual([-100, 110]);
    expect(rate).toMatchObject({ rate: expect.closeTo(0.1, 9) });
  });

  test('names each invalid figure in a sentence', () => {
    const parsed = calculationInput.safeParse({
      years: '51',
      fixed_capital: '-1',
      discount_rate: 'abc',
      revenues: [{ amount: '1.5', growth: '101' }],
    });
    const messages = Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), fieldErrorMessage(message)]),
    );
    expect(messages).toEqual({
      years: 'أدخل عدداً صحيحاً من السنوات، من 1 إلى 50',
      fixed_capital: 'أدخل مبلغاً صحيحاً بلا كسور، لا يتجاوز 1,000,000,000,000',
      discount_rate: 'أدخل نسبة من 0 إلى 100',
      'revenues.0.amount': 'أدخل مبلغاً صحيحاً بلا كسور، لا يتجاوز 1,000,000,000,000',
      'revenues.0.growth': 'أدخل نسبة من \u200E-100 إلى 100',
    });
  });

  test('reads Arabic-Indic digits', () => {
    expect(inputOf({ fixed_capital: '٤٢٠٠٠٠', discount_rate: '١٢.٥' })).toMatchObject({
      fixed_capital: 420_000,
      discount_rate: 12.5,
    });
  });
});

describe('any calculation', () => {
  test.each(seeds)('has a net present value of 0 at its rate (seed %i)', (seed) => {
    const { rate, flows } = calculate(anyInput(seed));
    const size = Math.max(...flows.map(Math.abs), 1);
    const rates = { one: 'rate' in rate ? [rate.rate] : [], several: 'rates' in rate ? rate.rates : [], none: [] };
    const distances = rates[rate.kind].filter((root) => root > -0.5).map((root) => Math.abs(npv(root, flows)) / size);
    expect(Math.max(0, ...distances)).toBeLessThan(1e-6);
  });

  test.each(seeds)('scales with its amounts (seed %i)', (seed) => {
    const input = anyInput(seed);
    const tripled = {
      ...input,
      fixed_capital: input.fixed_capital * 3,
      working_capital: input.working_capital * 3,
      residual_value: input.residual_value * 3,
      revenues: input.revenues.map((item) => ({ ...item, amount: item.amount * 3 })),
      costs: input.costs.map((item) => ({ ...item, amount: item.amount * 3 })),
      net_flows: input.net_flows.map((flow) => flow * 3),
    };
    const [once, thrice] = [calculate(input), calculate(tripled)];
    const size = Math.max(...thrice.flows.map(Math.abs), 1);
    expect(thrice.npv / size).toBeCloseTo((once.npv * 3) / size, 9);
    expect(thrice.verdict).toBe(once.verdict);
    if (once.breakEven === null || thrice.breakEven === null) expect(thrice.breakEven).toBe(once.breakEven);
    else expect(thrice.breakEven).toBeCloseTo(once.breakEven, 6);
  });

  test.each(seeds)(
    'is worth at least as much with a higher price, and at most as much with higher costs (seed %i)',
    (seed) => {
      const input = anyInput(seed);
      const changes = [-0.5, -0.1, 0, 0.1, 0.5];
      const byPrice = changes.map((revenue) => calculate(changedInput(input, { revenue })).npv);
      const byCost = changes.map((cost) => calculate(changedInput(input, { cost })).npv);
      expect(byPrice).toEqual(byPrice.toSorted((one, other) => one - other));
      expect(byCost).toEqual(byCost.toSorted((one, other) => other - one));
    },
  );

  test.each(seeds)(
    'has a waterfall that ends at its value, and a break-even at which the value is 0 (seed %i)',
    (seed) => {
      const input = anyInput(seed);
      const { npv: value, flows, breakEven } = calculate(input);
      const parts = bridgeOf(input).map(({ amount }) => amount);
      const size = Math.max(...flows.map(Math.abs), ...parts.map(Math.abs), 1);
      expect(parts.reduce((sum, part) => sum + part, 0) / size).toBeCloseTo(value / size, 6);
      if (breakEven === null || breakEven === 0) return;
      const there = calculate(changedInput(input, { revenue: breakEven - 1 })).npv;
      expect(there / (size * Math.max(1, breakEven))).toBeCloseTo(0, 6);
    },
  );
});

describe('the comparisons', () => {
  const input = inputOf({
    years: 5,
    fixed_capital: 1000,
    revenues: [line(1000, 5)],
    costs: [line(500, 2)],
    tax_rate: 20,
    depreciation_years: 5,
  });

  test('have the calculation itself in the middle of the grid and of the scenarios', () => {
    const { npv: value } = calculate(input);
    expect(sensitivityOf(input).rows[2]?.figures[2]?.figure).toBe(value);
    const [cautious, expected, hopeful] = scenariosOf(input).map(({ result }) => result.npv);
    expect(expected).toBe(value);
    expect(cautious).toBeLessThan(value);
    expect(hopeful).toBeGreaterThan(value);
  });

  test('order the factors of the tornado by their effect and leave out those without one', () => {
    expect(tornadoOf(input).map(({ factor }) => factor)).toEqual(['revenue', 'cost', 'capital', 'discount', 'tax']);
    expect(tornadoOf(inputOf({ fixed_capital: 1000 })).map(({ factor }) => factor)).toEqual(['capital']);
    expect(tornadoOf(inputOf({}))).toEqual([]);
  });
});

test('a calculation of a study keeps its capital and its flows', () => {
  const input = calculationOfStudy({
    title_ar: 'مصنع تعبئة تمور',
    working_capital: 260_000,
    discount_rate: 12,
    cash_flows: [-880_000, 71_000, 171_800],
  });
  expect(input).toMatchObject({ fixed_capital: 620_000, working_capital: 260_000, years: 2, discount_rate: 12 });
  expect(calculate(input).flows).toEqual([-880_000, 71_000, 171_800]);
});

describe('a study under other assumptions', () => {
  const study = {
    cash_flows: [-880_000, 71_000, 171_800, 400_000],
    operations: { price: 3100, unit_cost: 2540, fixed_costs: [265_000], units: [600, 780] },
  };
  const same = { price: 0, occupancy: 0, cost: 0 };

  test('has its published cash flows without a change', () => {
    expect(changedStudyFlows(study, same)).toEqual(study.cash_flows);
  });

  test('earns more with a higher price and more units, and less with higher costs', () => {
    expect(changedStudyFlows(study, { ...same, price: 0.1 })[1]).toBeCloseTo(71_000 + 600 * 310, 6);
    expect(changedStudyFlows(study, { ...same, occupancy: 0.1 })[2]).toBeCloseTo(171_800 + 78 * 560, 6);
    expect(changedStudyFlows(study, { ...same, cost: 0.1 })[3]).toBeCloseTo(400_000 - 780 * 254 - 26_500, 6);
  });
});
