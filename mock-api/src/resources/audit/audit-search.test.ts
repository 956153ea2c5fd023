import { auditEntry, service, user } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';

const find = async ({ admin }: AdminApi, query: string) =>
  z.array(auditEntry).parse((await admin('GET', `/api/admin/audit?${query}`)).json());

/** A service of its own, whose price has changed. */
const changePrice = async (api: AdminApi) => {
  const body = { name_ar: 'تقييم المناجم', basic_price: 3210, delivery_days_basic: 9 };
  const created = service.parse((await api.admin('POST', '/api/admin/services', body)).json());
  await api.admin('PATCH', `/api/admin/services/${created.id}`, { is_active: false });
  await api.admin('PATCH', `/api/admin/services/${created.id}`, { basic_price: 4560 });
  return created;
};

test('one search answers who changed the price of a service', async () => {
  const api = await createAdminApi();
  const { id } = await changePrice(api);
  const [entry, ...others] = await find(api, `q=${encodeURIComponent('سعر تقييم المناجم')}&action=service.updated`);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor_name: 'نورهان سعد',
    record: String(id),
    record_name: 'تقييم المناجم',
    details: { before: { basic_price: 3210 }, after: { basic_price: 4560 } },
  });
});

test('entries are found by a value, and filtered by a field', async () => {
  const api = await createAdminApi();
  const { id } = await changePrice(api);
  const byValue = await find(api, 'q=4560');
  expect(byValue.map(({ record }) => record)).toEqual([String(id)]);
  const byField = await find(api, `resource=services&record=${id}&field=basic_price&_sort=id`);
  expect(byField.map(({ action }) => action)).toEqual(['service.created', 'service.updated']);
  expect(await find(api, 'field=is%25active')).toEqual([]);
});

test('a deleted account leaves neither its name nor its address in the log', async () => {
  const api = await createAdminApi();
  const account = { name: 'سارة المحذوفة', email: 'forgotten@example.com' };
  const { id } = user.parse((await api.admin('POST', '/api/admin/users', account)).json());
  await api.admin('PATCH', `/api/admin/users/${id}`, { name: 'سارة قبل الحذف' });
  await api.admin('DELETE', `/api/admin/users/${id}`);
  expect(await find(api, `q=${encodeURIComponent('سارة')}`)).toEqual([]);
  expect(await find(api, 'q=forgotten')).toEqual([]);
  const entries = await find(api, `resource=users&record=${id}`);
  expect(entries).toHaveLength(3);
  expect(JSON.stringify(entries)).not.toContain('سارة');
});
