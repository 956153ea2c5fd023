import { datedFlows, datedRate, datedValue, detailedMonths, detailedYears, type DatedFlows } from 'shared-lib/finance';
import { describe, expect, test } from 'vitest';
import { plainProject } from './any-detail.fixture.ts';
import { workedCases } from './worked-cases.fixture.ts';

const hundredths = (value: number | null | undefined) => (value == null ? null : Math.round(value * 100) / 100 + 0);
const rateIn = (flows: DatedFlows) => {
  const result = datedRate(flows);
  return result.kind === 'one' ? result.rate.toFixed(6) : null;
};

describe('cases that were worked by hand', () => {
  test.each(workedCases)('$name', ({ project, years = {}, months = {}, npv: value, irr }) => {
    const found = detailedMonths({ ...plainProject, ...project });
    const sums = detailedYears(found);
    for (const part of [
      'year',
      'revenue',
      'cost',
      'depreciation',
      'tax',
      'zakat',
      'interest',
      'principal',
      'balance',
      'projectFlow',
      'equityFlow',
      'cover',
    ] as const)
      if (years[part])
        expect(
          sums.map((year) => hundredths(year[part])),
          part,
        ).toEqual(years[part]);
    for (const [month, expected] of Object.entries(months).flatMap(([part, amounts]) =>
      Object.entries(amounts).map(([at, amount]) => [Number(at), { part, amount }] as const),
    ))
      expect(hundredths(Number(Reflect.get(found[month] ?? {}, expected.part))), `${expected.part} ${month}`).toBe(
        expected.amount,
      );
    const ofProject = datedFlows(found, ({ projectFlow }) => projectFlow);
    const ofOwners = datedFlows(found, ({ equityFlow }) => equityFlow);
    if (value) expect(hundredths(datedValue(value[0], ofProject))).toBe(value[1]);
    if (irr) expect([ofProject, ofOwners].map(rateIn)).toEqual(irr.map((rate) => rate.toFixed(6)));
  });

  test('are thirty or more', () => {
    expect(workedCases.length).toBeGreaterThanOrEqual(30);
  });
});
