import { irr, npv } from 'shared-lib/finance';
import { expect, test } from 'vitest';
import { studies } from './studies.ts';

const percent = (rate: number | null): number => (rate ?? Number.NaN) * 100;

test.each(studies)(
  'finds a rate for «$title_ar» that agrees with its net present value',
  ({ cash_flows, discount_rate }) => {
    const rate = irr(cash_flows);
    expect(npv(rate ?? 0, cash_flows)).toBeCloseTo(0, 3);
    expect(percent(rate) > discount_rate).toBe(npv(discount_rate / 100, cash_flows) > 0);
  },
);

test.each(studies)('states the operation behind the cash flows of «$title_ar»', ({ cash_flows, operations }) => {
  const { price = 0, unit_cost = 0, units = [], fixed_costs = [] } = operations ?? {};
  const flow = (units[0] ?? 0) * (price - unit_cost) - (fixed_costs[0] ?? 0);
  // The published flows are rounded to hundreds.
  expect(Math.abs(flow - (cash_flows[1] ?? 0))).toBeLessThan(100);
});
