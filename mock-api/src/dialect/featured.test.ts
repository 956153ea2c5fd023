import { auditEntry, errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../testing/admin-api.ts';

const rows = z.array(z.object({ id: z.int(), featured_position: z.nullable(z.int()) }));
const list = z.object({ data: z.array(z.object({ id: z.int() })), meta: z.object({ total: z.int() }) });

test.each(['articles', 'studies'] as const)('lists the %s that staff chose first, then the newest', async (name) => {
  const { admin, get } = await createAdminApi();
  const shown = async (query: string) => {
    const { data, meta } = list.parse((await get(`/api/public/${name}?${query}`)).json());
    return { ids: data.map(({ id }) => id), total: meta.total };
  };
  const newest = await shown('per_page=50');
  const [oldest = 0, second = 0] = newest.ids.toReversed();
  const response = await admin('POST', `/api/admin/${name}/reorder`, { ids: [second, oldest] });
  expect(rows.parse(response.json())).toEqual([
    { id: second, featured_position: 1 },
    { id: oldest, featured_position: 2 },
  ]);
  const others = newest.ids.filter((id) => id !== oldest && id !== second);
  expect(await shown('per_page=50')).toEqual({ ids: [second, oldest, ...others], total: newest.total });
  const pages = [await shown('per_page=3&page=1'), await shown('per_page=3&page=2')];
  expect(pages.flatMap(({ ids }) => ids)).toEqual([second, oldest, ...others].slice(0, 6));
  expect((await shown('per_page=50&sort=newest')).ids).toEqual(newest.ids);

  await admin('POST', `/api/admin/${name}/reorder`, { ids: [oldest] });
  expect((await shown('per_page=2')).ids).toEqual([oldest, newest.ids[0]]);
  const entries = z.array(auditEntry).parse((await admin('GET', `/api/admin/audit?resource=${name}`)).json());
  expect(entries.map(({ details }) => details)).toContainEqual({ before: [second, oldest], after: [oldest] });
  await admin('POST', `/api/admin/${name}/reorder`, { ids: [] });
  expect(await shown('per_page=50')).toEqual(newest);
});

test('rejects an order with an article that is gone, and changes nothing', async () => {
  const { admin } = await createAdminApi();
  const response = await admin('POST', '/api/admin/articles/reorder', { ids: [1, 999_999] });
  expect(response.statusCode).toBe(409);
  expect(errorResponse.parse(response.json()).message).toContain('تغيّرت القائمة');
  expect((await admin('GET', '/api/admin/articles?featured_position_gte=1')).json()).toEqual([]);
});
