import {
  cumulative,
  irr,
  npv,
  payback,
  projectYears,
  sensitivityGrid,
  toCashFlows,
  type Project,
} from 'shared-lib/finance';
import { describe, expect, test } from 'vitest';

/** Ross, Westerfield, Jordan, "Capital investment decisions": the shark attractant project. */
const sharkAttractant: Project = {
  years: 3,
  fixedCapital: 90_000,
  workingCapital: 20_000,
  residualValue: 0,
  depreciationYears: 3,
  taxRate: 0.34,
  revenues: [{ amount: 200_000, growth: 0 }],
  costs: [
    { amount: 125_000, growth: 0 },
    { amount: 12_000, growth: 0 },
  ],
};

describe('cash flows of a project', () => {
  test('Ross, Westerfield, Jordan: the shark attractant project', () => {
    const flows = toCashFlows(sharkAttractant);
    expect(flows.map(Math.round)).toEqual([-110_000, 51_780, 51_780, 71_780]);
    expect(Math.round(npv(0.2, flows))).toBe(10_648);
    expect((irr(flows) ?? 0).toFixed(3)).toBe('0.258');
    expect((payback(flows) ?? 0).toFixed(1)).toBe('2.1');
    expect(projectYears(sharkAttractant)[0]).toMatchObject({ depreciation: 30_000, tax: 11_220 });
  });

  test('grow from the second year on', () => {
    const years = projectYears({ ...sharkAttractant, revenues: [{ amount: 100, growth: 0.1 }], costs: [] });
    expect(years.map(({ revenue }) => revenue.toFixed(2))).toEqual(['100.00', '110.00', '121.00']);
  });

  test('pay no tax in a year of loss, and less in the next', () => {
    const years = projectYears({
      ...sharkAttractant,
      fixedCapital: 0,
      taxRate: 0.5,
      revenues: [{ amount: 100, growth: 1 }],
      costs: [{ amount: 150, growth: 0 }],
    });
    // Profits of -50, 50 and 250: the loss of the first year uses up the profit of the second.
    expect(years.map(({ tax }) => tax)).toEqual([0, 0, 125]);
  });

  test('depreciate the fixed capital without its residual value, also over a fraction of a year', () => {
    const years = projectYears({ ...sharkAttractant, residualValue: 15_000, depreciationYears: 2.5 });
    expect(years.map(({ depreciation }) => depreciation)).toEqual([30_000, 30_000, 15_000]);
    expect(years[2]?.cashFlow).toBe(200_000 - 137_000 - (63_000 - 15_000) * 0.34 + 35_000);
  });

  test.each([
    [0, 1],
    [Number.NaN, 1],
    [1, 0.5],
  ])('reject %s years, depreciated over %s', (years, depreciationYears) => {
    expect(() => projectYears({ ...sharkAttractant, years, depreciationYears })).toThrow(RangeError);
  });
});

test('the sensitivity grid has the case itself at no change, and falls with less revenue and higher costs', () => {
  const changes = [-0.2, -0.1, 0, 0.1, 0.2];
  const grid = sensitivityGrid(sharkAttractant, { revenue: changes, cost: changes }, (flows) => npv(0.2, flows));
  const figures = grid.rows.map((row) => row.figures.map(({ figure }) => figure ?? Number.NaN));
  expect(figures[2]?.[2]).toBeCloseTo(npv(0.2, toCashFlows(sharkAttractant)), 6);
  for (const row of figures) expect(row).toEqual(row.toSorted((one, other) => other - one));
  for (const column of changes.keys()) {
    const values = figures.map((row) => row[column] ?? Number.NaN);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  }
});

describe('any project', () => {
  /** Park and Miller's generator, so that a failure can be repeated. */
  const randomNumbers = (seed: number) => {
    let state = seed;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  };
  const anyProject = (seed: number): Project => {
    const random = randomNumbers(seed);
    const line = () => ({ amount: Math.round(random() * 10 ** (random() * 9)), growth: random() * 0.3 - 0.1 });
    return {
      years: 1 + Math.floor(random() * 50),
      fixedCapital: Math.round(random() * 10 ** (random() * 10)),
      workingCapital: Math.round(random() * 100_000),
      residualValue: Math.round(random() * 10_000),
      depreciationYears: 1 + Math.floor(random() * 20),
      taxRate: random() * 0.4,
      revenues: [line(), line()],
      costs: [line()],
    };
  };

  test.each(Array.from({ length: 60 }, (_, index) => index + 1))('has consistent figures (seed %i)', (seed) => {
    const project = anyProject(seed);
    const flows = toCashFlows(project);
    const size = Math.max(...flows.map(Math.abs), 1);
    expect(flows).toHaveLength(project.years + 1);
    expect(npv(0, flows) / size).toBeCloseTo((cumulative(flows).at(-1) ?? 0) / size, 6);
    const rate = irr(flows);
    if (rate !== null && rate > -0.5) expect(npv(rate, flows) / size).toBeCloseTo(0, 6);
    const time = payback(flows);
    expect(time !== null).toBe(cumulative(flows).some((total) => total >= 0));
    const depreciated = projectYears(project).reduce((sum, { depreciation }) => sum + depreciation, 0);
    expect(depreciated).toBeLessThanOrEqual(project.fixedCapital + 1);
  });
});
