import { expect, test } from 'vitest';
import { createAdminApi } from '../testing/admin-api.ts';

test('names the parameters of a list that have no effect', async () => {
  const { admin } = await createAdminApi();
  const ignoredBy = async (path: string) => (await admin('GET', `/api/admin/${path}`)).headers['x-ignored-parameters'];
  expect(await ignoredBy('contacts?projct_type=zz&status=new&name_like=a&_page=1&utm_gte=3')).toBe(
    'projct_type, utm_gte',
  );
  expect(await ignoredBy('services?_sort=prise,id&sector_id=1&%D8%B3%0D%0Ax=1')).toBe('%D8%B3%0D%0Ax, _sort=prise');
  expect(await ignoredBy('requests?view=all&unread=true&_sort=clock_due_at&_order=asc')).toBeUndefined();
  // The same for a response from the cache.
  expect(await ignoredBy('users?x=1')).toBe('x');
  expect(await ignoredBy('users?x=1')).toBe('x');
});

test('bounds the headers of a list with a long query', async () => {
  const { admin } = await createAdminApi();
  const long = 'x'.repeat(5000);
  const ignored = await admin('GET', `/api/admin/users?_page=1&_limit=1&note=${long}`);
  expect(ignored.headers.link).toMatch(/^<[^>]{1,100}>; rel="first", .*rel="next", .*rel="last"$/);
  const names = Array.from({ length: 300 }, (_, index) => `unknown_parameter_${index}=1`).join('&');
  const { headers } = await admin('GET', `/api/admin/users?${names}`);
  expect(String(headers['x-ignored-parameters']).length).toBeLessThan(4100);
  const values = Array.from({ length: 40 }, () => `country=${'s'.repeat(30)}`).join('&');
  const filtered = await admin('GET', `/api/admin/users?_page=2&_limit=1&country_ne=zz&${values}`);
  expect(String(filtered.headers.link).length).toBeLessThan(4100);
  const many = Array.from({ length: 12 }, () => `country_ne=${'s'.repeat(200)}`).join('&');
  const next = await admin('GET', `/api/admin/users?_page=1&_limit=1&${many}`);
  // What does not fit are the links that clients can do without.
  expect(next.headers.link).toMatch(/^<[^>]+>; rel="next"$/);
});
