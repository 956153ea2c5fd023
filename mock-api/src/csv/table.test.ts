import { cleanText } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
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
