import { auditEntry, errorResponse, slider } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../testing/admin-api.ts';

const rows = z.array(z.object({ id: z.int(), sort_order: z.int(), updated_at: z.string() }));

test.each([
  ['services', 8],
  ['sectors', 8],
  ['sliders', 4],
] as const)('lists %s in their new order', async (resource, count) => {
  const { admin, get } = await createAdminApi();
  const ids = Array.from({ length: count }, (_, index) => count - index);
  const response = await admin('POST', `/api/admin/${resource}/reorder`, { ids });
  expect(response.statusCode).toBe(200);
  expect(rows.parse(response.json()).map(({ id, sort_order }) => [id, sort_order])).toEqual(
    ids.map((id, index) => [id, index + 1]),
  );
  const shown = z.array(z.object({ id: z.int() })).parse((await get(`/api/public/${resource}`)).json().data);
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test('changes the version of moved rows only, and logs the order before and after', async () => {
  const { admin } = await createAdminApi();
  await admin('POST', '/api/admin/sliders/reorder', { ids: [1, 3, 2, 4] });
  const after = z.array(slider).parse((await admin('GET', '/api/admin/sliders')).json());
  const moved = '2026-03-02T09:00:00.000Z';
  expect(after.filter(({ updated_at }) => updated_at === moved).map(({ id }) => id)).toEqual([2, 3]);
  const entries = z.array(auditEntry).parse((await admin('GET', '/api/admin/audit?resource=sliders')).json());
  expect(entries.map(({ action, record, details }) => [action, record, details])).toEqual([
    ['slider.reordered', 'order', { before: [1, 2, 3, 4], after: [1, 3, 2, 4] }],
  ]);
});

test('rejects a stale update that would restore the old position', async () => {
  const { admin } = await createAdminApi();
  const open = slider.parse((await admin('GET', '/api/admin/sliders/2')).json());
  await admin('POST', '/api/admin/sliders/reorder', { ids: [2, 1, 3, 4] });
  expect((await admin('PUT', '/api/admin/sliders/2', open)).statusCode).toBe(409);
});

test.each([[[1, 2, 3]], [[1, 2, 3, 4, 5]], [[1, 2, 3, 3]], [[1, 2, 3, 999]]])(
  'rejects an order that does not list exactly the existing rows: %j',
  async (ids) => {
    const { admin } = await createAdminApi();
    const response = await admin('POST', '/api/admin/sliders/reorder', { ids });
    expect(response.statusCode).toBe(409);
    expect(errorResponse.parse(response.json()).message).toBe(
      'تغيّرت القائمة منذ فتحتها. حدّث الصفحة ثم رتّب العناصر من جديد.',
    );
    const stored = z.array(slider).parse((await admin('GET', '/api/admin/sliders?_sort=sort_order')).json());
    expect(stored.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  },
);

test('changes nothing when the order is the same', async () => {
  const { admin } = await createAdminApi();
  const before = (await admin('GET', '/api/admin/sliders')).json();
  await admin('POST', '/api/admin/sliders/reorder', { ids: [1, 2, 3, 4] });
  expect((await admin('GET', '/api/admin/sliders')).json()).toEqual(before);
  expect((await admin('GET', '/api/admin/audit?resource=sliders')).json()).toEqual([]);
});
