import { calculate, figuresOf, olderFiguresOf } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import { describe, expect, test } from 'vitest';

const inputOf = (input: object) => calculationInput.parse(input);
const line = (amount: number) => ({ name: '', amount, growth: 0 });

describe('the version of the formulas', () => {
  const factory = {
    years: 5,
    fixed_capital: 1_000_000,
    depreciation_years: 20,
    tax_rate: 20,
    discount_rate: 10,
    revenues: [line(500_000)],
    costs: [line(150_000)],
  };
  const exact = { years: 1, fixed_capital: 1000, discount_rate: 10, depreciation_years: 1, revenues: [line(1100)] };

  test('changes the value of a project whose assets are not depreciated at its end', () => {
    expect(figuresOf(inputOf(factory))).toMatchObject({ npv: 136_583, formula_version: 2 });
    expect(olderFiguresOf(inputOf(factory), 1)).toMatchObject({ npv: 99_328, formula_version: 1 });
    expect(olderFiguresOf(inputOf(factory), 2)).toBeNull();
  });

  test('changes the verdict on a value of exactly zero', () => {
    expect(figuresOf(inputOf(exact))).toMatchObject({
      npv: 0,
      verdict: 'thin',
      irr: 10,
      profitability_index: 1,
      payback_years: 0.91,
      discounted_payback_years: 1,
      break_even_percent: 100,
    });
    expect(Object.is(figuresOf(inputOf(exact)).npv, -0)).toBe(false);
    expect(olderFiguresOf(inputOf(exact), 1)).toMatchObject({ verdict: 'bad' });
  });

  test('changes nothing where both agree', () => {
    expect(olderFiguresOf(inputOf({ ...factory, depreciation_years: 5 }), 1)).toBeNull();
    expect(olderFiguresOf(inputOf({ fixed_capital: 1000, net_flows: [500, 500, 500] }), 1)).toBeNull();
  });

  test('has the figures that version 1 published for every calculation', () => {
    // The shark attractant project is depreciated at its end and far from zero, so it is the same in both.
    const shark = {
      years: 3,
      fixed_capital: 90_000,
      working_capital: 20_000,
      depreciation_years: 3,
      tax_rate: 34,
      discount_rate: 20,
      revenues: [line(200_000)],
      costs: [line(137_000)],
    };
    expect(figuresOf(inputOf(shark), 1)).toMatchObject({
      npv: 10_648,
      irr: 25.76,
      payback_years: 2.09,
      verdict: 'thin',
    });
  });

  test('keeps the decimal places that a verdict needs', () => {
    const figures = figuresOf(inputOf({ fixed_capital: 100_000, discount_rate: 0, net_flows: [99_999] }));
    expect(figures).toMatchObject({ verdict: 'bad', npv: -1, profitability_index: 0.99999 });
  });

  test('names the year in which the capital is lost again', () => {
    expect(calculate(inputOf({ fixed_capital: 100, net_flows: [100, -50, 25, 50] }))).toMatchObject({
      payback: 1,
      paybackLoss: { year: 2, lasting: 3.5 },
    });
  });
});
