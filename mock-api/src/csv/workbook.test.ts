import readXlsxFile from 'read-excel-file/node';
import { errorResponse, tableColumns } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { newUserRow } from '../resources/users/repository.ts';

let api: AdminApi;

beforeAllTests(async (onFinished) => {
  api = await createAdminApi({}, onFinished);
});

const workbook = async (list: string) => {
  const response = await api.admin('GET', `/api/admin/${list}`);
  expect(response.statusCode).toBe(200);
  const [sheet] = await readXlsxFile(response.rawPayload);
  const [head = [], ...rows] = sheet?.data ?? [];
  return { response, head, rows, cell: (heading: string, row = 0) => rows[row]?.[head.indexOf(heading)] };
};

test('a month of requests opens in a real reader, with numbers, dates and phones as what they are', async () => {
  const list = await api.admin('GET', '/api/admin/requests?view=all&created_at_gte=2026-02-01&_limit=1');
  const { response, head, rows } = await workbook('requests/export.xlsx?view=all&created_at_gte=2026-02-01');
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="requests-2026-03-02.xlsx"',
  });
  expect(rows).toHaveLength(Number(list.headers['x-total-count']));
  expect(head).toEqual(expect.arrayContaining(['القطاع', 'قيمة عرض السعر بالدولار', 'موعد التسليم', 'صفحة الإرسال']));
  const column = (heading: string) => rows.map((row) => row[head.indexOf(heading)]);
  expect(column('تاريخ الوصول').every((value) => value instanceof Date)).toBe(true);
  expect(
    column('الهاتف')
      .filter((value) => value !== null)
      .every((value) => typeof value === 'string'),
  ).toBe(true);
  expect(column('قيمة عرض السعر بالدولار').filter((value) => value !== null)).not.toEqual([]);
  expect(column('قيمة عرض السعر بالدولار').every((value) => value === null || typeof value === 'number')).toBe(true);
});

test('shows times of Riyadh, and a text that looks like a formula without an apostrophe', async () => {
  const row = {
    name: '=1+1',
    email: 'formula@example.com',
    phone: '0551234567',
    role: 'client',
    status: 'active',
  } as const;
  await api.db
    .insertInto('users')
    .values(newUserRow({ ...row, password_hash: 'none' }, '2026-03-01T22:30:00.000Z'))
    .execute();
  const { cell } = await workbook('users/export.xlsx?email=formula@example.com');
  expect(cell('الاسم')).toBe('=1+1');
  expect(cell('الهاتف')).toBe('0551234567');
  expect(cell('تاريخ الإضافة')).toEqual(new Date('2026-03-02T01:30:00.000Z'));
});

test.each(['csv', 'xlsx'])('contains the chosen columns in their order: %s', async (format) => {
  const columns = tableColumns.parse((await api.admin('GET', '/api/admin/services/export-columns')).json());
  const [first, second] = [columns[3], columns[1]];
  const query = `_columns=${first?.name},${second?.name}`;
  if (format === 'xlsx')
    expect((await workbook(`services/export.xlsx?${query}`)).head).toEqual([first?.label, second?.label]);
  else
    expect((await api.admin('GET', `/api/admin/services/export.csv?${query}`)).body.split('\r\n')[0]).toBe(
      `\uFEFF${first?.label},${second?.label}`,
    );
});

test('refuses more rows than a workbook takes, and says what to do', async () => {
  const own = await createAdminApi();
  const rows = Array.from({ length: 5001 }, (_, index) =>
    newUserRow(
      {
        name: `عميل ${index}`,
        email: `many-${index}@example.com`,
        role: 'client',
        status: 'active',
        password_hash: 'none',
      },
      '2026-03-01T08:00:00.000Z',
    ),
  );
  for (let start = 0; start < rows.length; start += 1000)
    await own.db
      .insertInto('users')
      .values(rows.slice(start, start + 1000))
      .execute();
  const response = await own.admin('GET', '/api/admin/users/export.xlsx');
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors?.format?.[0]).toContain('ملف Excel يتسع لـ 5,000');
});
