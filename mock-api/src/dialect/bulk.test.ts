import { auditEntry, bulkResponse, errorResponse, type BulkResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, suspendSecondAdmin, type AdminApi } from '../testing/admin-api.ts';

const bulk = async ({ admin }: AdminApi, resource: string, body: object): Promise<BulkResponse> =>
  bulkResponse.parse((await admin('POST', `/api/admin/${resource}/bulk`, body)).json());
const done = (id: number) => ({ id, ok: true, message: '' });

test.each(['services', 'sectors', 'sliders'] as const)('deactivates and activates many %s', async (resource) => {
  const api = await createAdminApi();
  const { db, get } = api;
  expect(await bulk(api, resource, { action: 'deactivate', ids: [3, 1, 3] })).toMatchObject({
    done: 2,
    failed: 0,
    matched: 2,
    results: [done(3), done(1)],
  });
  const off = await db.selectFrom(resource).select('id').where('is_active', '=', 0).orderBy('id').execute();
  expect(off.map(({ id }) => id)).toEqual([1, 3]);
  const shown = z.array(z.object({ id: z.int() })).parse((await get(`/api/public/${resource}`)).json().data);
  expect(shown.map(({ id }) => id)).not.toContain(1);
  expect((await bulk(api, resource, { action: 'activate', ids: [1, 3] })).done).toBe(2);
  const entries = z
    .array(auditEntry)
    .parse((await api.admin('GET', `/api/admin/audit?resource=${resource}&_sort=id`)).json());
  expect(entries.map(({ record, details }) => [record, details])).toEqual([
    ['3', { before: { is_active: true }, after: { is_active: false } }],
    ['1', { before: { is_active: true }, after: { is_active: false } }],
    ['1', { before: { is_active: false }, after: { is_active: true } }],
    ['3', { before: { is_active: false }, after: { is_active: true } }],
  ]);
});

test.each(['articles', 'studies'] as const)('drafts, publishes and archives many %s', async (resource) => {
  const api = await createAdminApi();
  const statuses = async () =>
    (await api.db.selectFrom(resource).select('status').where('id', 'in', [1, 2]).orderBy('id').execute()).map(
      ({ status }) => status,
    );
  for (const [action, status] of [
    ['draft', 'draft'],
    ['publish', 'published'],
    ['archive', 'archived'],
  ]) {
    expect((await bulk(api, resource, { action, ids: [1, 2] })).done).toBe(2);
    expect(await statuses()).toEqual([status, status]);
  }
});

test('reports why a row cannot be deleted, and deletes the others', async () => {
  const api = await createAdminApi();
  const { id: free } = (await api.admin('POST', '/api/admin/sectors', { name_ar: 'قطاع بلا شيء' })).json();
  const response = await bulk(api, 'sectors', { action: 'delete', ids: [1, free, 999_999] });
  expect(response).toMatchObject({
    done: 1,
    failed: 2,
    results: [{ id: 1, ok: false }, done(free), { id: 999_999, ok: false, message: 'العنصر المطلوب غير موجود.' }],
  });
  expect(response.results[0]?.message).toMatch(/^لا يمكن حذف هذا القطاع/);
  expect((await api.db.selectFrom('sectors').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test('activates and suspends many accounts, but never suspends the last administrator', async () => {
  const api = await createAdminApi();
  await suspendSecondAdmin(api);
  const { app, db, get, emails, signIn } = api;
  const token = await signIn('client@miqyas.example');
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const [admin, pending, client] = [
    await idOf('admin@miqyas.example'),
    await idOf('pending@miqyas.example'),
    await idOf('client@miqyas.example'),
  ];
  const suspended = await bulk(api, 'users', { action: 'suspend', ids: [admin, client] });
  expect(suspended.results.map(({ ok }) => ok)).toEqual([false, true]);
  expect((await get('/api/auth/me', { token })).statusCode).toBe(401);
  expect((await bulk(api, 'users', { action: 'activate', ids: [pending, client] })).done).toBe(2);
  await app.settled();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([['pending@miqyas.example', 'اعتُمد حسابك مستشاراً']]);
});

test('rolls back all writes of a failed row', async () => {
  const api = await createAdminApi();
  await api.db.updateTable('articles').set({ status: 'draft', body_html: '' }).where('id', '=', 2).execute();
  const before = await api.db.selectFrom('articles').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
  const response = await bulk(api, 'articles', { action: 'publish', ids: [1, 2, 3] });
  expect(response.results.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(response.results[1]?.message).toMatch(/\p{Script=Arabic}/u);
  expect(await api.db.selectFrom('articles').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()).toEqual(before);
});

test('rolls back the whole request after an unexpected error', async () => {
  const api = await createAdminApi();
  await api.db.updateTable('services').set({ steps: 'broken' }).where('id', '=', 3).execute();
  expect(
    (await api.admin('POST', '/api/admin/services/bulk', { action: 'deactivate', ids: [1, 2, 3] })).statusCode,
  ).toBe(500);
  expect(await api.db.selectFrom('services').select('id').where('is_active', '=', 0).execute()).toEqual([]);
});

test.each([
  [{ action: 'explode', ids: [1] }, { action: ['اختر قيمة من القائمة'] }],
  [{ action: 'delete', ids: [] }, { ids: ['عدد العناصر أقل من المطلوب'] }],
  [
    { action: 'delete', ids: Array.from({ length: 501 }, (_, index) => index + 1) },
    { ids: ['عدد العناصر أكبر من المسموح به'] },
  ],
  [{ action: 'delete', ids: 'all' }, { ids: ['القيمة غير صحيحة'] }],
])('rejects %j with 422', async (body, errors) => {
  const api = await createAdminApi();
  const response = await api.admin('POST', '/api/admin/sliders/bulk', body);
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual(errors);
});

test('runs once for the same idempotency key', async () => {
  const api = await createAdminApi();
  const key = { 'idempotency-key': 'delete-two-slides' };
  const [first, second] = [
    await api.admin('POST', '/api/admin/sliders/bulk', { action: 'delete', ids: [1, 2] }, key),
    await api.admin('POST', '/api/admin/sliders/bulk', { action: 'delete', ids: [1, 2] }, key),
  ];
  expect(second.json()).toEqual(first.json());
  expect(bulkResponse.parse(second.json()).done).toBe(2);
});

test('acts on all rows that match a filter, after a count of them', async () => {
  const { admin } = await createAdminApi();
  for (let number = 1; number <= 3; number += 1)
    await admin('POST', '/api/admin/articles', { title_ar: `دليل الزعفران ${number}` });
  const filter = { q: 'الزعفران', status: 'draft' };
  const send = (body: object, query = '') =>
    admin('POST', `/api/admin/articles/bulk${query}`, { action: 'archive', ...body });
  expect((await send({ filter }, '?dry_run=1')).json()).toMatchObject({
    done: 0,
    matched: 3,
    results: [],
    preview: { states: [{ state: 'draft' }] },
  });
  // One of them changed since the count.
  const changed = await send({ filter, count: 4 });
  expect(changed.statusCode).toBe(409);
  expect(errorResponse.parse(changed.json()).message).toContain('3');
  expect((await send({ filter, count: 3 })).json()).toMatchObject({ done: 3, failed: 0, matched: 3 });
  expect((await admin('GET', '/api/admin/articles?status=archived&_page=1')).headers['x-total-count']).toBe('3');
  for (const body of [{}, { ids: [1], filter }]) expect((await send(body)).statusCode).toBe(422);
});
