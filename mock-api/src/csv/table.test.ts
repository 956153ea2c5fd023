import { cleanText } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { textField } from './fields.ts';
import { readTable, tableHead, tableRows } from './read-table.ts';

const fields = [textField('name', 'الاسم')];
const exportOf = (texts: readonly string[]) =>
  tableHead(fields) +
  tableRows(
    fields,
    texts.map((name) => ({ name })),
  );

/** All texts of one to four of the characters that spreadsheets and CSV treat in a special way. */
const parts = ["'", '=', '+', '-', '@', '"', ',', ';', '\t', '\n', ' ', '\u200F', '＝', 'س', '1'];
const textsOf = (length: number): string[] =>
  length === 0 ? [''] : textsOf(length - 1).flatMap((text) => parts.map((part) => text + part));
const hostile = [
  ...[1, 2, 3].flatMap(textsOf),
  "'=1+1",
  "''=1+1",
  "'''@SUM(A1)",
  '=HYPERLINK("https://a.example")',
  "'n",
];

test('an import reads every text as it was before the export', () => {
  // The invisible characters at the ends of a text are removed before it is stored, and again by the import.
  const texts = hostile.filter((text) => text !== '' && cleanText(text, 'paragraphs') === text);
  for (let start = 0; start < texts.length; start += 500) {
    const some = texts.slice(start, start + 500);
    const { rows } = readTable(Buffer.from(exportOf(some)), fields);
    expect(rows.map(({ cells }) => cells[0]?.cell)).toEqual(some);
  }
});

test('no exported cell begins with a formula', () => {
  const [, ...lines] = exportOf(hostile.filter((text) => !/[\n",;\t]/.test(text))).split('\r\n');
  for (const line of lines) expect(line).not.toMatch(/^"?[\s\u200F]*[=+\-@＝]/);
});

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const rows = (delimiter: string, lineBreak = '\r\n') =>
  ['الاسم', 'سارة'].map((cell) => `${cell}${delimiter}x`).join(lineBreak);

test.each([
  ['UTF-16LE without a mark', Buffer.from(rows(','), 'utf16le')],
  ['UTF-16BE without a mark', utf16be(rows('\t'))],
  ['UTF-16LE with Latin text only', Buffer.from('name,x\r\nسارة,x', 'utf16le')],
  ['UTF-16BE with a mark and a named delimiter', utf16be(`\uFEFFsep=;\r\n${rows(';')}`)],
  ['a named delimiter with lines of old Macs', Buffer.from(`sep=;\r${rows(';', '\r')}`)],
  ['a named delimiter with a space', Buffer.from(`sep=; \r\n${rows(';')}`)],
  ['vertical lines', Buffer.from(rows('|'))],
])('reads a table in %s', (_name, bytes) => {
  expect(readTable(bytes, fields).rows.map(({ cells }) => cells[0]?.cell)).toEqual(['سارة']);
});

test.each([
  ['a workbook', Buffer.from('504b0304140000000800000021000000', 'hex')],
  ['a text with a NUL', Buffer.from('name\n\0x')],
  ['half a character of UTF-16', Buffer.concat([Buffer.from('name\n', 'utf16le'), Buffer.from([0, 0xd8])])],
])('refuses %s', (_name, bytes) => {
  expect(() => readTable(bytes, fields)).toThrow(ApiError);
});
