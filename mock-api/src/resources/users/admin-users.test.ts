import { user } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { beforeAllTests } from '../../testing/before-all-tests.ts';
import { createTestApp, SITE_ORIGIN, type TestApp } from '../../testing/test-app.ts';
import { newUserRow } from './repository.ts';

const USERS = '/api/admin/users';

let api: TestApp;
let token: string;

/** Adds fifteen clients to five of the demo accounts, for pagination and sorting. The lists count on their ids. */
const addClients = async ({ db }: TestApp) => {
  const rows = Array.from({ length: 15 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    const seed = {
      name: `عميل ${number}`,
      email: `client${number}@example.com`,
      phone: `+966 55 000 00${number}`,
      company: index % 2 ? 'زراعة 100%' : 'صناعة',
    };
    const row = newUserRow(
      {
        ...seed,
        country: 'السعودية',
        role: 'client',
        status: index < 3 ? 'suspended' : 'active',
        password_hash: 'none',
      },
      `2026-02-${number}T08:00:00.000Z`,
    );
    return { ...row, id: 6 + index, last_login_at: index % 5 === 0 ? `2026-03-01T0${index / 5}:00:00.000Z` : null };
  });
  await db.deleteFrom('users').where('email', '=', 'admin2@miqyas.example').execute();
  await db.insertInto('users').values(rows).execute();
};

// These tests only read, so they share one app.
beforeAllTests(async (onFinished) => {
  api = await createTestApp({}, onFinished);
  await addClients(api);
  token = await api.signIn('admin@miqyas.example');
});

const fetchUsers = async (query: string) => {
  const response = await api.get(`${USERS}${query}`, { token });
  const users = z.array(user).parse(response.json());
  return {
    response,
    users,
    ids: users.map(({ id }) => id),
    names: users.map(({ name }) => name),
    total: Number(response.headers['x-total-count']),
  };
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the list is a JSON array without an envelope', async () => {
  const { response, ids, total } = await fetchUsers('');
  expect(response.statusCode).toBe(200);
  expect(ids).toEqual(range(1, 20));
  expect(total).toBe(20);
  expect(response.body).not.toContain('argon2');
  expect(Object.keys(response.json()[0])).not.toContain('search');
});

test('reads one user by id', async () => {
  const response = await api.get(`${USERS}/1`, { token });
  expect(user.parse(response.json())).toMatchObject({ id: 1, email: 'admin@miqyas.example' });
  for (const missing of ['999', '0', '-1', 'x', "1'", '1e1'])
    expect((await api.get(`${USERS}/${missing}`, { token })).statusCode).toBe(404);
});

test.each([
  ['?_page=2&_limit=6', range(7, 12), ['first', 'prev', 'next', 'last']],
  ['?_page=1&_limit=6', range(1, 6), ['first', 'next', 'last']],
  ['?_page=4&_limit=6', [19, 20], ['first', 'prev', 'last']],
  ['?_page=2', range(11, 20), ['first', 'prev', 'last']],
  ['?_page=9', [], ['first', 'prev', 'last']],
  ['?_page=-3&_limit=2', [1, 2], ['first', 'next', 'last']],
  ['?_page=abc&_limit=2', [1, 2], ['first', 'next', 'last']],
])('paginates by page: %s', async (query, ids, links) => {
  const page = await fetchUsers(query);
  expect(page.ids).toEqual(ids);
  expect(page.total).toBe(20);
  expect([...String(page.response.headers.link).matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel)).toEqual(links);
});

test('pagination links use the site origin and retain the query', async () => {
  const { response } = await fetchUsers('?_page=2&_limit=3&role=client&_sort=name');
  const link = String(response.headers.link);
  expect(link).toContain(`<${SITE_ORIGIN}${USERS}?_page=1&_limit=3&role=client&_sort=name>; rel="first"`);
  expect(link).toContain('_page=3&_limit=3&role=client&_sort=name>; rel="next"');
  expect(link).toContain('_page=6&_limit=3&role=client&_sort=name>; rel="last"');
});

test.each([
  ['?_start=2&_end=5', [3, 4, 5]],
  ['?_end=2', [1, 2]],
  ['?_start=1&_limit=1', [2]],
  ['?_start=18', [19, 20]],
  ['?_start=5&_end=2', []],
  ['?_limit=3', [1, 2, 3]],
  ['?_start=-5&_end=2', [1, 2]],
  ['?_limit=0', []],
  ['?_limit=abc', range(1, 10)],
  ['?_limit=1000000000', range(1, 20)],
  ['?_start=99999999999999999999', []],
])('slices: %s', async (query, ids) => {
  const slice = await fetchUsers(query);
  expect(slice.ids).toEqual(ids);
  expect(slice.total).toBe(20);
  expect(slice.response.headers.link).toBeUndefined();
});

test('returns at most 1000 rows', async () => {
  const largeApi = await createTestApp();
  const admin = await largeApi.signIn('admin@miqyas.example');
  const { id: _id, ...row } = await largeApi.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', 5)
    .executeTakeFirstOrThrow();
  for (let part = 0; part < 11; part += 1)
    await largeApi.db
      .insertInto('users')
      .values(range(1, 100).map((n) => ({ ...row, email: `more${part}-${n}@example.com` })))
      .execute();
  for (const query of ['', '?_limit=5000', '?_start=0&_end=5000', '?_page=1&_limit=5000']) {
    const response = await largeApi.get(`${USERS}${query}`, { token: admin });
    expect(response.json()).toHaveLength(1000);
    expect(response.headers['x-total-count']).toBe('1106');
  }
});

