import { QueryClient } from '@tanstack/react-query';
import { calculate } from 'shared-lib/calculation';
import { startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import { sectorQueries } from '../sectors/sectors.api.ts';
import { calculationOfSector, exampleCalculation } from './typical-figures.ts';

await startApi();

it('starts with a project that earns the average return of its sector', async () => {
  const sectors = await new QueryClient().query(sectorQueries.list());
  expect(sectors).toHaveLength(8);
  for (const sector of sectors) {
    const { rate } = calculate(calculationOfSector(sector));
    if (rate.kind !== 'one') throw new Error(`the project of ${sector.slug} has no single return`);
    expect(rate.rate * 100, sector.slug).toBeCloseTo(sector.average_roi, 0);
  }
});

it('rounds the typical capital and sales to two digits', () => {
  const { fixed_capital, working_capital, revenues } = exampleCalculation();
  for (const amount of [fixed_capital, working_capital, ...revenues.map((line) => line.amount)])
    expect(String(amount)).toMatch(/^\d{2}0*$/);
});
