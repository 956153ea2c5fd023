import { expect, it } from 'vitest';
import { cellOf, csvFile, headingsOf, readCsv, rowsOf, withCell, withHeadings, withLines } from './csv-table.ts';

const fileOf = (content: BlobPart) => new File([content], 'services.csv');
const text = '\uFEFFالاسم;السعر\r\n"خدمة ""أولى""\nفي سطرين";100\r\n\r\nثانية;كثير\r\n';

it('reads quoted cells, and counts lines as the API does', async () => {
  const table = await readCsv(fileOf(text));
  expect(cellOf(table, 2, 0)).toBe('خدمة "أولى"\nفي سطرين');
  expect(cellOf(table, 5, 1)).toBe('كثير');
  expect(cellOf(table, 5, -1)).toBeUndefined();
  expect(headingsOf(table)).toEqual(['الاسم', 'السعر']);
  expect(rowsOf(table)).toHaveLength(2);
});

it('changes one cell and keeps the lines of all others', async () => {
  const changed = withCell(await readCsv(fileOf(text)), 5, 1, '900, تقريباً');
  const again = await readCsv(csvFile(changed));
  expect(again.records.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'الاسم', 'السعر'],
    [2, 'خدمة "أولى"\nفي سطرين', '100'],
    [4],
    [5, 'ثانية', '900, تقريباً'],
  ]);
});

it('adds the cells that a short row lacks', async () => {
  const table = await readCsv(fileOf('الاسم,السعر,المدة\nخدمة\n'));
  expect(cellOf(withCell(table, 2, 2, '7'), 2, 2)).toBe('7');
});

it('reads the encoding of Arabic versions of Excel', async () => {
  const table = await readCsv(fileOf(new Uint8Array([0x61, 0x0a, 0xc7, 0xe1, 0xd8, 0xc7, 0xde, 0xc9])));
  expect(cellOf(table, 2, 0)).toBe('الطاقة');
});

it('does not read a table with stray quotation marks in part', async () => {
  expect((await readCsv(fileOf('الاسم,السعر\n"خدمة" أولى,5\n'))).records).toEqual([]);
});

it('does not read a workbook', async () => {
  expect((await readCsv(fileOf('PK\u0003\u0004\u0000'))).records).toEqual([]);
});

it('renames the columns, and takes out the rows to correct elsewhere', async () => {
  const table = withHeadings(await readCsv(fileOf(text)), ['name_ar', '']);
  expect(await csvFile(withLines(table, new Set([5]))).text()).toBe('"name_ar",""\r\n"ثانية","كثير"\r\n');
});

it.each<[string, () => string | Uint8Array<ArrayBuffer>, number]>([
  ['UTF-16 LE with tabs', () => new Uint8Array(Buffer.from('\uFEFFالاسم\tالسعر\nخدمة\t900\n', 'utf16le')), 2],
  ['UTF-16 BE', () => new Uint8Array(Buffer.from('\uFEFFالاسم,السعر\nخدمة,900\n', 'utf16le').swap16()), 2],
  ['sep=;', () => 'sep=;\r\nالاسم;السعر\r\nخدمة;900\r\n', 3],
  ['sep=| and a byte order mark', () => '\uFEFFsep=|\nالاسم|السعر\nخدمة|900\n', 3],
])('reads a table with %s, and keeps the numbers of its lines', async (_title, content, line) => {
  const table = await readCsv(fileOf(content()));
  for (const one of [table, await readCsv(csvFile(table))]) {
    expect(headingsOf(one)).toEqual(['الاسم', 'السعر']);
    expect(rowsOf(one)).toEqual([{ line, cells: ['خدمة', '900'] }]);
  }
});
