import { article, bulkResponse, deletedRow, type BulkResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';

const FUTURE = '2027-05-01T09:00:00.000Z';

const run = async ({ admin }: AdminApi, path: string, body: object): Promise<BulkResponse> =>
  bulkResponse.parse((await admin('POST', `/api/admin/${path}`, body)).json());
const undoOf = ({ results }: BulkResponse) => ({ rows: results.flatMap(({ undo }) => undo ?? []) });

const addArticle = async ({ admin }: AdminApi, fields: object): Promise<number> => {
  const body = { title_ar: 'دليل', body_html: '<p>نص</p>', category: 'أدلة', ...fields };
  return article.parse((await admin('POST', '/api/admin/articles', body)).json()).id;
};

const publicationsOf = ({ db }: AdminApi) =>
  db
    .selectFrom('articles')
    .select(['id', 'status', 'published_at', 'featured_position', 'created_at'])
    .orderBy('id')
    .execute();

test('an undo gives every article back its own status, time and place', async () => {
  const api = await createAdminApi();
  // The seed has published articles whose date is later than the clock of the tests.
  const past = '2026-01-04T08:00:00.000Z';
  await api.db
    .updateTable('articles')
    .set({ status: 'published', published_at: past })
    .where('published_at', '>', past)
    .execute();
  await addArticle(api, {});
  const scheduled = await addArticle(api, { status: 'scheduled', published_at: FUTURE });
  await api.admin('POST', '/api/admin/articles/reorder', { ids: [3, 1] });
  const before = await publicationsOf(api);
  const ids = before.map(({ id }) => id);
  for (const action of ['archive', 'publish', 'draft', 'delete'] as const) {
    const done = await run(api, 'articles/bulk', { action, ids });
    expect(done.failed, action).toBe(0);
    expect(await publicationsOf(api)).not.toEqual(before);
    expect(await run(api, 'articles/bulk/undo', undoOf(done))).toMatchObject({ failed: 0 });
    expect(await publicationsOf(api), action).toEqual(before);
  }
  expect(before.find(({ id }) => id === scheduled)).toMatchObject({ status: 'scheduled', published_at: FUTURE });
});

test('an undo of a deletion also brings back what readers have saved', async () => {
  const api = await createAdminApi();
  const saved = () =>
    api.db
      .selectFrom('saved_items')
      .selectAll()
      .where('kind', '=', 'study')
      .orderBy('item_id')
      .orderBy('user_id')
      .execute();
  await api.db.deleteFrom('saved_items').execute();
  const bookmark = { user_id: 1, kind: 'study' as const, item_id: 2, created_at: '2026-01-05T08:00:00.000Z' };
  await api.db.insertInto('saved_items').values(bookmark).execute();
  const done = await run(api, 'studies/bulk', { action: 'delete', ids: [2] });
  expect(await saved()).toEqual([]);
  await run(api, 'studies/bulk/undo', undoOf(done));
  expect(await saved()).toEqual([bookmark]);
});

test.each(['services', 'sectors', 'sliders'] as const)('an undo shows and hides %s as they were', async (resource) => {
  const api = await createAdminApi();
  await run(api, `${resource}/bulk`, { action: 'deactivate', ids: [2] });
  const shown = () => api.db.selectFrom(resource).select(['id', 'is_active']).orderBy('id').execute();
  const before = await shown();
  const done = await run(api, `${resource}/bulk`, { action: 'deactivate', ids: [1, 2, 3] });
  await run(api, `${resource}/bulk/undo`, undoOf(done));
  expect(await shown()).toEqual(before);
});

test('an undo leaves a row whose values somebody has changed since, and names it', async () => {
  const api = await createAdminApi();
  const done = await run(api, 'articles/bulk', { action: 'archive', ids: [1, 2] });
  await api.admin('PATCH', '/api/admin/articles/1', { status: 'draft' });
  const undone = await run(api, 'articles/bulk/undo', undoOf(done));
  expect(undone).toMatchObject({ done: 1, failed: 1 });
  expect(undone.results[0]).toMatchObject({ id: 1, ok: false, message: expect.stringContaining('تغيّر هذا العنصر') });
  expect(undone.results[0]?.name).toBeTruthy();
  const statuses = (await publicationsOf(api)).map(({ status }) => status);
  expect(statuses.slice(0, 2)).toEqual(['draft', 'published']);
});

test('says before an action which rows are public, scheduled and drafts, and what refers to them', async () => {
  const api = await createAdminApi();
  const draft = await addArticle(api, { title_ar: 'مسودة أولى' });
  const scheduled = await addArticle(api, { status: 'scheduled', published_at: FUTURE });
  const { slug } = await api.db.selectFrom('articles').select('slug').where('id', '=', 1).executeTakeFirstOrThrow();
  await addArticle(api, { body_html: `<p><a href="/blog/${encodeURIComponent(slug)}">المقال</a></p>` });
  const look = async (action: string) =>
    (await run(api, 'articles/bulk?dry_run=1', { action, ids: [draft, scheduled, 1] })).preview;
  expect(await look('archive')).toMatchObject({
    names: ['مسودة أولى', 'دليل', expect.any(String)],
    states: [
      { state: 'draft', ids: [draft] },
      { state: 'scheduled', ids: [scheduled] },
      { state: 'published', ids: [1] },
    ],
    used_by: [],
  });
  const usedBy = (await look('delete'))?.used_by;
  expect(usedBy?.find(({ kind }) => kind === 'articles')?.count).toBeGreaterThanOrEqual(1);
  const sectorUse = (await run(api, 'sectors/bulk?dry_run=1', { action: 'delete', ids: [1] })).preview?.used_by;
  expect(sectorUse?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['services', 'studies']));
});

test('a refusal names the row and its fields', async () => {
  const api = await createAdminApi();
  const id = await addArticle(api, { title_ar: 'بلا نص', body_html: '', category: '' });
  const { results } = await run(api, 'articles/bulk', { action: 'publish', ids: [id] });
  expect(results[0]).toMatchObject({ id, ok: false, name: 'بلا نص' });
  expect(Object.keys(results[0]?.errors ?? {})).toEqual(expect.arrayContaining(['body_html', 'category']));
});

test('a deleted row is removed for good, and nothing restores it', async () => {
  const api = await createAdminApi();
  await api.admin('DELETE', '/api/admin/articles/1');
  const bin = async () => z.array(deletedRow).parse((await api.admin('GET', '/api/admin/articles/deleted')).json());
  expect(await bin()).toHaveLength(1);
  expect((await api.admin('DELETE', '/api/admin/articles/deleted/1')).statusCode).toBe(200);
  expect(await bin()).toEqual([]);
  expect((await api.admin('POST', '/api/admin/articles/deleted/1/restore', {})).statusCode).toBe(404);
  expect((await api.admin('DELETE', '/api/admin/articles/deleted/2')).statusCode).toBe(404);
});
