import { errorResponse, listCounts } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../testing/admin-api.ts';

const countsPath = (resource: string, ...queries: string[]) =>
  `/api/admin/${resource}/counts?${String(new URLSearchParams(queries.map((query) => ['of', query])))}`;

test('counts several queries of a list in one request, each as the list itself does', async () => {
  const { admin } = await createAdminApi();
  for (const [resource, ...queries] of [
    ['articles', '', 'status=published', 'status=draft&status=scheduled', 'q=الجدوى', 'q=no such text', 'id=abc'],
    ['users', 'role=client', 'role=admin&status=active', 'email_like=miqyas'],
    ['requests', 'view=all', 'view=overdue&kind=contact', 'view=mine', 'view=all&q=مصنع', 'created_at_gte=2026-11-01'],
  ] as const) {
    const totals: number[] = [];
    for (const query of queries) {
      const response = await admin('GET', `/api/admin/${resource}?_page=1&_limit=1&${encodeURI(query)}`);
      totals.push(Number(response.headers['x-total-count']));
    }
    expect(listCounts.parse((await admin('GET', countsPath(resource, ...queries))).json()), resource).toEqual(totals);
  }
});

test('counts one query and none, and refuses what the list refuses', async () => {
  const { admin } = await createAdminApi();
  expect((await admin('GET', countsPath('services', 'is_active=true'))).json()).toEqual([8]);
  expect((await admin('GET', countsPath('services'))).json()).toEqual([]);
  const unknown = await admin('GET', countsPath('requests', 'view=all', 'view=nothing'));
  expect(unknown.statusCode).toBe(422);
  expect(Object.keys(errorResponse.parse(unknown.json()).errors ?? {})).toEqual(['view']);
  const tooMany = await admin('GET', countsPath('services', ...Array.from({ length: 51 }, () => 'id=1')));
  expect(tooMany.statusCode).toBe(422);
});

test('counts again after a change', async () => {
  const { admin } = await createAdminApi();
  const path = countsPath('services', 'is_active=true', 'is_active=false');
  const visible = async () => listCounts.parse((await admin('GET', path)).json());
  expect(await visible()).toEqual([8, 0]);
  await admin('PATCH', '/api/admin/services/2', { is_active: false });
  expect(await visible()).toEqual([7, 1]);
});