test.each([
  ['?_sort=id&_order=DESC&_limit=2', [20, 19]],
  ['?_sort=name&_order=desc&_limit=1&role=client&company=صناعة', [20]],
  ['?_sort=role,id&_order=asc,desc&_limit=2', [1, 20]],
  ['?_sort=role,id&_order=desc,asc&_limit=2', [2, 3]],
  ['?_sort=status&_sort=id&_order=desc&_order=asc&_limit=2', [6, 7]],
  ['?_sort=created_at&_limit=2', [1, 2]],
  ['?_sort=nothing&_limit=2', [1, 2]],
  ['?_sort=password_hash&_order=desc&_limit=2', [1, 2]],
  ['?_sort=id;drop table users&_limit=1', [1]],
  ['?_sort=constructor,__proto__&_limit=1', [1]],
])('sorts: %s', async (query, ids) => {
  expect((await fetchUsers(query.replaceAll(' ', '%20'))).ids).toEqual(ids);
});

test('null sorts last when ascending and first when descending', async () => {
  const clients = '&role=client&email_like=@example.com';
  const up = (await fetchUsers(`?_sort=last_login_at${clients}`)).users.map(({ last_login_at }) => last_login_at);
  expect(up.slice(0, 4)).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T01:00:00.000Z',
    '2026-03-01T02:00:00.000Z',
    null,
  ]);
  const down = (await fetchUsers(`?_sort=last_login_at&_order=desc${clients}`)).users.map(
    ({ last_login_at }) => last_login_at,
  );
  expect(down.slice(-3)).toEqual(['2026-03-01T02:00:00.000Z', '2026-03-01T01:00:00.000Z', '2026-03-01T00:00:00.000Z']);
});

test.each([
  ['?id=3', [3]],
  ['?id=1&id=2', [1, 2]],
  ['?id=abc', []],
  ['?id=1&id=abc', [1]],
  ['?id=01', []],
  ['?id=1.0', []],
  ['?role=consultant', [2, 3]],
  ['?role=consultant&status=pending', [3]],
  ['?role=admin&role=consultant', [1, 2, 3]],
  ['?role=Admin', []],
  ['?password_hash=none', range(1, 20)],
  ['?search=x&unknown=1&__proto__=1&constructor=1', range(1, 20)],
  ['?id_gte=4&id_lte=6', [4, 5, 6]],
  ['?id_gte=abc', []],
  ['?id_ne=1&id_ne=2&id_lte=4', [3, 4]],
  ['?id_ne=abc&id_lte=2', [1, 2]],
  ['?created_at_gte=2026-02-14T00:00:00Z&created_at_lte=2026-02-16', [19, 20]],
  ['?last_login_at=null&id_gte=6&id_lte=8', [7, 8]],
  ['?last_login_at_ne=null&id_gte=6', [6, 11, 16]],
  ['?last_login_at_ne=2026-03-01T00:00:00.000Z&id_gte=6&id_lte=8', [7, 8]],
])('filters: %s', async (query, ids) => {
  expect((await fetchUsers(query)).ids).toEqual(ids);
});

test.each([
  ['email_like=ADMIN', [1]],
  ['email_like=^client2', [5]],
  ['email_like=client2%40miqyas.example$', [5]],
  ['email_like=^client.*miqyas', [4, 5]],
  ['email_like=admin&email_like=pending', [1, 3]],
  ['company_like=100%25', range(7, 19).filter((id) => id % 2 === 1)],
  ['company_like=%25', range(7, 19).filter((id) => id % 2 === 1)],
  ['company_like=_', []],
  ['phone_like=%2B20', [1, 2, 5]],
  ['phone_like=55 000 0001', [6]],
  ['id_like=2', [2, 12, 20]],
])('patterns: %s', async (query, ids) => {
  expect((await fetchUsers(`?${query.replaceAll(' ', '%20')}`)).ids).toEqual(ids);
});

test.each([
  'email_like=(',
  'email_like=[a',
  'email_like=a**',
  'email_like=\\',
  `q=${'x'.repeat(300)}`,
  `email=${'x'.repeat(300)}`,
])('rejects an invalid query: %s', async (query) => {
  const response = await api.get(`${USERS}?${query}`, { token });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/\p{Script=Arabic}/u);
});

test('treats a catastrophic regular expression as text', async () => {
  expect((await fetchUsers(`?email_like=${encodeURIComponent('^(a+)+$')}`)).ids).toEqual([]);
});

test.each([
  ['نورهان', [1]],
  ['NORHAN', []],
  ['Admin@', [1]],
  ['العتيبى', [3]],
  ['هِند', [3]],
  ['٠٠٠٥', [5, 10]],
  ['دلتا ليلي', [5]],
  ['ليلى القحطاني', []],
  // The company of account 5 is an industrial one.
  ['صناعه', [5, ...range(6, 20).filter((id) => id % 2 === 0)]],
  ['%', range(7, 19).filter((id) => id % 2 === 1)],
  ["'; drop table users; --", []],
  ['nothing-like-it', []],
])('search ignores spelling variants: «%s»', async (words, ids) => {
  expect((await fetchUsers(`?q=${encodeURIComponent(words)}&_sort=id`)).ids).toEqual(ids);
});

test('combines search, filters, sorting and pagination; only the first q counts', async () => {
  const page = await fetchUsers('?q=صناعة&q=زراعة&role=client&_sort=id&_order=desc&_page=1&_limit=2&id_gte=6');
  expect(page.ids).toEqual([20, 18]);
  expect(page.total).toBe(8);
});
