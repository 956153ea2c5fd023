import { adminSettings, contentState, enveloped } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const names = z.object({ data: z.array(z.object({ name_ar: z.string() })) });
const stateOf = async ({ get }: TestApp) =>
  enveloped(contentState).parse((await get('/api/public/content-version')).json());

test('changes with every write of public content, whose cached lists then show it', async () => {
  const api = await createTestApp();
  const token = await api.signIn('admin@miqyas.example');
  const versions = [(await stateOf(api)).version];
  const send = async (method: 'PATCH' | 'PUT' | 'POST' | 'DELETE', url: string, body: object) => {
    const response = await api.request(method, url, { token, body });
    expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(300);
    versions.push((await stateOf(api)).version);
  };
  const nameOf = async () => names.parse((await api.get('/api/public/services')).json()).data[0]?.name_ar;
  expect(await nameOf()).not.toBe('اسم جديد للخدمة');
  await send('PATCH', '/api/admin/services/1', { name_ar: 'اسم جديد للخدمة' });
  expect(await nameOf()).toBe('اسم جديد للخدمة');
  await send('PATCH', '/api/admin/sectors/1', { sort_order: 40 });
  await send('PATCH', '/api/admin/sliders/1', { title_ar: 'شريحة' });
  await send('PATCH', '/api/admin/articles/1', { tags: ['وسم جديد'] });
  await send('PATCH', '/api/admin/studies/1', { title_ar: 'دراسة بعنوان جديد' });
  const { stats } = adminSettings.parse((await api.get('/api/admin/settings', { token })).json());
  await send('PUT', '/api/admin/settings/stats', { ...stats, years: 12 });
  await send('DELETE', '/api/admin/sliders/2', {});
  expect(new Set(versions).size).toBe(versions.length);
});

test('stays while requests, accounts and downloads change, and is the same for each reader', async () => {
  const api = await createTestApp();
  const before = await stateOf(api);
  await api.post('/api/public/contact', { name: 'سالم', email: 's@example.com', subject: 'سؤال', message: 'نص' });
  await api.signIn('client@miqyas.example');
  await api.db.updateTable('studies').set({ downloads: 400 }).where('id', '=', 1).execute();
  expect(await stateOf(api)).toEqual(before);
});

test('names the next scheduled publication, and changes when it is due', async () => {
  const api = await createTestApp();
  const schedule = (table: 'articles' | 'studies', id: number, published_at: string) =>
    api.db.updateTable(table).set({ status: 'scheduled', published_at }).where('id', '=', id).execute();
  for (const table of ['articles', 'studies'] as const)
    await api.db.updateTable(table).set({ status: 'draft' }).where('status', '=', 'scheduled').execute();
  expect((await stateOf(api)).next_publication_at).toBeNull();
  await schedule('articles', 1, '2026-03-02T11:00:00.000Z');
  await schedule('studies', 2, '2026-03-02T10:00:00.000Z');
  const first = await stateOf(api);
  expect(first.next_publication_at).toBe('2026-03-02T10:00:00.000Z');
  api.wait(3_600_000);
  const second = await stateOf(api);
  expect(second.next_publication_at).toBe('2026-03-02T11:00:00.000Z');
  api.wait(3_600_000);
  const third = await stateOf(api);
  expect(third.next_publication_at).toBeNull();
  expect(new Set([first, second, third].map(({ version }) => version)).size).toBe(3);
});
