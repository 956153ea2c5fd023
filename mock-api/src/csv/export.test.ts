import { parse } from 'csv-parse/sync';
import type { KyselyPlugin } from 'kysely';
import { auditEntry } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newUserRow } from '../resources/users/repository.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { seededDatabase } from '../testing/test-app.ts';

const table = z.array(z.array(z.string()));
const rowsOf = (csv: string): string[][] => table.parse(parse(csv, { bom: true }));

let desk: AdminApi;

// Most of these tests only read.
beforeAllTests(async (onFinished) => {
  desk = await createAdminApi({}, onFinished);
});

const exported = async (list: string, by = desk) => {
  const answer = await by.admin('GET', `/api/admin/${list}`);
  return { answer, rows: rowsOf(answer.body) };
};

test.each([
  ['services', 8, ['الرقم', 'الاسم في الرابط', 'الاسم']],
  ['sectors', 8, ['الرقم', 'الاسم في الرابط', 'الاسم']],
  ['sliders', 4, ['الرقم', 'العنوان', 'العنوان بالإنجليزية']],
  ['articles', 14, ['الرقم', 'الاسم في الرابط', 'العنوان']],
  ['studies', 12, ['الرقم', 'الاسم في الرابط', 'العنوان']],
  ['users', 5, ['الرقم', 'الاسم', 'البريد الإلكتروني']],
])('%s can be had as a table', async (resource, count, headings) => {
  const { answer, rows } = await exported(`${resource}/export.csv`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${resource}-2026-03-02.csv"`,
    'x-total-count': String(count),
    'cache-control': 'no-store',
  });
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  expect(answer.body).toMatch(/\r\n$/);
  expect(rows[0]?.slice(0, 3)).toEqual(headings);
  expect(rows).toHaveLength(count + 1);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(new Set(rows[0]).size).toBe(rows[0]?.length);
});

test.each(['contacts', 'consultations', 'feasibility-requests'])(
  'the inbox %s is a table of all its requests',
  async (inbox) => {
    const list = await desk.admin('GET', `/api/admin/${inbox}?_limit=1`);
    const { rows } = await exported(`${inbox}/export.csv`);
    expect(rows).toHaveLength(Number(list.headers['x-total-count']) + 1);
    expect(rows[0]?.slice(0, 3)).toEqual(['رقم المتابعة', 'تاريخ الوصول', 'الحالة']);
    expect(new Set(rows[0]).size).toBe(rows[0]?.length);
  },
);

test('cells say what people say: words for choices, clocks of Riyadh, names of sectors', async () => {
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

test('a table has the filters, the search and the order of its list, and all its pages', async () => {
  const query = 'q=صناعي&is_spam=false&_sort=name&_order=desc';
  const list = z
    .array(z.object({ reference: z.string() }))
    .parse((await desk.admin('GET', `/api/admin/feasibility-requests?${encodeURI(query)}`)).json());
  const { rows } = await exported(`feasibility-requests/export.csv?${encodeURI(query)}&_page=2&_limit=1`);
  expect(rows.slice(1).map(([reference]) => reference)).toEqual(list.map(({ reference }) => reference));
  expect(rows.length).toBeGreaterThan(1);
  expect((await desk.admin('GET', '/api/admin/users/export.csv?email_like=(')).statusCode).toBe(400);
});

test('nothing that a visitor typed is computed by a spreadsheet', async () => {
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
  const answer = await site.requestAs('admin', 'GET', '/api/admin/contacts/export.csv?_sort=id');
  const names = rowsOf(answer.body)
    .slice(1)
    .map((row) => row[5]);
  expect(names.slice(0, 4)).toEqual([
    '\'=HYPERLINK("http://evil.example";"اضغط")',
    "'+966 55 111 2222",
    "'-1+1",
    "'@SUM(A1)",
  ]);
  for (const name of names) expect(name).not.toMatch(/^[\s\u200B-\u200F\uFEFF]*[=+\-@\uFF1D]/u);
  expect(names).toContain('سطر\n=1');
  expect(names).toContain('a"b,c;d');
});

/** So many that a visitor, who asks for several things in turn, is answered long before the end, however busy the machine is. */
const PEOPLE = 12_000;
const SEEDED_PEOPLE = 5;

const addPeople = async ({ db }: AdminApi) => {
  for (let part = 0; part < PEOPLE / 100; part += 1) {
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

test('a table is fetched in pieces, and others have their turn between them', async () => {
  const site = await createAdminApi();
  await addPeople(site);
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
  expect(emails).toHaveLength(PEOPLE + SEEDED_PEOPLE);
  expect(emails).toEqual(emails.toSorted());
});

test('each piece of a table is read in a turn of its own, so that the network is heard in between', async () => {
  let turn = 0;
  const readIn = new Set<number>();
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') readIn.add(turn);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const site = await createAdminApi({ db: seededDatabase().withPlugin(noting) });
  await addPeople(site);
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  readIn.clear();
  expect((await exported('users/export.csv', site)).rows).toHaveLength(PEOPLE + 6);
  isOver = true;
  // Five hundred rows a piece.
  expect(readIn.size).toBeGreaterThanOrEqual(PEOPLE / 500);
});

test('what goes while a table is made is left out of it', async () => {
  const site = await createAdminApi();
  const [answer] = await Promise.all([
    exported('sliders/export.csv', site),
    site.admin('DELETE', '/api/admin/sliders/4'),
  ]);
  expect([4, 5]).toContain(answer.rows.length);
});

test('who took a table is in the log, with what was asked for', async () => {
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
