import { parse } from 'csv-parse/sync';
import type { KyselyPlugin } from 'kysely';
import { auditEntry } from 'shared-lib/contracts';
import { HOSTILE, hostileTexts } from 'testing/hostile-texts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newUserRow } from '../resources/users/repository.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { seededDatabase } from '../testing/test-app.ts';

const table = z.array(z.array(z.string()));
const rowsOf = (csv: string): string[][] => table.parse(parse(csv, { bom: true }));

let api: AdminApi;

// Most of these tests only read, so they share one app.
beforeAllTests(async (onFinished) => {
  api = await createAdminApi({}, onFinished);
});

const exported = async (list: string, by = api) => {
  const response = await by.admin('GET', `/api/admin/${list}`);
  return { response, rows: rowsOf(response.body) };
};

test.each([
  ['services', 8, ['الرقم', 'الرابط المختصر', 'الاسم']],
  ['sectors', 8, ['الرقم', 'الرابط المختصر', 'الاسم']],
  ['sliders', 4, ['الرقم', 'العنوان', 'العنوان بالإنجليزية']],
  ['articles', 15, ['الرقم', 'الرابط المختصر', 'العنوان']],
  ['studies', 12, ['الرقم', 'الرابط المختصر', 'العنوان']],
  ['users', 6, ['الرقم', 'الاسم', 'البريد الإلكتروني']],
])('exports %s as CSV', async (resource, count, headings) => {
  const { response, rows } = await exported(`${resource}/export.csv`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${resource}-2026-03-02.csv"`,
    'x-total-count': String(count),
    'cache-control': 'no-store',
  });
  expect(response.body.startsWith('\uFEFF')).toBe(true);
  expect(response.body).toMatch(/\r\n$/);
  expect(rows[0]?.slice(0, 3)).toEqual(headings);
  expect(rows).toHaveLength(count + 1);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(new Set(rows[0]).size).toBe(rows[0]?.length);
});

test('exports the requests of all kinds that a view of the inbox shows', async () => {
  const list = await api.admin('GET', '/api/admin/requests?view=overdue&_limit=1');
  const { rows } = await exported('requests/export.csv?view=overdue');
  expect(rows).toHaveLength(Number(list.headers['x-total-count']) + 1);
  expect(new Set(rows.slice(1).map(([reference]) => reference?.slice(0, 2))).size).toBeGreaterThan(1);
  expect(rows[0]?.slice(0, 5)).toEqual(['رقم الطلب', 'تاريخ الوصول', 'الحالة', 'النوع', 'الطلب']);
  const overdue = await exported('contacts/export.csv?view=overdue');
  expect(overdue.rows.length).toBeLessThan((await exported('contacts/export.csv')).rows.length);
});

test.each(['contacts', 'consultations', 'feasibility-requests'])(
  'exports all requests of the inbox %s',
  async (inbox) => {
    const list = await api.admin('GET', `/api/admin/${inbox}?_limit=1`);
    const { rows } = await exported(`${inbox}/export.csv`);
    expect(rows).toHaveLength(Number(list.headers['x-total-count']) + 1);
    expect(rows[0]?.slice(0, 3)).toEqual(['رقم الطلب', 'تاريخ الوصول', 'الحالة']);
    expect(new Set(rows[0]).size).toBe(rows[0]?.length);
  },
);

test('writes labels, times of Riyadh and names of sectors', async () => {
  const { rows } = await exported('services/export.csv?id=1');
  const cell = (heading: string) => rows[1]?.[rows[0]?.indexOf(heading) ?? -1];
  expect(cell('ظاهر')).toBe('نعم');
  expect(cell('القطاعات')?.split('\n')).toContain('الصناعي');
  expect(cell('آخر تعديل')).toBe('2026-01-04 11:00');
  const users = await exported('users/export.csv?_sort=id&role=consultant');
  expect(users.rows.map((row) => row.slice(6, 8))).toEqual([
    ['الدور', 'الحالة'],
    ['مستشار', 'نشط'],
    ['مستشار', 'بانتظار الموافقة'],
  ]);
});

test('exports all pages with the filters, search and order of the list', async () => {
  const query = 'q=صناعي&is_spam=false&_sort=name&_order=desc';
  const list = z
    .array(z.object({ reference: z.string() }))
    .parse((await api.admin('GET', `/api/admin/feasibility-requests?${encodeURI(query)}`)).json());
  const { rows } = await exported(`feasibility-requests/export.csv?${encodeURI(query)}&_page=2&_limit=1`);
  expect(rows.slice(1).map(([reference]) => reference)).toEqual(list.map(({ reference }) => reference));
  expect(rows.length).toBeGreaterThan(1);
  expect((await api.admin('GET', '/api/admin/users/export.csv?email_like=(')).statusCode).toBe(400);
});

