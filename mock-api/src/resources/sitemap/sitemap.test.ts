import { sitemapEntry } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';

const sitemap = z.object({ data: z.array(sitemapEntry) });
const entries = async ({ get }: TestApp) => sitemap.parse((await get('/api/public/sitemap')).json()).data;
const entryOf = async (api: TestApp, kind: string, slug: string) =>
  (await entries(api)).find((entry) => entry.kind === kind && entry.slug === slug);

test('lists every kind of content, each page once', async () => {
  const listed = await entries(await createTestApp());
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['service', 'sector', 'article', 'study']));
  expect(new Set(listed.map(({ kind, slug }) => `${kind} ${slug}`)).size).toBe(listed.length);
});

test('leaves out content that visitors cannot see', async () => {
  const api = await createTestApp();
  expect(await entryOf(api, 'article', 'irr-npv')).toBeDefined();
  await api.db.updateTable('articles').set({ status: 'draft' }).where('slug', '=', 'irr-npv').execute();
  await api.db.updateTable('services').set({ is_active: 0 }).where('slug', '=', 'feasibility').execute();
  expect(await entryOf(api, 'article', 'irr-npv')).toBeUndefined();
  expect(await entryOf(api, 'service', 'feasibility')).toBeUndefined();
});

test('the date of change is the last edit, or the publication of a scheduled item', async () => {
  const api = await createTestApp();
  await api.db
    .updateTable('services')
    .set({ updated_at: '2026-02-03T10:00:00.000Z' })
    .where('slug', '=', 'feasibility')
    .execute();
  expect((await entryOf(api, 'service', 'feasibility'))?.changed_at).toBe('2026-02-03T10:00:00.000Z');
  const tomorrow = new Date(TEST_START.getTime() + 24 * 60 * 60_000).toISOString();
  await api.db
    .updateTable('articles')
    .set({ status: 'scheduled', published_at: tomorrow })
    .where('slug', '=', 'irr-npv')
    .execute();
  expect(await entryOf(api, 'article', 'irr-npv')).toBeUndefined();
  api.wait(48 * 60 * 60_000);
  expect((await entryOf(api, 'article', 'irr-npv'))?.changed_at).toBe(tomorrow);
});
