import { enveloped, errorResponse, sector, service, serviceSummary } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../../testing/test-app.ts';

const list = enveloped(z.array(serviceSummary));

test('lists the eight services in sort order', async () => {
  const { get } = await createTestApp();
  const response = await get('/api/public/services');
  expect(response.statusCode).toBe(200);
  const services = list.parse(response.json());
  expect(services.map(({ slug }) => slug)).toEqual([
    'feasibility',
    'business-plans',
    'economic-consulting',
    'project-evaluation',
    'market-research',
    'financial-modelling',
    'technical-studies',
    'funding',
  ]);
  expect(Object.keys(response.json().data[0])).not.toContain('search');
});

test('finds a service by slug and id, with the ids of its sectors', async () => {
  const { get } = await createTestApp();
  const bySlug = enveloped(service).parse((await get('/api/public/services/feasibility')).json());
  const byId = enveloped(service).parse((await get(`/api/public/services/${bySlug.id}`)).json());
  expect(byId).toEqual(bySlug);
  expect(bySlug.packages.length).toBeGreaterThan(0);
  const sectors = enveloped(z.array(sector)).parse((await get('/api/public/sectors')).json());
  expect(bySlug.sector_ids.length).toBeGreaterThan(0);
  expect(sectors.map(({ id }) => id)).toEqual(expect.arrayContaining(bySlug.sector_ids));
});

test('lists the services of a sector', async () => {
  const { get } = await createTestApp();
  const industrial = enveloped(sector).parse((await get('/api/public/sectors/industrial')).json());
  const bySlug = list.parse((await get('/api/public/services/sector/industrial')).json());
  const byId = list.parse((await get(`/api/public/services/sector/${industrial.id}`)).json());
  expect(byId).toEqual(bySlug);
  expect(bySlug.map(({ slug }) => slug)).toContain('technical-studies');
  for (const { slug } of bySlug) {
    const whole = enveloped(service).parse((await get(`/api/public/services/${slug}`)).json());
    expect(whole.sector_ids).toContain(industrial.id);
  }
});

test('hides an inactive service', async () => {
  const { db, get } = await createTestApp();
  await db.updateTable('services').set({ is_active: 0 }).where('slug', '=', 'technical-studies').execute();
  expect(list.parse((await get('/api/public/services')).json())).toHaveLength(7);
  expect((await get('/api/public/services/technical-studies')).statusCode).toBe(404);
  expect(
    list.parse((await get('/api/public/services/sector/industrial')).json()).map(({ slug }) => slug),
  ).not.toContain('technical-studies');
});

test('leaves inactive sectors out of a service', async () => {
  const { db, get } = await createTestApp();
  const sectorsOf = async () =>
    enveloped(service).parse((await get('/api/public/services/feasibility')).json()).sector_ids;
  const [first = 0, ...others] = await sectorsOf();
  await db.updateTable('sectors').set({ is_active: 0 }).where('id', '=', first).execute();
  expect(await sectorsOf()).toEqual(others);
});

test('the list follows the stored sort order', async () => {
  const { db, get } = await createTestApp();
  await db.updateTable('services').set({ sort_order: 0 }).where('slug', '=', 'funding').execute();
  expect(list.parse((await get('/api/public/services')).json())[0]?.slug).toBe('funding');
});

test.each([
  '/api/public/services/nothing-like-it',
  '/api/public/services/999',
  '/api/public/services/sector/nowhere',
  '/api/public/services/0',
  `/api/public/services/${'x'.repeat(161)}`,
  `/api/public/services/${'x'.repeat(9000)}`,
])('%s responds with 404 and an Arabic sentence', async (url) => {
  const { get } = await createTestApp();
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(errorResponse.parse(response.json()).message).toBe('العنصر المطلوب غير موجود.');
});
