import { enveloped, setting, settingGroups } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, SITE_ORIGIN } from '../../testing/test-app.ts';

const list = enveloped(z.array(setting));

test('the list of all settings contains those of every group', async () => {
  const { get } = await createTestApp();
  const all = list.parse((await get('/api/public/settings')).json());
  for (const group of settingGroups) {
    const some = list.parse((await get(`/api/public/settings?group=${group}`)).json());
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual(all.filter((one) => one.group === group));
  }
});

test('an unknown group is empty', async () => {
  const { get } = await createTestApp();
  expect(list.parse((await get('/api/public/settings?group=secrets')).json())).toEqual([]);
});

test('reads one setting by key', async () => {
  const { get } = await createTestApp();
  expect(enveloped(setting).parse((await get('/api/public/settings/analytics_enabled')).json()).value_ar).toBe('false');
  expect((await get('/api/public/settings/no_such_key')).statusCode).toBe(404);
});

test('in demo mode a stored canonical URL overrides the configured origin', async () => {
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

test('in live mode the canonical URL comes from the configuration only', async () => {
  const { db, get } = await createTestApp({ siteMode: 'live' });
  await db
    .updateTable('settings')
    .set({ value_ar: 'https://other.example' })
    .where('key', '=', 'canonical_url')
    .execute();
  const seo = list.parse((await get('/api/public/settings?group=seo')).json());
  expect(seo.find(({ key }) => key === 'canonical_url')?.value_ar).toBe(SITE_ORIGIN);
});
