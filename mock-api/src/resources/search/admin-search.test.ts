import { adminSearchResponse, article, study } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';
import { createRequestApi } from '../../testing/request-api.ts';

const createSearch = async () => {
  const { admin, ...api } = await createAdminApi();
  const search = async (q: string) =>
    adminSearchResponse.parse((await admin('GET', `/api/admin/search?q=${encodeURIComponent(q)}`)).json());
  return { ...api, admin, search };
};

test('finds a request by its reference alone', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation');
  const response = await api.requestAs('admin', 'GET', `/api/admin/search?q=${reference.toLowerCase()}`);
  const { data, meta } = adminSearchResponse.parse(response.json());
  expect(data).toMatchObject([
    { kind: 'consultation', reference, title: 'سالم القحطاني', text: 'خط تعبئة تمور في القصيم', status: 'new' },
  ]);
  expect(meta.totals).toMatchObject({ consultation: 1, contact: 0, user: 0 });
});

test('finds people, drafts and inactive rows, whatever the spelling', async () => {
  const { admin, search } = await createSearch();
  await admin('POST', '/api/admin/articles', { title_ar: 'أسرار الزعفران' });
  await admin('POST', '/api/admin/sectors', { name_ar: 'قطاع الزَّعفران', is_active: false });
  await admin('POST', '/api/admin/users', { name: 'زعفران الدوسري', email: 'saffron@example.com', role: 'client' });
  const { data, meta } = await search('الزعفران');
  expect(data.map(({ kind, title, status }) => [kind, title, status])).toEqual([
    ['user', 'زعفران الدوسري', 'active'],
    ['article', 'أسرار الزعفران', 'draft'],
    ['sector', 'قطاع الزَّعفران', 'inactive'],
  ]);
  expect(meta.totals).toMatchObject({ user: 1, article: 1, sector: 1, study: 0 });
});

test('lists at most eight results of a kind and counts the others', async () => {
  const { admin, search } = await createSearch();
  for (let number = 1; number <= 10; number += 1)
    await admin('POST', '/api/admin/articles', { title_ar: `دليل الزعفران ${number}` });
  const { data, meta } = await search('زعفران');
  expect(data).toHaveLength(8);
  expect(data[0]?.title).toBe('دليل الزعفران 10');
  expect(meta.totals.article).toBe(10);
});

test('a search of one character or of punctuation is refused', async () => {
  const { admin } = await createSearch();
  for (const q of ['س', '؟؟؟']) {
    const response = await admin('GET', `/api/admin/search?q=${encodeURIComponent(q)}`);
    expect(response.statusCode, q).toBe(422);
  }
});

test('lists of articles and studies leave out long texts; single rows have them', async () => {
  const { admin } = await createSearch();
  for (const [name, contract, field] of [
    ['articles', article, 'body_html'],
    ['studies', study, 'cash_flows'],
  ] as const) {
    const [row] = (await admin('GET', `/api/admin/${name}?_page=1&_limit=1`)).json();
    expect(row).toHaveProperty('title_ar');
    expect(row).not.toHaveProperty(field);
    const whole = await admin('GET', `/api/admin/${name}/${row.id}`);
    expect(contract.parse(whole.json())).toHaveProperty(field);
  }
});
