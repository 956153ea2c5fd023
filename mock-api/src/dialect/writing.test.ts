import { auditEntry, errorResponse, slider } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MINUTE } from '../clock.ts';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';

const SLIDERS = '/api/admin/sliders';

const read = async ({ admin }: AdminApi, id: number) => slider.parse((await admin('GET', `${SLIDERS}/${id}`)).json());
const auditOf = async ({ admin }: AdminApi) =>
  z.array(auditEntry).parse((await admin('GET', '/api/admin/audit?resource=sliders&_sort=id')).json());

test('rejects a stale update with 409, the last writer, the time and the current row', async () => {
  const api = await createAdminApi();
  const seen = await read(api, 1);
  api.wait(5 * MINUTE);
  const token = await api.signIn('admin2@miqyas.example');
  const saved = await api.request('PATCH', `${SLIDERS}/1`, { token, body: { title_ar: 'عنوان الزميلة' } });
  const theirs = slider.parse(saved.json());
  for (const [method, body] of [
    ['PUT', { ...seen, title_ar: 'عنواني' }],
    ['PATCH', { updated_at: seen.updated_at, title_ar: 'عنواني' }],
  ] as const) {
    const response = await api.admin(method, `${SLIDERS}/1`, body);
    expect(response.statusCode).toBe(409);
    const { message, changed_since } = errorResponse.parse(response.json());
    expect(message).toMatch(/^عُدّل هذا العنصر بعد أن فتحته \(.*، 2\u00A0مارس 2026/);
    expect(changed_since).toMatchObject({ at: theirs.updated_at, current: theirs, is_own: false });
    expect(changed_since?.by).toBeTruthy();
    expect(message).toContain(changed_since?.by);
  }
  expect(await read(api, 1)).toEqual(theirs);
});

test('a stale update says that the same person saved the row in another tab', async () => {
  const api = await createAdminApi();
  const seen = await read(api, 1);
  api.wait(5 * MINUTE);
  await api.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'من التبويب الآخر' });
  const response = await api.admin('PATCH', `${SLIDERS}/1`, {
    updated_at: seen.updated_at,
    title_ar: 'من هذا التبويب',
  });
  expect(response.statusCode).toBe(409);
  const { message, changed_since } = errorResponse.parse(response.json());
  expect(changed_since).toMatchObject({ by: 'نورهان سعد', is_own: true });
  expect(message).toMatch(/^حفظتَ هذا العنصر من علامة تبويب أخرى بعد أن فتحته هنا \(2\u00A0مارس 2026/);
});

test('accepts an update without a version or with the current version', async () => {
  const api = await createAdminApi();
  await api.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'أول' });
  const { updated_at: _version, ...withoutVersion } = await read(api, 1);
  expect((await api.admin('PUT', `${SLIDERS}/1`, { ...withoutVersion, title_ar: 'ثان' })).statusCode).toBe(200);
  const newest = await read(api, 1);
  expect((await api.admin('PUT', `${SLIDERS}/1`, { ...newest, title_ar: 'ثالث' })).statusCode).toBe(200);
});

test('assigns two versions to two changes in the same millisecond', async () => {
  const api = await createAdminApi();
  const first = slider.parse((await api.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'أول' })).json());
  const second = slider.parse((await api.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'ثان' })).json());
  expect(second.updated_at > first.updated_at).toBe(true);
  expect(
    (await api.admin('PATCH', `${SLIDERS}/1`, { updated_at: first.updated_at, title_ar: 'ثالث' })).statusCode,
  ).toBe(409);
});

test('accepts a whole record and ignores its read-only fields', async () => {
  const api = await createAdminApi();
  const stored = await read(api, 2);
  const response = await api.admin('PUT', `${SLIDERS}/2`, {
    ...stored,
    id: 77,
    created_at: '2001-01-01T00:00:00.000Z',
    search: 'x',
    is_admin: true,
    title_en: 'Changed',
  });
  const saved = slider.parse(response.json());
  expect(saved).toEqual({ ...stored, title_en: 'Changed', updated_at: saved.updated_at });
  expect((await api.admin('GET', `${SLIDERS}/77`)).statusCode).toBe(404);
});

