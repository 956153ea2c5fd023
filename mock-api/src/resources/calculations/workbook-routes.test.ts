import { decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import { attachedCalculation, calculationInput, enveloped, errorResponse } from 'shared-lib/contracts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { calculationSheets, writeSheets } from '../../documents/workbook/calculation-workbook.ts';
import { bankFile, workbookCases } from '../../documents/workbook/workbook-cases.fixture.ts';
import type { SheetCell } from '../../documents/workbook/sheet.ts';
import { renderWorkbook } from '../../csv/workbook.ts';
import { beforeAllTests } from '../../testing/before-all-tests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAllTests(async (onFinished) => {
  api = await createTestApp({}, onFinished);
});

const BASE = '/api/public/calculations';
const download = (name: 'workbook' | 'flows', input: Parameters<typeof encodeCalculation>[0]) =>
  api.get(`${BASE}/${name}?c=${encodeCalculation(input)}`);

const upload = async (bytes: Uint8Array | string, name = 'case.xlsx') => {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return api.request('POST', `${BASE}/workbook`, {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': String(encoded.headers.get('content-type')) },
  });
};
const opened = enveloped(attachedCalculation);
const problem = async (bytes: Uint8Array | string) => {
  const response = await upload(bytes);
  expect(response.statusCode).toBe(422);
  return errorResponse.parse(response.json()).errors?.file?.[0];
};
/** The workbook of a case in which somebody has typed into the second column of a row. */
const edited = (code: string, cell: SheetCell) =>
  writeSheets({
    hasValues: false,
    sheets: calculationSheets(bankFile).map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => (row.at(-1)?.text === code ? row.with(1, cell) : row)),
    })),
  });

describe('the workbook of a calculation', () => {
  test('is downloaded by a guest, and opens in a real reader with its sheets, figures and formulas', async () => {
    const response = await download('workbook', bankFile);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="feasibility-calculation.xlsx"',
    });
    const sheets = await readXlsxFile(response.rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'النتائج',
      'المدخلات',
      'السنوات',
      'الأشهر',
      'القرض',
      'الضرائب',
      'الخطة',
    ]);
    const results = sheets[0]?.data ?? [];
    expect(results[0]?.[0]).toBe('Hydroponic farm');
    // What viewers show that compute nothing.
    expect(results.find(([label]) => label === 'عائد المالك السنوي، بعد القرض')?.[1]).toBeCloseTo(0.23855, 4);
  });

  test.each(workbookCases)('is read back as the same calculation: $name', async ({ input }) => {
    const file = (await download('workbook', input)).rawPayload;
    const { link, title } = opened.parse((await upload(file)).json());
    expect(decodeCalculation(link)).toEqual(input.detail ? decodeCalculation(encodeCalculation(input)) : input);
    expect(title).toBe(input.title);
  });

  test('brings back what somebody has changed in it', async () => {
    const file = await edited('loan_rate', { number: 0.0925, format: 'percent' });
    const { link, figures } = opened.parse((await upload(file)).json());
    expect(decodeCalculation(link)?.detail).toMatchObject({ loan_rate: 9.25, loan_amount: 250_000 });
    expect(figures.detail?.lowest_cover).toBeLessThan(1.29);
  });
});

describe('a file that cannot be opened says why', () => {
  test('no workbook at all', async () => {
    expect(await problem('الاسم,المبلغ')).toBe('هذا ليس ملف Excel صالحاً. اختر ملف xlsx نزّلته من الحاسبة.');
    const file = (await download('workbook', bankFile)).rawPayload;
    expect(await problem(file.subarray(0, 9000))).toContain('هذا ليس ملف Excel صالحاً');
  });

  test('the workbook of somebody else', async () => {
    const file = await renderWorkbook({ title: 'بيانات', head: ['الاسم'], rows: [['سعاد']] });
    expect(await problem(file)).toContain('لم يُنزَّل هذا الملف من الحاسبة');
    const sameName = await renderWorkbook({ title: 'المدخلات', head: ['البند', 'القيمة'], rows: [['رأس المال', 5]] });
    expect(await problem(sameName)).toContain('لم يُنزَّل هذا الملف من الحاسبة');
  });

  test.each([
    ['vat_rate', { number: 1.5 }, 'B29', 'ضريبة القيمة المضافة', 'أدخل نسبة من 0 إلى 100'],
    ['fixed_capital', { text: 'كثير' }, 'B8', 'رأس المال الثابت', 'أدخل مبلغاً صحيحاً بلا كسور'],
    ['loan_months', { number: 5 }, 'B39', 'أشهر ما بين قسطين', 'اختر'],
    ['loan_method', { text: 'كما أشاء' }, 'B40', 'طريقة السداد', 'اختر'],
  ])('a wrong value in %s', async (code, cell, address, label, sentence) => {
    const message = await problem(await edited(code, cell));
    expect(message).toContain(`الخلية ${address} «${label}`);
    expect(message).toContain(sentence);
  });

  test('a file that unpacks to more than a calculation has', async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter());
    await writer.add('xl/worksheets/sheet1.xml', new Uint8ArrayReader(new Uint8Array(40 * 1024 * 1024)));
    const bomb = await writer.close();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    const started = performance.now();
    expect(await problem(bomb)).toContain('هذا ليس ملف Excel صالحاً');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('a file that is larger than two megabytes', async () => {
    expect((await upload(new Uint8Array(2 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });
});

test('the flows are a table month by month, or year by year when they are given', async () => {
  const response = await download('flows', bankFile);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="feasibility-flows.csv"',
  });
  const [head = '', first = '', ...rows] = response.body.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFالشهر,شهر التشغيل,الإيراد,التكلفة/);
  expect(first.split(',').slice(0, 4)).toEqual(['0', '0', '0', '0']);
  expect(rows).toHaveLength(9 + 7 * 12);
  const given = calculationInput.parse({ fixed_capital: 1000, discount_rate: 10, net_flows: [550, 605] });
  expect((await download('flows', given)).body).toBe(
    '\uFEFFالسنة,التدفق,القيمة الحالية,المتراكم\r\n0,-1000,-1000,-1000\r\n1,550,500,-450\r\n2,605,500,155\r\n',
  );
});