test('escapes formulas in user input', async () => {
  const site = await createRequestApi();
  await site.db.deleteFrom('requests').execute();
  const typed = [
    '=HYPERLINK("http://evil.example";"اضغط")',
    '+966 55 111 2222',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '＝1+1',
    ' =1',
    'سطر\n=1',
    'a"b,c;d',
  ];
  for (const name of typed)
    await site.post('/api/public/contact', { name, email: 'x@example.com', subject: 'سؤال', message: 'نص' });
  await site.db.updateTable('requests').set({ name: '\t=1' }).where('name', '=', '=1').execute();
  const response = await site.requestAs('admin', 'GET', '/api/admin/contacts/export.csv?_sort=id');
  const names = rowsOf(response.body)
    .slice(1)
    .map((row) => row[5]);
  expect(names.slice(0, 4)).toEqual([
    '\'=HYPERLINK("http://evil.example";"اضغط")',
    "'+966 55 111 2222",
    "'-1+1",
    "'@SUM(A1)",
  ]);
  for (const name of names) expect(name).not.toMatch(/^[\s\u200B-\u200F\uFEFF]*[=+\-@\uFF1D]/u);
  expect(names).toContain('سطر =1');
  expect(names).toContain('a"b,c;d');
});

/** Large enough that another request always finishes before the export, even on a busy machine. */
const ADDED_USERS = 12_000;
const SEEDED_USERS = 6;

const addUsers = async ({ db }: AdminApi) => {
  for (let part = 0; part < ADDED_USERS / 100; part += 1) {
    const rows = Array.from({ length: 100 }, (_, index) =>
      newUserRow(
        {
          name: `عميل ${part}-${index}`,
          email: `client${part}-${index}@example.com`,
          role: 'client',
          status: 'active',
          password_hash: 'none',
        },
        '2026-03-01T09:00:00.000Z',
      ),
    );
    await db.insertInto('users').values(rows).execute();
  }
};

test('reads the rows in batches and serves other requests in between', async () => {
  const site = await createAdminApi();
  await addUsers(site);
  const order: string[] = [];
  const [big] = await Promise.all([
    exported('users/export.csv?_sort=email', site).then((one) => {
      order.push('table');
      return one;
    }),
    site.get('/api/public/services').then(() => order.push('visitor')),
  ]);
  expect(order).toEqual(['visitor', 'table']);
  const emails = big.rows.slice(1).map((row) => row[2] ?? '');
  expect(emails).toHaveLength(ADDED_USERS + SEEDED_USERS);
  expect(emails).toEqual(emails.toSorted());
});

test('reads each batch in its own turn of the event loop', async () => {
  let turn = 0;
  const turnsWithReads = new Set<number>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') turnsWithReads.add(turn);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const site = await createAdminApi({ db: seededDatabase().withPlugin(recorder) });
  await addUsers(site);
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  turnsWithReads.clear();
  expect((await exported('users/export.csv', site)).rows).toHaveLength(ADDED_USERS + SEEDED_USERS + 1);
  isOver = true;
  // A batch has 500 rows.
  expect(turnsWithReads.size).toBeGreaterThanOrEqual(ADDED_USERS / 500);
});

test('leaves out rows that are deleted during the export', async () => {
  const site = await createAdminApi();
  const [response] = await Promise.all([
    exported('sliders/export.csv', site),
    site.admin('DELETE', '/api/admin/sliders/4'),
  ]);
  expect([4, 5]).toContain(response.rows.length);
});

test('logs the export with its user and query', async () => {
  const site = await createAdminApi();
  await exported('users/export.csv?role=client', site);
  const [entry] = z.array(auditEntry).parse((await site.admin('GET', '/api/admin/audit?action=users.exported')).json());
  expect(entry).toMatchObject({
    actor_name: 'نورهان سعد',
    resource: 'users',
    record: 'export',
    details: { rows: 2, query: { role: 'client' } },
  });
});

test('exports rows of earlier releases without what nobody sees, so that programs read the whole table', async () => {
  const site = await createRequestApi();
  // A database refuses NUL, and changes single surrogates.
  const texts = hostileTexts('سارة').map((text) => text.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, ''));
  for (const subject of texts)
    await site.post('/api/public/contact', { name: 'منى', email: 'x@example.com', subject: 'سؤال', message: subject });
  const rows = await site.db.selectFrom('requests').select('id').where('name', '=', 'منى').orderBy('id').execute();
  for (const [index, { id }] of rows.entries())
    await site.db
      .updateTable('requests')
      .set({ name: texts[index] ?? '' })
      .where('id', '=', id)
      .execute();
  const { body } = await site.requestAs('admin', 'GET', '/api/admin/contacts/export.csv?_sort=id');
  const names = rowsOf(body).map((row) => row[5] ?? '');
  expect(rows).toHaveLength(texts.length);
  for (const name of names.slice(-texts.length)) {
    expect(name.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069\u202A-\u202C]/g, '')).not.toMatch(HOSTILE);
    expect(name.replaceAll(/[^\u0600-\u06FF]|\u061C/g, '')).toBe('سارة');
  }
});