test('logs each write with its actor and the values before and after', async () => {
  const api = await createAdminApi();
  const { id } = slider.parse(
    (await api.admin('POST', SLIDERS, { title_ar: 'شريحة', title_en: 'x'.repeat(200) })).json(),
  );
  await api.admin('PATCH', `${SLIDERS}/${id}`, { title_ar: 'شريحة أخرى', is_active: false });
  await api.admin('PATCH', `${SLIDERS}/${id}`, { title_ar: '' });
  await api.admin('DELETE', `${SLIDERS}/${id}`);
  const entries = await auditOf(api);
  expect(entries.map(({ action, record }) => [action, record])).toEqual([
    ['slider.created', '5'],
    ['slider.updated', '5'],
    ['slider.deleted', '5'],
  ]);
  expect(entries[0]?.details).toMatchObject({ after: { title_ar: 'شريحة', is_active: true } });
  expect(entries[1]?.details).toEqual({
    before: { title_ar: 'شريحة', is_active: true },
    after: { title_ar: 'شريحة أخرى', is_active: false },
  });
  expect(entries[2]?.details).toMatchObject({ before: { title_ar: 'شريحة أخرى' } });
  expect(entries.every(({ actor_id }) => actor_id === 1)).toBe(true);
});

test('creates one row for repeated requests with the same idempotency key', async () => {
  const api = await createAdminApi();
  const post = () => api.admin('POST', SLIDERS, { title_ar: 'مرة واحدة' }, { 'idempotency-key': 'one-slide-only' });
  const responses = await Promise.all([post(), post(), post()]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(new Set(responses.map(({ headers }) => headers.location)).size).toBe(1);
  expect((await api.admin('GET', SLIDERS)).headers['x-total-count']).toBe('5');
  expect(await auditOf(api)).toHaveLength(1);
});

test('rejects an idempotency key that is reused for another row', async () => {
  const api = await createAdminApi();
  const hide = (id: number) =>
    api.admin('PATCH', `${SLIDERS}/${id}`, { is_active: false }, { 'idempotency-key': 'hide-this-one' });
  expect((await hide(1)).statusCode).toBe(200);
  expect((await hide(2)).statusCode).toBe(409);
  expect((await read(api, 2)).is_active).toBe(true);
});

test('repeats the response of a deletion for the same idempotency key', async () => {
  const api = await createAdminApi();
  const remove = () => api.admin('DELETE', `${SLIDERS}/1`, undefined, { 'idempotency-key': 'remove-it-once' });
  for (const response of [await remove(), await remove()])
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
});

test.each(['0', '-1', 'x', '1.0', "1'", '999999', '99999999999999999999'])(
  'responds with 404 to the id %s',
  async (id) => {
    const { admin } = await createAdminApi();
    for (const [method, body] of [
      ['GET'],
      ['PUT', { title_ar: 'س' }],
      ['PATCH', { title_ar: 'س' }],
      ['DELETE'],
    ] as const) {
      const response = await admin(method, `${SLIDERS}/${id}`, body);
      expect(response.statusCode).toBe(404);
      expect(errorResponse.parse(response.json()).message).toBe('العنصر المطلوب غير موجود.');
    }
  },
);

test.each([[[]], ['text'], [7], [null]])('rejects the body %j with 422', async (body) => {
  const { app, signIn } = await createAdminApi();
  const token = await signIn('admin@miqyas.example');
  for (const [method, url] of [
    ['POST', SLIDERS],
    ['PUT', `${SLIDERS}/1`],
    ['PATCH', `${SLIDERS}/1`],
  ] as const) {
    const response = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(response.statusCode).toBe(422);
  }
});

test('accepts an empty JSON body for DELETE only', async () => {
  const { app, signIn } = await createAdminApi();
  const headers = {
    authorization: `Bearer ${await signIn('admin@miqyas.example')}`,
    'content-type': 'application/json',
  };
  const removed = await app.inject({ method: 'DELETE', url: `${SLIDERS}/1`, headers });
  expect([removed.statusCode, removed.json()]).toEqual([200, {}]);
  for (const [method, url] of [
    ['POST', SLIDERS],
    ['PUT', `${SLIDERS}/2`],
    ['PATCH', `${SLIDERS}/2`],
  ] as const)
    expect((await app.inject({ method, url, headers })).statusCode).toBe(400);
  const poisoned = await app.inject({
    method: 'PATCH',
    url: `${SLIDERS}/2`,
    headers,
    payload: '{"__proto__":{"is_active":false}}',
  });
  expect(poisoned.statusCode).toBe(400);
});

test('rejects a body of more than 64 KB with 413', async () => {
  const { admin } = await createAdminApi();
  expect((await admin('POST', SLIDERS, { title_ar: 'س', description_ar: 'x'.repeat(70_000) })).statusCode).toBe(413);
});
