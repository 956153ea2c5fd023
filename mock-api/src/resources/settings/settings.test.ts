import { enveloped, setting, settingGroups } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, SITE_ORIGIN } from '../../testing/test-app.ts';

const list = enveloped(z.array(setting));

test('all settings together are those of all groups', async () => {
  const { get } = await createTestApp();
  const all = list.parse((await get('/api/public/settings')).json());
  for (const group of settingGroups) {
    const some = list.parse((await get(`/api/public/settings?group=${group}`)).json());
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual(all.filter((one) => one.group === group));
  }
});

test('a group that nobody knows holds nothing', async () => {
  const { get } = await createTestApp();
  expect(list.parse((await get('/api/public/settings?group=secrets')).json())).toEqual([]);
});

test('one setting is read by its key', async () => {
  const { get } = await createTestApp();
  expect(enveloped(setting).parse((await get('/api/public/settings/analytics_enabled')).json()).value_ar).toBe('false');
  expect((await get('/api/public/settings/no_such_key')).statusCode).toBe(404);
});

test('the canonical address is the configured one, unless a demonstration stored another', async () => {
  const { db, get } = await createTestApp();
  const canonical = async () =>
    enveloped(setting).parse((await get('/api/public/settings/canonical_url')).json()).value_ar;
  expect(await canonical()).toBe(SITE_ORIGIN);
  await db
    .updateTable('settings')
    .set({ value_ar: 'https://other.example' })
    .where('key', '=', 'canonical_url')
    .execute();
  expect(await canonical()).toBe('https://other.example');
});

test('a live site never takes its canonical address from the database', async () => {
  const { db, get } = await createTestApp({ siteMode: 'live' });
  await db
    .updateTable('settings')
    .set({ value_ar: 'https://other.example' })
    .where('key', '=', 'canonical_url')
    .execute();
  const seo = list.parse((await get('/api/public/settings?group=seo')).json());
  expect(seo.find(({ key }) => key === 'canonical_url')?.value_ar).toBe(SITE_ORIGIN);
});
