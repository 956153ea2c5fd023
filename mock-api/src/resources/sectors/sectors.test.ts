import { enveloped, parseTextList, sector, sectorStatistics } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { createTestApp } from '../../testing/test-app.ts';

const list = enveloped(z.array(sector));

test('lists the eight sectors, with key features as JSON text', async () => {
  const { get } = await createTestApp();
  const sectors = list.parse((await get('/api/public/sectors')).json());
  expect(sectors.map(({ slug }) => slug)).toEqual([
    'commercial',
    'industrial',
    'technology',
    'agricultural',
    'tourism',
    'healthcare',
    'education',
    'energy',
  ]);
  for (const { key_features, sample_studies } of sectors) {
    expect(parseTextList(key_features).length).toBeGreaterThan(0);
    expect(parseTextList(sample_studies).length).toBeGreaterThan(0);
  }
});

test('finds a sector by slug and id', async () => {
  const { get } = await createTestApp();
  const bySlug = enveloped(sector).parse((await get('/api/public/sectors/energy')).json());
  expect(enveloped(sector).parse((await get(`/api/public/sectors/${bySlug.id}`)).json())).toEqual(bySlug);
});

test('statistics contain the own figures of a sector and averages of its published studies', async () => {
  const { db, get, wait } = await createTestApp();
  const commercial = enveloped(sector).parse((await get('/api/public/sectors/commercial')).json());
  const statistics = async () =>
    enveloped(sectorStatistics).parse((await get('/api/public/sectors/commercial/statistics')).json());
  const own = {
    projects_count: commercial.projects_count,
    success_rate: commercial.success_rate,
    average_roi: commercial.average_roi,
  };
  expect(await statistics()).toEqual({
    ...own,
    studies_count: 1,
    average_capital: 1_090_000,
    average_irr: 16.66,
    average_payback_years: 5.37,
  });
  // In October the second study of the sector is published too.
  wait(220 * DAY);
  expect(await statistics()).toEqual({
    ...own,
    studies_count: 2,
    average_capital: 1_385_000,
    average_irr: 16.28,
    average_payback_years: 5.08,
  });
  await db.deleteFrom('studies').execute();
  expect(await statistics()).toEqual({
    ...own,
    studies_count: 0,
    average_capital: null,
    average_irr: null,
    average_payback_years: null,
  });
});

test('a study without payback counts, but not in the average payback', async () => {
  const { get, wait } = await createTestApp();
  wait(220 * DAY);
  const statistics = enveloped(sectorStatistics).parse((await get('/api/public/sectors/industrial/statistics')).json());
  expect(statistics).toMatchObject({ studies_count: 2, average_irr: 6.67, average_payback_years: 4.22 });
});

test('hides an inactive sector', async () => {
  const { db, get } = await createTestApp();
  await db.updateTable('sectors').set({ is_active: 0 }).where('slug', '=', 'energy').execute();
  expect(list.parse((await get('/api/public/sectors')).json())).toHaveLength(7);
  expect((await get('/api/public/sectors/energy')).statusCode).toBe(404);
  expect((await get('/api/public/sectors/energy/statistics')).statusCode).toBe(404);
  expect((await get('/api/public/services/sector/energy')).statusCode).toBe(404);
});
