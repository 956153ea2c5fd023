import {
  article,
  contentVersion,
  contentVersionDetail,
  deletedRow,
  errorResponse,
  slugCheck,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY, HOUR } from '../../clock.ts';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';

const ARTICLES = '/api/admin/articles';

const addArticle = async ({ admin }: AdminApi) => {
  const body = { title_ar: 'الأولى', body_html: '<p>نص قديم</p>', slug: 'first', category: 'أسواق', tags: ['سوق'] };
  return article.parse((await admin('POST', ARTICLES, { ...body, status: 'published' })).json());
};

const versionsOf = async ({ admin }: AdminApi, path: string) =>
  z.array(contentVersion).parse((await admin('GET', `${path}/versions?_sort=id&_order=desc`)).json());

test('keeps each state of an article and restores an earlier one, without its slug and publication', async () => {
  const api = await createAdminApi();
  const { id } = await addArticle(api);
  api.wait(HOUR);
  await api.admin('PATCH', `${ARTICLES}/${id}`, { title_ar: 'الثانية', body_html: '<p>نص جديد</p>', slug: 'second' });
  // A save that changes nothing is no version.
  await api.admin('PATCH', `${ARTICLES}/${id}`, {});
  const [latest, first] = await versionsOf(api, `${ARTICLES}/${id}`);
  expect([latest, first]).toMatchObject([
    { event: 'updated', title: 'الثانية', changed: ['slug', 'title_ar', 'body_html'], actor_name: 'نورهان سعد' },
    { event: 'created', title: 'الأولى', changed: [] },
  ]);
  const url = `${ARTICLES}/${id}/versions/${first?.id}`;
  expect(contentVersionDetail.parse((await api.admin('GET', url)).json()).data).toMatchObject({
    title_ar: 'الأولى',
    body_html: '<p>نص قديم</p>',
  });
  const restored = article.parse((await api.admin('POST', `${url}/restore`, {})).json());
  expect(restored).toMatchObject({
    title_ar: 'الأولى',
    body_html: '<p>نص قديم</p>',
    slug: 'second',
    status: 'published',
  });
  expect((await versionsOf(api, `${ARTICLES}/${id}`)).map(({ event }) => event)).toEqual([
    'restored',
    'updated',
    'created',
  ]);
  const audit = (await api.admin('GET', '/api/admin/audit?_sort=id&_order=desc&_limit=1&_page=1')).json();
  expect(audit[0]).toMatchObject({ action: 'article.restored', record: String(id) });
});

test('a restore over a newer save is refused', async () => {
  const api = await createAdminApi();
  const { id, updated_at } = await addArticle(api);
  api.wait(HOUR);
  await api.admin('PATCH', `${ARTICLES}/${id}`, { title_ar: 'الثانية' });
  const first = (await versionsOf(api, `${ARTICLES}/${id}`)).at(-1);
  const response = await api.admin('POST', `${ARTICLES}/${id}/versions/${first?.id}/restore`, { updated_at });
  expect(response.statusCode).toBe(409);
  expect(errorResponse.parse(response.json()).changed_since?.by).toBe('نورهان سعد');
});

test('the first change of seed content keeps the state before it', async () => {
  const api = await createAdminApi();
  for (const [path, change] of [
    ['/api/admin/services/1', { name_ar: 'اسم آخر' }],
    ['/api/admin/sectors/1', { name_ar: 'اسم آخر' }],
    ['/api/admin/studies/1', { title_ar: 'اسم آخر' }],
    ['/api/admin/sliders/1', { title_ar: 'اسم آخر' }],
  ] as const) {
    const before = (await api.admin('GET', path)).json();
    await api.admin('PATCH', path, change);
    const versions = await versionsOf(api, path);
    expect(
      versions.map(({ event }) => event),
      path,
    ).toEqual(['updated', 'created']);
    const restored = (await api.admin('POST', `${path}/versions/${versions[1]?.id}/restore`, {})).json();
    expect({ ...restored, updated_at: before.updated_at }, path).toEqual(before);
  }
});

test('restores a deleted article with its id, publication and former slugs for 30 days', async () => {
  const api = await createAdminApi();
  const { id } = await addArticle(api);
  await api.admin('PATCH', `${ARTICLES}/${id}`, { slug: 'second' });
  const before = article.parse((await api.admin('GET', `${ARTICLES}/${id}`)).json());
  api.wait(HOUR);
  await api.admin('DELETE', `${ARTICLES}/${id}`);
  const [deleted] = z.array(deletedRow).parse((await api.admin('GET', `${ARTICLES}/deleted`)).json());
  expect(deleted).toMatchObject({ record_id: id, title: 'الأولى', expires_at: '2026-04-01T10:00:00.000Z' });
  api.wait(HOUR);
  const response = await api.admin('POST', `${ARTICLES}/deleted/${id}/restore`, {});
  expect(article.parse(response.json())).toEqual({ ...before, updated_at: '2026-03-02T11:00:00.000Z' });
  expect((await api.get('/api/public/articles/first')).json().data).toMatchObject({ id, slug: 'second' });
  expect((await api.admin('GET', `${ARTICLES}/deleted`)).json()).toEqual([]);
  expect((await api.admin('GET', `${ARTICLES}/${id}/former-slugs`)).json()).toMatchObject([{ slug: 'first' }]);

  await api.admin('DELETE', `${ARTICLES}/${id}`);
  api.wait(31 * DAY);
  expect((await api.admin('GET', `${ARTICLES}/deleted`)).json()).toEqual([]);
  expect((await api.admin('POST', `${ARTICLES}/deleted/${id}/restore`, {})).statusCode).toBe(404);
});

test('a deleted row whose slug is in use is restored with another slug', async () => {
  const api = await createAdminApi();
  const { id } = await addArticle(api);
  await api.admin('DELETE', `${ARTICLES}/${id}`);
  await addArticle(api);
  const refused = await api.admin('POST', `${ARTICLES}/deleted/${id}/restore`, {});
  expect(refused.statusCode).toBe(422);
  expect(errorResponse.parse(refused.json()).errors).toEqual({
    slug: ['هذا الرابط المختصر مستخدم من قبل، اختر غيره'],
  });
  const response = await api.admin('POST', `${ARTICLES}/deleted/${id}/restore`, { slug: 'first-again' });
  expect(article.parse(response.json())).toMatchObject({ id, slug: 'first-again' });
});

test('checks a slug while somebody types it', async () => {
  const api = await createAdminApi();
  const { id } = await addArticle(api);
  const check = async (query: string) => slugCheck.parse((await api.admin('GET', `${ARTICLES}/slug?${query}`)).json());
  expect(await check('slug=First')).toEqual({
    slug: 'first',
    is_available: false,
    message: 'هذا الرابط المختصر مستخدم من قبل، اختر غيره',
    suggestion: 'first-2',
  });
  expect(await check(`slug=first&id=${id}`)).toMatchObject({ is_available: true, message: '' });
  expect(await check(`title=${encodeURIComponent('دليل التصدير')}`)).toMatchObject({
    slug: 'دليل-التصدير',
    is_available: true,
  });
});
