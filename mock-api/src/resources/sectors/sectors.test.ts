import { enveloped, parseTextList, sector, sectorStatistics } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../../testing/test-app.ts';

const list = enveloped(z.array(sector));

test('a visitor sees the eight sectors, with key features as JSON text', async () => {
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

test('a sector is found by its slug and by its number', async () => {
  const { get } = await createTestApp();
  const bySlug = enveloped(sector).parse((await get('/api/public/sectors/energy')).json());
  expect(enveloped(sector).parse((await get(`/api/public/sectors/${bySlug.id}`)).json())).toEqual(bySlug);
});

test('the statistics of a sector are its own figures, and empty where they come from studies that do not exist', async () => {
  const { get } = await createTestApp();
  const commercial = enveloped(sector).parse((await get('/api/public/sectors/commercial')).json());
  const statistics = enveloped(sectorStatistics).parse((await get('/api/public/sectors/commercial/statistics')).json());
  expect(statistics).toEqual({
    projects_count: commercial.projects_count,
    success_rate: commercial.success_rate,
    average_roi: commercial.average_roi,
    studies_count: 0,
    average_capital: null,
    average_irr: null,
    average_payback_years: null,
  });
});

test('a sector that was switched off is nowhere', async () => {
  const { db, get } = await createTestApp();
  await db.updateTable('sectors').set({ is_active: 0 }).where('slug', '=', 'energy').execute();
  expect(list.parse((await get('/api/public/sectors')).json())).toHaveLength(7);
  expect((await get('/api/public/sectors/energy')).statusCode).toBe(404);
  expect((await get('/api/public/sectors/energy/statistics')).statusCode).toBe(404);
  expect((await get('/api/public/services/sector/energy')).statusCode).toBe(404);
});
